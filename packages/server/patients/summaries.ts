import type { PatientRow, RecordType } from '@sella/contract/entities'
import { sql } from 'kysely'
import type { Db } from '../db/open'
import type { Signer } from '../files/signing'

type Summary = PatientRow['records'][number]

/** The records of these cases outside the bin, with a summary of their images, oldest first. */
const rowsOf = (db: Db, cases: readonly string[]) =>
  db
    .selectFrom('record')
    .leftJoin('image', join => join.onRef('image.record_uuid', '=', 'record.uuid').on('image.deleted_at', 'is', null))
    .leftJoin('record_index', 'record_index.record_uuid', 'record.uuid')
    .select('record_index.reported')
    .select(['record.uuid', 'record.case_uuid', 'record.createday', 'record.type', 'record.has_tracing', 'record.ceph_film'])
    .select(eb => eb.fn.count<number>('image.uuid').as('photos'))
    .select(
      sql<
        string | null
      >`max(case when image.type = 'Lateral_Ceph' and image.beside = 0 then coalesce(image.frame, image.hash) end)`.as('film'),
    )
    .select(
      sql<
        string | null
      >`max(case when image.type = 'Lateral_Ceph' and image.beside = 0 then coalesce(image.shown, image.hash) end)`.as('shown'),
    )
    .where('record.case_uuid', 'in', cases)
    .where('record.deleted_at', 'is', null)
    .groupBy([
      'record.uuid',
      'record.case_uuid',
      'record.createday',
      'record.type',
      'record.has_tracing',
      'record.ceph_film',
      'record.created_at',
      'record_index.reported',
    ])
    .orderBy('record.createday')
    .orderBy('record.created_at')
    .execute()

const summaryOf = (row: Awaited<ReturnType<typeof rowsOf>>[number], signer: Signer): Summary => ({
  uuid: row.uuid,
  createday: row.createday,
  type: row.type as RecordType,
  photos: row.photos,
  hasFilm: row.film !== null,
  hasTracing: row.has_tracing === 1 && (row.film === null || row.ceph_film === null || row.film === row.ceph_film),
  hasReport: row.reported === 1,
  cephThumbUrl: row.shown === null ? null : signer.url(`thumb/${row.shown}`),
})

/** What the list shows of these cases' records, in one query, oldest first. */
export const recordSummaries = async (
  db: Db,
  { cases, signer }: { readonly cases: readonly string[]; readonly signer: Signer },
): Promise<ReadonlyMap<string, readonly Summary[]>> => {
  const summaries = new Map<string, Summary[]>(cases.map(uuid => [uuid, []]))
  const rows = cases.length === 0 ? [] : await rowsOf(db, cases)
  for (const row of rows) summaries.get(row.case_uuid)?.push(summaryOf(row, signer))
  return summaries
}
