import { type WrongDay, wrongRecordDay } from '@sella/ceph/patient/record-day'
import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { addingOnce, isUnanswered } from '../server/adding'
import { Refused } from '../server/refused'
import { type RecordFacts, sameFacts, saveFacts } from './facts'

/** The server calls. All throw `Refused`; the code RECORD_CONFLICT means that another version is stored. */
export interface RecordServer {
  readonly add: (facts: RecordFacts) => Promise<CaseRecord>
  readonly update: (onto: CaseRecord, facts: RecordFacts) => Promise<CaseRecord>
  /** The record as currently stored; null if it no longer exists. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
  readonly remove: (uuid: string) => Promise<unknown>
}

/** What is typed: `day` is YYYY-MM-DD, null if it cannot be read. */
export interface TypedRecord {
  readonly day: string | null
  readonly type: RecordType
}

/** What a day is judged by, both YYYY-MM-DD: the patient's birthday and the reader's calendar date. */
export interface DayLimits {
  readonly birthday: string | null
  readonly today: string
}

export type RecordSaved =
  | { readonly status: 'saved'; readonly record: CaseRecord }
  | { readonly status: 'wrong'; readonly day: WrongDay | 'unread' }
  /** Another window changed it differently to `record`; saving again overwrites that. */
  | { readonly status: 'conflict'; readonly record: CaseRecord }
  | { readonly status: 'refused'; readonly error: unknown }
  /** An earlier call is not answered yet; nothing was sent. */
  | { readonly status: 'busy' }

export type RecordRemoved = { readonly status: 'removed' } | Extract<RecordSaved, { readonly status: 'refused' | 'busy' }>

const wrongIn = (day: string | null, limits: DayLimits): WrongDay | 'unread' | null =>
  day === null ? 'unread' : wrongRecordDay(day, limits)

/** `saveFacts` over what it was last seen as; what an earlier call without a reply has stored is no other window's change. */
const savingOver = (record: CaseRecord, { update, current }: RecordServer) => {
  let base = record
  let unanswered: readonly RecordFacts[] = []
  const saved = async (facts: RecordFacts): Promise<RecordSaved> => {
    const outcome = await saveFacts(base, facts, { update, current })
    if (outcome.status === 'saved') return outcome
    base = outcome.record
    return unanswered.some(sent => sameFacts(sent, outcome.record)) ? saveFacts(base, facts, { update, current }) : outcome
  }
  return async (facts: RecordFacts): Promise<RecordSaved> => {
    try {
      const outcome = await saved(facts)
      unanswered = []
      return outcome
    } catch (error) {
      if (isUnanswered(error)) unanswered = [...unanswered, facts]
      throw error
    }
  }
}

/** Changes a record that the form itself has added; its earlier change without a reply is no other window's. */
const changing =
  ({ update, current }: RecordServer) =>
  async (added: CaseRecord, _: RecordFacts, facts: RecordFacts): Promise<CaseRecord> => {
    const outcome = await saveFacts(added, facts, { update, current })
    if (outcome.status === 'conflict') throw new Refused(409, 'RECORD_CONFLICT', '')
    return outcome.record
  }

/**
 * The form of a record's day and type: of a new one (`record` null), which is added once however often a reply is lost, or of a
 * stored one. One call at a time. `clock`: of a new record its time, THH:MM:SS, when the form was opened, so that what is sent again
 * is the same; a stored one keeps its own.
 */
export const makeRecordForm = (record: CaseRecord | null, server: RecordServer, clock: string) => {
  const time = record?.createday.slice(10) || clock
  const saveOver = record && savingOver(record, server)
  const addOnce = addingOnce<RecordFacts, CaseRecord>({ add: server.add, change: changing(server) })
  let isBusy = false
  const alone = async <T>(call: () => Promise<T>): Promise<T | Extract<RecordSaved, { status: 'refused' | 'busy' }>> => {
    if (isBusy) return { status: 'busy' }
    isBusy = true
    const outcome = await call().catch((error: unknown) => ({ status: 'refused', error }) as const)
    isBusy = false
    return outcome
  }
  return {
    save: async ({ day, type }: TypedRecord, limits: DayLimits): Promise<RecordSaved> => {
      const wrong = wrongIn(day, limits)
      if (wrong !== null) return { status: 'wrong', day: wrong }
      const facts = { createday: `${day}${time}`, type }
      return alone(async () => (saveOver ? saveOver(facts) : { status: 'saved', record: await addOnce(facts) }))
    },
    remove: async (uuid: string): Promise<RecordRemoved> =>
      alone(async () => {
        await server.remove(uuid)
        return { status: 'removed' }
      }),
  }
}
