import { exportAccount } from '@sella/server/archive/export'
import { doctorNamed } from '@sella/server/auth/store'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readOptions } from '../options'
import { writeWhole } from '../output-file'
import { refused } from '../refusals'

const options = { data: { type: 'string' }, user: { type: 'string' }, output: { type: 'string', short: 'o' } } as const

/** Everything an account owns as a ZIP; a server may be running on the same data. */
export const exportCommand: Command = {
  usage: 'sella export [--data DIR] --user LOGIN -o FILE.zip',
  does: 'writes everything an account owns into a ZIP',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    const { user, output } = values
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (user === undefined || output === undefined) throw new WrongUsage('--user LOGIN and -o FILE.zip are needed')
    await withData(dataAt(values.data), async ({ store, files, now }) => {
      const doctor = await doctorNamed(store.db, user)
      if (!doctor) throw refused('noAccount', user)
      await writeWhole(output, await exportAccount({ db: store.db, files }, doctor.uuid, new Date(now())))
    })
    out(`${output}\n`)
  },
}
