import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { steadily } from '../readings/steady'
import { findTraced } from '../search/find'
import { scopeOf } from '../search/scope'
import { type CaseRecords, measuredTable } from './measured'
import { writtenTable } from './written'

/** Most records in a table; more would occupy a server for minutes. */
const mostRecords = 5_000

const recordsOf = async (db: Db, caseUuid: string): Promise<CaseRecords> => {
  const rows = await db
    .selectFrom('record')
    .select('uuid')
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .execute()
  return { caseUuid, records: rows.map(row => row.uuid) }
}

/** Groups consecutive rows by case. */
const byCase = (rows: readonly { readonly caseUuid: string; readonly recordUuid: string }[]): readonly CaseRecords[] => {
  const cases = new Map<string, string[]>()
  for (const { caseUuid, recordUuid } of rows) cases.set(caseUuid, [...(cases.get(caseUuid) ?? []), recordUuid])
  return [...cases].map(([caseUuid, records]) => ({ caseUuid, records }))
}

/** The measurements of a case, or of everything a search finds, for spreadsheets, statistics and other programs. */
export const measuredCalls = ({
  store: { db },
}: {
  readonly store: OpenDatabase
}): Part<'caseMeasurements' | 'searchMeasurements'> => ({
  caseMeasurements: async ({ caseUuid, ...asked }, { doctor }) => {
    await ownPatient(db, { doctor, uuid: caseUuid })
    const gather = async () => measuredTable(db, doctor, { wish: asked, cases: [await recordsOf(db, caseUuid)] })
    return writtenTable(await steadily(db, { doctor, caseUuid }, gather), asked)
  },
  searchMeasurements: async ({ filter, today, ...asked }, { doctor, only }) => {
    const scope = await scopeOf(db, { doctor, only, today, filter })
    const traced = await findTraced(db, filter, { ...scope, limit: mostRecords + 1 })
    if (traced.length > mostRecords) throw new Refusal('TABLE_TOO_LARGE', { count: traced.length, limit: mostRecords })
    return writtenTable(await measuredTable(db, doctor, { wish: asked, cases: byCase(traced) }), asked)
  },
})
