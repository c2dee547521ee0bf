import { note } from '../audit/log'
import type { Db, Store } from '../db/open'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'
import { frameOf, type ImageRow, ownRecord } from '../records/rows'
import { inSlot, otherFilm, touch } from './store'

/** The images in the bin of a doctor's record, deleted last first. */
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

/** An image back in the slot it had; one that took its place goes to the bin. A record in the bin comes back first. */
export const restoreImage = ({ db }: Store, uuid: string, by: By): Promise<ImageRow> =>
  db.transaction().execute(async tx => {
    const image = await binned(tx, { doctor: by.doctor, uuid })
    const record = await ownRecord(tx, { doctor: by.doctor, uuid: image.record_uuid })
    const other = await inSlot(tx, image.record_uuid, image.type)
    if (other) await tx.updateTable('image').set({ deleted_at: by.at }).where('uuid', '=', other.uuid).execute()
    await tx.updateTable('image').set({ deleted_at: null }).where('uuid', '=', uuid).execute()
    const filmChanged =
      image.type === 'Lateral_Ceph' && (other ? frameOf(other) !== frameOf(image) : otherFilm(record, frameOf(image)))
    await touch(tx, record, { at: by.at, filmChanged })
    const details = { record: record.uuid, type: image.type, hash: image.hash, replaced: other?.uuid ?? null }
    await note(tx, { ...by, action: 'imageRestore', entity: 'image', uuid, details })
    return { ...image, deleted_at: null }
  })
