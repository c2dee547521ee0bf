import { openData } from '@sella/server/data'
import { addDemo, demoSignIn } from '@sella/server/demo/demo'
import { tellServers } from '@sella/server/events/notices'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt } from '../data-folder'
import { readOptions } from '../options'

/** Adds the demo doctor and cases to a data folder, new or in use by a running server; a second run changes nothing. */
export const demo: Command = {
  usage: 'sella demo [--data DIR]',
  does: 'adds a demo doctor with synthetic cases and prints how to sign in',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    const data = await openData(dataAt(values.data))
    try {
      const doctor = await addDemo(data)
      await tellServers(data.store, { doctor, event: { type: 'cases' } })
    } finally {
      await data.close()
    }
    out(`Demo: sign in as ${demoSignIn.loginName} with ${demoSignIn.password}\n`)
  },
}
