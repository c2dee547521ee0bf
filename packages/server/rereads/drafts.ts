import { fromStored } from '@sella/contract/documents/tracing'
import type { RereadDraftRow } from '@sella/contract/rereads'
import type { Db } from '../db/open'
import { filmOf, frameOf, imagesOf } from '../records/rows'
import type { ByPerson } from './own-errors'

const placedIn = (text: string): number => {
  const read = fromStored(text)
  return read.ok ? Object.keys(read.value.points).length : 0
}

/**
 * A reader's unfinished blind tracings, last changed first, without those whose film has left its record or is now in another
 * frame.
 */
export const draftsOf = async (db: Db, { doctor, person }: ByPerson): Promise<RereadDraftRow[]> => {
  const rows = await db
    .selectFrom('reread_draft as draft')
    .innerJoin('record', 'record.uuid', 'draft.record_uuid')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .selectAll('draft')
    .select(['record.case_uuid', 'record.createday', 'patient.name as patient'])
    .where('draft.doctor_id', '=', doctor)
    .where('draft.person_id', '=', person)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .orderBy('draft.updated_at', 'desc')
    .orderBy('draft.uuid')
    .execute()
  if (rows.length === 0) return []
  const images = await imagesOf(
    db,
    rows.map(row => row.record_uuid),
  )
  const onIt = (row: (typeof rows)[number]): boolean => {
    const film = filmOf(images.filter(image => image.record_uuid === row.record_uuid))
    return film !== null && frameOf(film) === row.film
  }
  return rows.filter(onIt).map(row => ({
    ...{ uuid: row.uuid, recordUuid: row.record_uuid, caseUuid: row.case_uuid, patient: row.patient, createday: row.createday },
    ...{ reader: row.reader, name: row.name, placed: placedIn(row.ceph_points), updatedAt: row.updated_at },
  }))
}
