import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import type { By } from '../patients/store'
import { frameOf, type ImageRow } from '../records/rows'
import { isPointed } from './pointed'
import { inSlot } from './slot'
import { lockedImage, touch } from './store'

const set = (tx: Db, uuid: string, beside: 0 | 1) => tx.updateTable('image').set({ beside }).where('uuid', '=', uuid).execute()

/**
 * Makes an image the chosen one of its kind and keeps the previous one beside it. A window that has the other film open must
 * reload.
 */
export const chooseImage = (store: OpenDatabase, uuid: string, by: By): Promise<ImageRow> =>
  store.db.transaction().execute(async tx => {
    const { image, record } = await lockedImage({ ...store, db: tx }, { doctor: by.doctor, uuid })
    if (image.beside === 0) return image
    const earlier = await inSlot(tx, image.record_uuid, image.type)
    if (earlier) await set(tx, earlier.uuid, 1)
    await set(tx, uuid, 0)
    const filmChanged = isPointed(image.type) && (!earlier || frameOf(earlier) !== frameOf(image))
    await touch(tx, record, { at: by.at, filmChanged })
    const details = { record: record.uuid, type: image.type, hash: image.hash, before: earlier?.uuid ?? null }
    await note(tx, { ...by, action: 'imageChoose', entity: 'image', uuid, details })
    return { ...image, beside: 0 }
  })
