import { createHash } from 'node:crypto'
import { changesNothing, editedSize, editText, keepsPlaces, type PictureEdit, placesText } from '@sella/contract/picture-edit'
import { note } from '../audit/log'
import type { Db, Store } from '../db/open'
import { keepRenditions, renditionsOf } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'
import { frameOf, type ImageRow, type RecordRow, shownOf } from '../records/rows'
import { pointsLieOn } from './points-on'
import { ownImage, touch } from './store'

export type EditColumns = Pick<ImageRow, 'recipe' | 'shown' | 'frame' | 'plain_width' | 'plain_height' | 'width' | 'height'>

const nameOf = (hash: string, text: string): string => createHash('sha256').update(`${hash} ${text}`).digest('hex')

interface Plain {
  readonly hash: string
  readonly width: number
  readonly height: number
}

/** The columns of a picture (as its file shows it) after an edit; null, or an edit that changes nothing, restores it. */
export const editColumns = ({ hash, width, height }: Plain, edit: PictureEdit | null): EditColumns => {
  if (edit === null || changesNothing(edit))
    return { recipe: null, shown: null, frame: null, plain_width: null, plain_height: null, width, height }
  return {
    recipe: JSON.stringify(edit),
    shown: nameOf(hash, editText(edit)),
    frame: keepsPlaces(edit) ? null : nameOf(hash, placesText(edit)),
    plain_width: width,
    plain_height: height,
    ...editedSize({ width, height }, edit),
  }
}

const plainOf = ({ hash, width, height, plain_width, plain_height }: ImageRow): Plain => ({
  hash,
  width: plain_width ?? width,
  height: plain_height ?? height,
})

/** A film that is being detected will get points where its pixels lie now. */
const isDetected = async (tx: Db, record: string): Promise<boolean> =>
  (await tx
    .selectFrom('job')
    .select('uuid')
    .where('subject', '=', record)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()) !== undefined

const checkPoints = async (tx: Db, { image, record }: { image: ImageRow; record: RecordRow }): Promise<void> => {
  const film = image.type === 'Lateral_Ceph'
  if (pointsLieOn(record, image) || (film && (await isDetected(tx, record.uuid)))) throw new Refusal('IMAGE_HAS_POINTS')
}

interface Wish {
  readonly uuid: string
  readonly recipe: PictureEdit | null
}

/** Looks whether an edit may be made, and what it makes of the image's row. */
const planned = async (tx: Db, { uuid, recipe }: Wish, by: By) => {
  const found = await ownImage(tx, { doctor: by.doctor, uuid })
  const { image } = found
  if (image.width === 0) throw new Refusal('IMAGE_NOT_EDITABLE')
  const columns = editColumns(plainOf(image), recipe)
  const moves = frameOf({ ...image, ...columns }) !== frameOf(image)
  if (moves) await checkPoints(tx, found)
  return { ...found, columns, moves }
}

/** Whether any image still shows these renditions. */
const isShown = async (db: Db, shown: string): Promise<boolean> =>
  (await db.selectFrom('image').select('uuid').where('shown', '=', shown).limit(1).executeTakeFirst()) !== undefined

/**
 * Changes what is shown of a doctor's image, or restores it. Its original stays as it is. Pixels under points are never moved;
 * when a film's pixels move, a window that has it open must look again before it saves.
 */
export const editImage = async (
  { store, files }: { readonly store: Store; readonly files: FileStore },
  wish: Wish,
  by: By,
): Promise<ImageRow> => {
  const { image, columns } = await planned(store.db, wish, by)
  const fresh = { ...image, ...columns }
  if (shownOf(fresh) === shownOf(image)) return image
  const made = columns.recipe ? await renditionsOf(files, fresh) : null
  if (made) await keepRenditions(files, shownOf(fresh), made)
  const row = await store.db.transaction().execute(async tx => {
    const { image: now, record, moves } = await planned(tx, wish, by)
    await tx.updateTable('image').set(columns).where('uuid', '=', wish.uuid).execute()
    await touch(tx, record, { at: by.at, filmChanged: moves && now.type === 'Lateral_Ceph' })
    const details = { hash: now.hash, before: now.recipe, after: columns.recipe }
    await note(tx, { ...by, action: 'imageEdit', entity: 'image', uuid: wish.uuid, details })
    return { ...now, ...columns }
  })
  if (image.shown) await files.remove(image.shown, () => isShown(store.db, image.shown ?? ''))
  return row
}
