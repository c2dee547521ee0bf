import { readConfig } from '@sella/server/config'
import { addDemo, demoSignIn } from '@sella/server/demo/demo'
import { startServer } from '@sella/server/main'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { readOptions } from '../options'

/** Adds the demo doctor and cases to a data folder; a second time it changes nothing. */
export const demo: Command = {
  usage: 'sella demo [--data DIR]',
  does: 'adds a demo doctor with synthetic cases and prints how to sign in',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    // Port 0 on the loopback: the demo goes through the same intake as an upload, without serving anybody.
    const config = readConfig({
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      ...(values.data ? { SELLA_DATA: values.data } : {}),
    })
    const server = await startServer(config)
    try {
      await addDemo(server.ports)
    } finally {
      await server.close()
    }
    out(`Demo: sign in as ${demoSignIn.loginName} with ${demoSignIn.password}\n`)
  },
}
