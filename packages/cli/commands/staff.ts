import { setStaff, staffNames } from '@sella/server/chat/staff'
import { tellServers } from '@sella/server/events/notices'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { dataAt, withData } from '../data-folder'
import { readOptions } from '../options'
import { refused } from '../refusals'

/** Manages who answers customer service. An account removed from the staff is signed out everywhere. */
export const staff: Command = {
  usage: 'sella staff add LOGIN | remove LOGIN | list [--data DIR]',
  does: 'says which accounts answer customer service',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { data: { type: 'string' } })
    const [verb, name, ...more] = positionals
    const naming = verb === 'add' || verb === 'remove'
    if (more.length > 0 || !(naming ? name !== undefined : verb === 'list' && name === undefined))
      throw new WrongUsage('add LOGIN, remove LOGIN or list')
    await withData(dataAt(values.data), async ({ store, store: { db }, now }) => {
      if (naming && !(await setStaff(db, name ?? '', { staff: verb === 'add', now: now() })))
        throw refused('noAccount', name ?? '')
      if (naming) await tellServers(store, 'sessions')
      const names = await staffNames(db)
      out(naming ? `${name} ${verb === 'add' ? 'answers' : 'no longer answers'} customer service\n` : `${names.join('\n')}\n`)
    })
  },
}
