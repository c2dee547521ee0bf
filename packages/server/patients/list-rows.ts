import type { PatientRow as Row } from '@sella/contract/entities'
import { agenciesBy } from '../agencies/store'
import type { Db } from '../db/open'
import type { Signer } from '../files/signing'
import { fileRowsOf, tagsOf } from './file-rows'
import { type PatientRow, patientOf } from './rows'
import { matchOf } from './search-match'
import { recordSummaries } from './summaries'

interface Shown {
  readonly signer: Signer
  /** The search terms; empty without a search. */
  readonly terms: readonly string[]
}

/** Notes of records by case. */
const recordNotes = async (db: Db, cases: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const notes = new Map<string, string[]>(cases.map(uuid => [uuid, []]))
  const rows = await db
    .selectFrom('record')
    .select(['case_uuid', 'note'])
    .where('case_uuid', 'in', cases)
    .where('deleted_at', 'is', null)
    .where('note', 'is not', null)
    .execute()
  for (const { case_uuid, note } of rows) notes.get(case_uuid)?.push(note ?? '')
  return notes
}

/** Cases as shown in a list, with a summary of their records, tags and next visit. */
export const listRows = async (db: Db, rows: readonly PatientRow[], { signer, terms }: Shown): Promise<Row[]> => {
  const cases = rows.map(row => row.uuid)
  const agencyUuids = rows.flatMap(row => row.agency_uuid ?? [])
  // In parallel: each round trip to a remote database costs a turn of the event loop, of which a busy server has few.
  const [agencies, summaries, tags, files, notes] = await Promise.all([
    agenciesBy(db, agencyUuids),
    recordSummaries(db, { cases, signer }),
    tagsOf(db, cases),
    fileRowsOf(db, cases),
    terms.length > 0 && cases.length > 0 ? recordNotes(db, cases) : new Map<string, string[]>(),
  ])
  return rows.map(row => {
    const beside = { file: files.get(row.uuid), tags: tags.get(row.uuid) ?? [], records: notes.get(row.uuid) ?? [] }
    const hit = terms.length > 0 ? matchOf(row, beside, terms) : undefined
    return {
      ...patientOf(row, agencies.get(row.agency_uuid ?? '') ?? null),
      records: [...(summaries.get(row.uuid) ?? [])],
      tags: [...beside.tags],
      nextVisit: beside.file?.next_visit ?? null,
      nextVisitFor: beside.file?.next_visit_for ?? '',
      ...(hit ? { found: hit } : {}),
    }
  })
}
