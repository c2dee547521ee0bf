import { logKindOf } from '@sella/contract/access/logged'
import { needs } from '@sella/contract/access/needs'
import { type Action, actions } from '@sella/contract/access/roles'
import type { CallName } from '@sella/contract/calls/index'
import { expect, test } from 'vitest'
import { clinic as en } from '../../words/en/clinic'
import { clinic as zh } from '../../words/zh/clinic'

/** Actions a call may turn out to need. */
const actionsOf = (need: unknown): readonly Action[] =>
  typeof need === 'function' ? actions : actions.filter(each => each === need)

test('every call that a clinic’s log keeps is said in words, in both languages', () => {
  const kept = (Object.entries(needs) as [CallName, unknown][])
    .filter(([name, need]) => actionsOf(need).some(action => logKindOf(name, action, 1) !== null))
    // Lists and one's own things name no case and are not kept.
    .filter(
      ([name]) => !['events', 'patientGet', 'caseSearch', 'caseTags', 'analysisList', 'agencyGet', 'settingGet'].includes(name),
    )
    .map(([name]) => name)
  for (const name of kept) for (const { log } of [zh, en]) expect([name, name in log.calls]).toEqual([name, true])
})
