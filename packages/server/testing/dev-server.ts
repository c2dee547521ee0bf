import { parseArgs } from 'node:util'
import { startServer } from '../app/main'
import { readConfig } from '../config'
import { addDemo } from '../demo/demo'

/** The server from source, for the front end's development: `npx tsx packages/server/testing/dev-server.ts --port N --data DIR [--demo]`. */
const { values } = parseArgs({
  options: { port: { type: 'string' }, data: { type: 'string' }, web: { type: 'string' }, demo: { type: 'boolean' } },
})
const config = readConfig({
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  SELLA_LOG: 'warn',
  SELLA_SIGN_INS: '1000',
  SELLA_REGISTRATIONS: '1000',
  SELLA_CALLS_PER_MINUTE: '0',
  ...process.env,
  ...(values.port ? { PORT: values.port } : {}),
  ...(values.data ? { SELLA_DATA: values.data } : {}),
  ...(values.web ? { SELLA_WEB: values.web } : {}),
})
const server = await startServer(config)
process.stdout.write(`${server.address}\n`)
if (values.demo) await addDemo(server.ports)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close().then(() => process.exit(0)))
