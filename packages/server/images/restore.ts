import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'
import { lockedRecord } from '../records/locked'
import { type ImageRow, ownRecord, type RecordRow } from '../records/rows'
import { inSlot } from './slot'
import { otherShown, touch } from './store'

/** The images in the bin of a doctor's record, last deleted first. */
export const binnedImages = async (
  db: Db,
  { doctor, record }: { readonly doctor: string; readonly record: string },
): Promise<ImageRow[]> => {
  await ownRecord(db, { doctor, uuid: record })
  return db
    .selectFrom('image')
    .selectAll()
    .where('record_uuid', '=', record)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('uuid')
    .execute()
}

const binned = async (tx: Db, { doctor, uuid }: { doctor: string; uuid: string }): Promise<ImageRow> => {
  const image = await tx
    .selectFrom('image')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  if (!image) throw new Refusal('NOT_FOUND')
  return image
}

/** Takes an image out of the bin into its slot, or beside the image that has it; an image not kept `beside` displaces that one. */
export const putBack = async (
  tx: Db,
  { image, record, by }: { readonly image: ImageRow; readonly record: RecordRow; readonly by: By },
): Promise<ImageRow> => {
  const { uuid } = image
  const other = await inSlot(tx, image.record_uuid, image.type)
  const beside = image.beside === 1 && other ? 1 : 0
  if (other && !beside) await tx.updateTable('image').set({ beside: 1 }).where('uuid', '=', other.uuid).execute()
  await tx.updateTable('image').set({ deleted_at: null, beside }).where('uuid', '=', uuid).execute()
  const filmChanged = !beside && otherShown(record, image, other)
  await touch(tx, record, { at: by.at, filmChanged })
  const details = { record: record.uuid, type: image.type, hash: image.hash, replaced: beside ? null : (other?.uuid ?? null) }
  await note(tx, { ...by, action: 'imageRestore', entity: 'image', uuid, details })
  return { ...image, deleted_at: null, beside }
}

/**
 * Returns an image to its slot; an image that has taken the slot is kept beside it. An image that was kept beside another one
 * returns there if its slot is taken. A record in the bin must be restored first.
 */
export const restoreImage = (store: OpenDatabase, uuid: string, by: By): Promise<ImageRow> =>
  store.db.transaction().execute(async tx => {
    const which = { doctor: by.doctor, uuid }
    const { record_uuid } = await binned(tx, which)
    const record = await lockedRecord({ ...store, db: tx }, { doctor: by.doctor, uuid: record_uuid })
    // Only now: somebody else may have restored it while the record was waited for.
    return putBack(tx, { image: await binned(tx, which), record, by })
  })
