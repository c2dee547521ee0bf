import { startServer } from '../app/main'
import { readConfig } from '../config'

/** A server in a process of its own, to be killed: prints its address once it answers. */
const { address } = await startServer(
  readConfig({ ...process.env, HOST: '127.0.0.1', PORT: '0', SELLA_LOG: 'silent', SELLA_CALLS_PER_MINUTE: '0' }),
)
process.stdout.write(`${address}\n`)
