import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '@sella/server/app/main'
import { readConfig } from '@sella/server/config'
import { addDemo, demoDoctor, demoSignIn } from '@sella/server/demo/demo'
import { Refusal } from '@sella/server/http/refusal'
import type { Command, Refused } from '../command'
import { WrongUsage } from '../command'
import { readOptions } from '../options'
import { refused } from '../refusals'

const options = {
  data: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'with-demo': { type: 'boolean', default: false },
} as const

const configFrom = (args: readonly string[], root: string) => {
  const { values, positionals } = readOptions(args, options)
  if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
  const web = join(root, 'dist', 'web')
  try {
    const config = readConfig({
      ...process.env,
      ...(existsSync(web) ? { SELLA_WEB: process.env.SELLA_WEB ?? web } : {}),
      SELLA_MODELS: process.env.SELLA_MODELS ?? join(root, 'packages', 'detect', 'models'),
      ...(values.port ? { PORT: values.port } : {}),
      ...(values.host ? { HOST: values.host } : {}),
      ...(values.data ? { SELLA_DATA: values.data } : {}),
    })
    return { config, withDemo: values['with-demo'] }
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

const whyNotStarted = (error: unknown, port: number): Refused => {
  if (error instanceof Refusal) return refused('other', error.cause ?? error)
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return refused('portTaken', port)
  return code === 'EACCES' ? refused('portForbidden', port) : refused('other', error)
}

/** The server with the built web application, until SIGINT or SIGTERM. */
export const serve: Command = {
  usage: 'sella serve [--data DIR] [--port N] [--host H]',
  does: 'serves the web application and its calls on one port',
  run: async ({ args, root, out }) => {
    const { config, withDemo } = configFrom(args, root)
    const server = await startServer(config).catch(error => {
      throw whyNotStarted(error, config.port)
    })
    out(`Sella: ${server.address}\nData:  ${config.dataFolder}\n`)
    if (withDemo) {
      await demoDoctor(server.ports)
      out(`Demo:  sign in as ${demoSignIn.loginName} with ${demoSignIn.password}; its cases appear within seconds\n`)
      await addDemo(server.ports)
    }
    await new Promise<void>(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    })
    await server.drain()
  },
}
