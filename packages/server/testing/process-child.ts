import { startServer } from '../app/main'
import { readConfig } from '../config'

/** A server in a process of its own, to be killed: prints its address once it answers. */
const { address } = await startServer(readConfig(process.env))
process.stdout.write(`${address}\n`)
