import { type FaceView, faceViews } from '@sella/ceph/data/face-views'
import type { Lang } from '@sella/ceph/words'
import type { Db, OpenDatabase } from '../db/open'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { ownPatient } from '../patients/rows'
import { asItIs, eachSteadily, type Gathering, steadily } from '../readings/steady'
import { findFaced, findTraced } from '../search/find'
import { wholeScopeOf } from '../search/scope'
import { faceTable } from './faces'
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

const viewIn = (analysis: string): FaceView | null => faceViews.find(view => view === analysis) ?? null

/** By an analysis of the film, or of all that a view of the face measures. */
const tableBy = async (
  db: Db,
  doctor: string,
  {
    wish,
    ...of
  }: { readonly wish: { analysis: string; lang: Lang }; readonly cases: readonly CaseRecords[]; readonly part: Gathering },
) => {
  const view = viewIn(wish.analysis)
  if (!view) return measuredTable(db, doctor, { wish, ...of })
  const table = await faceTable(db, { wish: { ...wish, view }, ...of })
  if (table.cases.length === 0) throw new Refusal('FACE_NOT_MEASURED')
  return table
}

/** The measurements of a case, or of everything a search finds, for spreadsheets, statistics and other programs. */
export const measuredCalls = ({
  store: { db },
}: {
  readonly store: OpenDatabase
}): Part<'caseMeasurements' | 'searchMeasurements'> => ({
  caseMeasurements: async ({ caseUuid, ...asked }, { doctor }) => {
    await ownPatient(db, { doctor, uuid: caseUuid })
    const gather = async () => tableBy(db, doctor, { wish: asked, cases: [await recordsOf(db, caseUuid)], part: asItIs })
    return writtenTable(await steadily(db, { doctor, caseUuid }, gather), asked)
  },
  searchMeasurements: async ({ filter, today, ...asked }, { doctor, only }) => {
    const scope = await wholeScopeOf(db, { doctor, only, today, filter })
    const find = viewIn(asked.analysis) ? findFaced : findTraced
    const records = await find(db, filter, { ...scope, limit: mostRecords + 1 })
    if (records.length > mostRecords) throw new Refusal('TABLE_TOO_LARGE', { count: records.length, limit: mostRecords })
    return writtenTable(await tableBy(db, doctor, { wish: asked, cases: byCase(records), part: eachSteadily(db, doctor) }), asked)
  },
})
