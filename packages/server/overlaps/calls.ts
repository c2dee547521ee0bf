import { overlapSchemesDocument } from '@sella/contract/documents/overlap-schemes'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import { overlapOf, saveOverlap } from './store'

/** The superimposition schemes of a case. */
export const overlapCalls = ({
  store,
  now,
}: {
  readonly store: OpenDatabase
  readonly now: Clock
}): Part<'overconfigFind' | 'overconfigUpdate'> => ({
  overconfigFind: ({ caseUuid }, { doctor }) => overlapOf(store.db, { doctor, caseUuid }),
  overconfigUpdate: async (input, { doctor }) => {
    checkJson(input.content, 'content')
    const field = overlapSchemesDocument.faultIn(input.content)
    if (field) throw new Refusal('INPUT_INVALID', { field })
    await saveOverlap(store, input, { doctor, at: instant(now()) })
    return {}
  },
})
