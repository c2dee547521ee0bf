import { type ClinicRole, clinicRoles, may } from '@sella/contract/access/roles'
import { expect, test } from 'vitest'
import { send, takeTool } from '../bench/bench'
import { startEditing } from '../session/session'
import { deskDriver } from '../testing/desk-driver'
import { tools } from '../tools/index'
import { commands } from './all-commands'
import { type Acts, type CommandContext, isThere, perform } from './command'
import { commandOf, offered } from './table'

const nothing = () => undefined
const acts: Acts = {
  ...{ save: nothing, cancel: nothing, reset: nothing, auto: nothing, selectRecord: nothing },
  ...{ switchLanguage: nothing, tellNoEdge: nothing, tellNoCandidate: nothing, refuse: nothing },
  turn: { left: nothing, right: nothing, mirror: nothing, level: nothing, restore: nothing },
}

const tableOf = (role: ClinicRole): CommandContext => ({ desk: deskDriver({ may: action => may(role, action) }), acts })

/** What changes a tracing or takes it out of the house; all else is for the eye. */
const tracing = ['edit', 'clearPoints', 'place', 'ruler', 'auto', 'film.left', 'film.mirror']
const judged = { export: 'report', custom: 'house' } as const

for (const role of clinicRoles) {
  test(`a ${role} is offered what the role may do, and nothing else`, () => {
    const table = tableOf(role)
    for (const id of tracing) expect([id, isThere(commandOf(id), table)]).toEqual([id, may(role, 'trace')])
    for (const [id, action] of Object.entries(judged))
      expect([id, isThere(commandOf(id), table)]).toEqual([id, may(role, action)])
    for (const command of offered(table))
      expect([command.id, command.needs ? may(role, command.needs) : true]).toEqual([command.id, true])
  })
}

test('no way of the hand changes the tracing of who may only look', () => {
  const table = tableOf('reader')
  const { bench } = table.desk
  const before = bench.session.get().present
  for (const id of Object.keys(tools) as (keyof typeof tools)[]) {
    takeTool(bench, id)
    send(bench, { type: 'key', key: 'ArrowLeft', shift: true })
    send(bench, { type: 'key', key: 'Delete', shift: false })
  }
  for (const command of commands) perform(command, table, { key: 'Delete', shift: false, mod: false })
  bench.session.set(startEditing)
  expect(bench.session.get().mode).toBe('reading')
  expect(bench.session.get().present).toBe(before)
})

test('a table at one’s own desk offers everything it offered before', () => {
  const all = offered({ desk: deskDriver(), acts }).map(({ id }) => id)
  expect(all).toEqual(offered(tableOf('owner')).map(({ id }) => id))
  for (const id of ['edit', 'place', 'ruler', 'export', 'auto']) expect(all).toContain(id)
})
