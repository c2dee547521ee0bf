import type { BinnedRecord, RecordType } from '@sella/contract/entities'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import { Refusal } from '../http/refusal'
import { findAnew, ownPatient } from '../patients/rows'
import { type By, touchPatient } from '../patients/store'
import { allImagesOf, filmOf, type ImageRow, type RecordRow, shownOf, tracingOf } from './rows'

const summaryOf = (row: RecordRow, images: readonly ImageRow[], signer: Signer): BinnedRecord => {
  const film = filmOf(images)
  return {
    uuid: row.uuid,
    createday: row.createday,
    type: row.type as RecordType,
    photos: images.length,
    hasFilm: film !== null,
    hasTracing: row.has_tracing === 1 && tracingOf(row, images) !== null,
    cephThumbUrl: film ? signer.url(`thumb/${shownOf(film)}`) : null,
    deletedAt: row.deleted_at ?? '',
  }
}

/** The records in the bin of a doctor's case, last deleted first. */
export const binnedOf = async (
  db: Db,
  { doctor, caseUuid, signer }: { readonly doctor: string; readonly caseUuid: string; readonly signer: Signer },
): Promise<BinnedRecord[]> => {
  await ownPatient(db, { doctor, uuid: caseUuid })
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('uuid')
    .execute()
  const images = await allImagesOf(
    db,
    rows.map(row => row.uuid),
  )
  return rows.map(row =>
    summaryOf(
      row,
      images.filter(image => image.record_uuid === row.uuid),
      signer,
    ),
  )
}

/**
 * Restores a record unchanged from the bin; its version increases, so that a window that still shows it must reload before it
 * saves.
 */
export const restoreRecord = ({ db }: OpenDatabase, uuid: string, by: By): Promise<RecordRow> =>
  db.transaction().execute(async tx => {
    const row = await tx
      .updateTable('record')
      .set(eb => ({ deleted_at: null, updated_at: by.at, version: eb('version', '+', 1) }))
      .where('uuid', '=', uuid)
      .where('doctor_id', '=', by.doctor)
      .where('deleted_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    // A case in the bin must be restored first: the refusal rolls back the change above.
    await ownPatient(tx, { doctor: by.doctor, uuid: row.case_uuid })
    if (row.note !== null) await findAnew(tx, row.case_uuid)
    await touchPatient(tx, row.case_uuid, by.at)
    await note(tx, { ...by, action: 'timebarRestore', entity: 'record', uuid, details: { version: row.version } })
    return row
  })
