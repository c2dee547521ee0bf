import type { ImageKind } from '@sella/contract/entities'
import { editText, type PictureEdit, unedited } from '@sella/contract/picture-edit'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { keepRenditions, renditionsOf } from '../files/renditions'
import { plainName } from '../files/shown-name'
import type { FileStore } from '../files/store'
import { removeUnused } from '../files/unused'
import { Refusal } from '../http/refusal'
import type { By } from '../patients/store'
import { editColumns, type PlainPicture } from '../records/edit-columns'
import { frameOf, type ImageRow, shownOf } from '../records/rows'
import { carriedOver } from './carry'
import { isPointed } from './pointed'
import { liesOnImage, nameThePicture } from './points-on'
import { lockedImage, type Own, ownImage, touch } from './store'

const plainOf = ({ hash, width, height, plain_width, plain_height }: ImageRow): PlainPicture => ({
  hash,
  width: plain_width ?? width,
  height: plain_height ?? height,
})

/** A detection in progress will place its points by the present pixels. */
const isDetected = async (tx: Db, record: string): Promise<boolean> =>
  (await tx
    .selectFrom('job')
    .select('uuid')
    .where('subject', '=', record)
    .where('state', 'in', ['waiting', 'running'])
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether any record of the case states that something was placed on this very picture. */
const isNamed = async (tx: Db, { image, record }: Own): Promise<boolean> => {
  const rows = await tx
    .selectFrom('record')
    .select(['face_points', 'alignment'])
    .where('case_uuid', '=', record.case_uuid)
    .where(eb => eb.or([eb('face_points', 'is not', null), eb('alignment', 'is not', null)]))
    .execute()
  return rows.some(row => nameThePicture(row, plainName(image)))
}

/** Kinds on which jobs place points. */
const worked: ReadonlySet<string> = new Set<ImageKind>(['Lateral_Ceph', 'Lateral_Photo'])

/** Points are never shifted. Either no pixels under points move, or only those under the film's tracing, which moves along. */
const checkPoints = async (tx: Db, own: Own): Promise<void> => {
  const { image, record } = own
  const waits = worked.has(image.type) && (await isDetected(tx, record.uuid))
  if (waits || liesOnImage(record, image) || (await isNamed(tx, own))) throw new Refusal('IMAGE_HAS_POINTS')
}

interface Wish {
  readonly uuid: string
  readonly recipe: PictureEdit | null
  /** The edit it was made on. */
  readonly from?: PictureEdit | null | undefined
  /** Move the tracing of this version of the record along. */
  readonly carry?: { readonly version: number } | undefined
}

/** The same edit again is none: the reply to the first was lost, or two windows agree. */
const refuseUnseen = (stored: PictureEdit | null, { recipe, from }: Wish): void => {
  if (from === undefined) return
  const textOf = (edit: PictureEdit | null): string => editText(edit ?? unedited(stored))
  if (![from, recipe].map(textOf).includes(textOf(stored))) throw new Refusal('PICTURE_CHANGED')
}

/** Checks whether an edit may be made, and returns the resulting columns of the image's row. */
const planned = async (tx: Db, own: Own, wish: Wish) => {
  const { recipe, carry } = wish
  const { image } = own
  if (image.width === 0) throw new Refusal('IMAGE_NOT_EDITABLE')
  const stored = image.recipe === null ? null : (JSON.parse(image.recipe) as PictureEdit)
  refuseUnseen(stored, wish)
  // Which picture of its file it is was chosen on arrival; undoing an edit does not change that.
  if (recipe !== null && recipe.page !== stored?.page) throw new Refusal('INPUT_INVALID', { field: 'recipe.page' })
  const columns = editColumns(plainOf(image), recipe ?? unedited(stored))
  const moves = frameOf({ ...image, ...columns }) !== frameOf(image)
  const carried = moves && carry ? await carriedOver(tx, own, { columns, version: carry.version }) : null
  if (moves) await checkPoints(tx, carried ? { image, record: { ...own.record, ceph_points: null } } : own)
  return { ...own, columns, moves, carried }
}

/**
 * Changes the edit of a doctor's image, or removes it; the original stays as it is. Pixels under points are never moved, except
 * together with the film's tracing. When a film's pixels move, a window that has it open must reload before it saves. Over an edit
 * that the caller has not seen nothing is stored: PICTURE_CHANGED.
 */
export const editImage = async (
  { store, files }: { readonly store: OpenDatabase; readonly files: FileStore },
  wish: Wish,
  by: By,
): Promise<ImageRow> => {
  const which = { doctor: by.doctor, uuid: wish.uuid }
  const { image, columns } = await planned(store.db, await ownImage(store.db, which), wish)
  const fresh = { ...image, ...columns }
  if (shownOf(fresh) === shownOf(image)) return image
  const made = columns.recipe ? await renditionsOf(files, fresh) : null
  if (made) await keepRenditions(files, shownOf(fresh), made)
  const row = await store.db.transaction().execute(async tx => {
    const own = await lockedImage({ ...store, db: tx }, which)
    const { image: now, record, moves, carried } = await planned(tx, own, wish)
    if (carried) await tx.updateTable('record').set(carried).where('uuid', '=', record.uuid).execute()
    await tx.updateTable('image').set(columns).where('uuid', '=', wish.uuid).execute()
    await touch(tx, record, { at: by.at, filmChanged: moves && isPointed(now.type) })
    const tracing = carried ? { tracing: { before: record.ceph_points, after: carried.ceph_points } } : {}
    const details = { hash: now.hash, before: now.recipe, after: columns.recipe, ...tracing }
    await note(tx, { ...by, action: 'imageEdit', entity: 'image', uuid: wish.uuid, details })
    return { ...now, ...columns }
  })
  if (image.shown) await removeUnused({ files }, [image.shown])
  return row
}
