import { type ReadingOrder, type Reread, type RereadFilm, readingOrder } from '@sella/contract/rereads'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open'
import type { RereadTable } from '../db/record-tables'
import { fileScaleOf, filmOf, frameOf, type ImageRow, imagesOf, type RecordRow, tracingOf } from '../records/rows'

export type RereadRow = Selectable<RereadTable>

/** A stored place in the order of a set; null where there is none. */
export const orderOf = (text: string | null): ReadingOrder | null => (text === null ? null : readingOrder.parse(JSON.parse(text)))

export const storedOrder = (order: ReadingOrder | null | undefined): string | null => (order ? JSON.stringify(order) : null)

export const rereadOf = (row: RereadRow): Reread => ({
  uuid: row.uuid,
  recordUuid: row.record_uuid,
  reader: row.reader,
  name: row.name,
  person: row.person_id,
  cephPoints: row.ceph_points,
  order: orderOf(row.film_order),
  createdAt: row.created_at,
})

interface Named {
  readonly case_uuid: string
  readonly patient: string
}

/** A reading of a film that has left its record, or is now in another frame, has nothing to be compared with. */
const besideOwn = (row: RereadRow, record: RecordRow & Named, images: readonly ImageRow[]): RereadFilm => {
  const film = filmOf(images)
  const same = film !== null && frameOf(film) === row.film
  return {
    ...rereadOf(row),
    caseUuid: record.case_uuid,
    patient: record.patient,
    createday: record.createday,
    first: same ? tracingOf(record, images) : null,
    firstAt: same ? record.traced_at : null,
    fileScale: film && fileScaleOf(film),
  }
}

/** All further readings of a doctor's records, oldest first, where record and case are outside the bin. */
export const rereadsOf = async (db: Db, doctor: string): Promise<RereadFilm[]> => {
  const rows = await db
    .selectFrom('reread')
    .selectAll()
    .where('doctor_id', '=', doctor)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute()
  const uuids = [...new Set(rows.map(row => row.record_uuid))]
  if (uuids.length === 0) return []
  const records = await db
    .selectFrom('record')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .selectAll('record')
    .select('patient.name as patient')
    .where('record.uuid', 'in', uuids)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .execute()
  const byUuid = new Map(records.map(record => [record.uuid, record]))
  const images = await imagesOf(db, [...byUuid.keys()])
  return rows.flatMap(row => {
    const record = byUuid.get(row.record_uuid)
    return record
      ? [
          besideOwn(
            row,
            record,
            images.filter(image => image.record_uuid === record.uuid),
          ),
        ]
      : []
  })
}
