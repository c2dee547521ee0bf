import { doctorNamed } from '@sella/server/auth/store'
import { tellServers } from '@sella/server/events/notices'
import { endSessions } from '@sella/server/user/sessions'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

/** For a lost device, somebody who left, or a break-in. */
export const signOut: Command = {
  usage: 'sella sign-out LOGIN | --all [--data DIR]',
  does: 'ends every session of an account, or of all',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' }, all: { type: 'boolean' } })
    const [name, ...more] = positionals
    if (more.length > 0 || (name === undefined) !== (values.all === true)) throw new WrongUsage('LOGIN, or --all')
    await withData(dataAt(values.data), async ({ store, store: { db } }) => {
      const doctor = name === undefined ? null : await doctorNamed(db, name)
      if (name !== undefined && !doctor) throw refused('noAccount', name)
      const ended = await endSessions(db, doctor?.uuid ?? null)
      await tellServers(store, 'sessions')
      out(`${ended} sessions ended\n`)
    })
  },
}
