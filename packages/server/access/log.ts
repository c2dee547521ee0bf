import { logKindOf } from '@sella/contract/access/logged'
import type { CallName } from '@sella/contract/calls/index'
import { diskTrouble } from '../db/disk-trouble'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { appendLog, type LogEntry } from './chain'
import type { Granted } from './gate'

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  readonly fail: (error: unknown) => void
}

/**
 * Opening a case makes several calls, and people return to it: within this time (ms) one entry records that the person saw it.
 */
const seenFor = 900_000

/** The only input fields the log may store: roles and names of things, never anything about a patient. */
const kept = ['person', 'persons', 'role', 'days', 'casesTo', 'recordUuid', 'uuid', 'clinic', 'format', 'kind'] as const

const detailsOf = (input: unknown): LogEntry['details'] => {
  const given = input as Readonly<Record<string, unknown>>
  return Object.fromEntries(kept.flatMap(key => (given[key] === undefined ? [] : [[key, given[key]]])))
}

/** Whether the same was seen recently: of the same case or, if it belongs to no case yet, of the same object. */
const seenLately = async (db: Db, { clinic, person, action, caseUuid, details }: LogEntry, since: string): Promise<boolean> =>
  (await db
    .selectFrom('clinic_log')
    .select('seq')
    .where('clinic_uuid', '=', clinic)
    .where('person_id', '=', person)
    .$if(caseUuid !== null, q => q.where('case_uuid', '=', caseUuid))
    .$if(caseUuid === null, q => q.where('action', '=', action).where('details', '=', JSON.stringify(details)))
    .where('at', '>', since)
    .where('kind', '=', 'see')
    .executeTakeFirst()) !== undefined

/** When what a change made was written: by it the entry finds what is kept of the change (`clinic/log-changes`). */
const writtenAt = (output: unknown): LogEntry['details'] => {
  const { updatedAt } = (output ?? {}) as { readonly updatedAt?: unknown }
  return typeof updatedAt === 'string' ? { written: updatedAt } : {}
}

const addedCase = (name: CallName, output: unknown): readonly string[] =>
  name === 'patientAdd' ? [(output as { readonly uuid: string }).uuid] : []

/**
 * Writes a call made at a clinic's desk into its log before the reply is sent: what cannot be logged is not shown. The one
 * exception is a full or read-only disk, which must not keep anybody from reading a case; the server's own log then records the
 * missing entry.
 */
export const logging =
  ({ store, now, fail }: Ports) =>
  async (name: CallName, input: unknown, { granted, output }: { granted: Granted; output: unknown }): Promise<void> => {
    const { doctor: clinic, person, entry } = granted
    if (entry === null) return
    const cases = entry.cases.length > 0 ? entry.cases : addedCase(name, output)
    const kind = logKindOf(name, entry.action, cases.length)
    if (kind === null) return
    const at = instant(now())
    const details = { ...detailsOf(input), ...(kind === 'change' ? writtenAt(output) : {}) }
    try {
      for (const caseUuid of cases.length > 0 ? cases : [null]) {
        const entry: LogEntry = { clinic, at, person, action: name, kind, caseUuid, details }
        if (kind === 'see' && (await seenLately(store.db, entry, instant(now() - seenFor)))) continue
        await store.db.transaction().execute(tx => appendLog(tx, store.engine, entry))
      }
    } catch (error) {
      if (kind !== 'see' || diskTrouble(error) === null) throw error
      fail(error)
    }
  }
