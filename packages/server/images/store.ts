import { randomUUID } from 'node:crypto'
import type { ImageKind } from '@sella/contract/entities'
import { note } from '../audit/log'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import type { EditColumns } from '../records/edit-columns'
import { lockedRecord, type Within } from '../records/locked'
import { frameOf, type ImageRow, ownRecord, type RecordRow } from '../records/rows'
import { fitsKind } from './kinds'
import { isPointed } from './pointed'
import { fillSlot, inSlot } from './slot'

type Edited = 'beside' | 'recipe' | 'shown' | 'plain' | 'frame' | 'plain_width' | 'plain_height' | 'guessed' | 'checks'

export type NewImage = Omit<ImageRow, 'uuid' | 'doctor_id' | 'created_at' | 'deleted_at' | Edited>

/** The columns of a picture that has neither been edited nor examined yet. */
const unedited = {
  ...{ recipe: null, shown: null, plain: null, frame: null, plain_width: null, plain_height: null },
  checks: null,
}

export interface Own {
  readonly image: ImageRow
  readonly record: RecordRow
}

type Which = { readonly doctor: string; readonly uuid: string }

const imageNamed = async (db: Db, { doctor, uuid }: Which): Promise<ImageRow> => {
  const image = await db
    .selectFrom('image')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!image) throw new Refusal('NOT_FOUND')
  return image
}

/** A doctor's image outside the bin, with its record. */
export const ownImage = async (db: Db, { doctor, uuid }: Which): Promise<Own> => {
  const image = await imageNamed(db, { doctor, uuid })
  return { image, record: await ownRecord(db, { doctor, uuid: image.record_uuid }) }
}

/** As `ownImage`, for a transaction that changes the image: until it ends nobody saves anything on the record, nor changes its images. */
export const lockedImage = async (within: Within, which: Which): Promise<Own> => {
  const { record_uuid } = await imageNamed(within.db, which)
  const record = await lockedRecord(within, { doctor: which.doctor, uuid: record_uuid })
  const image = await imageNamed(within.db, which)
  // Moved to another record while this one was waited for.
  return image.record_uuid === record.uuid ? { image, record } : lockedImage(within, which)
}

/** Records that a record's images changed. An open tracing must not be saved onto another film, so the version is invalidated. */
export const touch = async (
  tx: Db,
  record: RecordRow,
  { at, filmChanged }: { at: string; filmChanged: boolean },
): Promise<void> => {
  await tx
    .updateTable('record')
    .set(eb => ({ updated_at: at, ...(filmChanged ? { version: eb('version', '+', 1) } : {}) }))
    .where('uuid', '=', record.uuid)
    .execute()
  await touchPatient(tx, record.case_uuid, at)
}

interface Coming {
  readonly guessed?: number
  /**
   * What happens to a slot that is taken: the earlier image goes to the bin, or both are kept and the earlier one stays chosen.
   */
  readonly ifTaken?: 'replace' | 'beside' | undefined
  /** For a file that holds several pictures: which one is shown. */
  readonly edit?: EditColumns | undefined
}

/** Puts an image into its record's slot, or beside the one already there. */
export const addImage = (
  store: OpenDatabase,
  { guessed = 0, ifTaken = 'replace', edit, ...fresh }: NewImage & Coming,
  by: By,
): Promise<ImageRow> =>
  store.db.transaction().execute(async tx => {
    const record = await lockedRecord({ ...store, db: tx }, { doctor: by.doctor, uuid: fresh.record_uuid })
    const earlier = await inSlot(tx, fresh.record_uuid, fresh.type)
    const beside = earlier !== undefined && ifTaken === 'beside'
    if (earlier && !beside) await tx.updateTable('image').set({ deleted_at: by.at }).where('uuid', '=', earlier.uuid).execute()
    const own = { uuid: randomUUID(), doctor_id: by.doctor, created_at: by.at, deleted_at: null }
    const row = { ...fresh, ...unedited, ...edit, guessed, beside: beside ? 1 : 0, ...own }
    await tx.insertInto('image').values(row).execute()
    const filmChanged = !beside && otherShown(record, row, earlier)
    await touch(tx, record, { at: by.at, filmChanged })
    const replaced = beside ? null : (earlier?.uuid ?? null)
    const details = { record: record.uuid, type: fresh.type, hash: fresh.hash, replaced, ...(beside ? { beside } : {}) }
    await note(tx, { ...by, action: 'imageUpload', entity: 'image', uuid: row.uuid, details })
    return row
  })

/** Whether a record's tracing was placed on another film, or on this one with its pixels in another frame. */
const otherFilm = (record: RecordRow, frame: string): boolean => record.ceph_film !== null && record.ceph_film !== frame

/** Whether an image that is shown in its slot shows other pixels there than those that may have points: of the earlier one, or of none. */
export const otherShown = (record: RecordRow, image: ImageRow, earlier: ImageRow | undefined): boolean => {
  if (earlier) return isPointed(image.type) && frameOf(earlier) !== frameOf(image)
  return image.type === 'Lateral_Ceph' && otherFilm(record, frameOf(image))
}

/**
 * Moves an image to the bin: its slot becomes free, or goes to an image kept beside it. The tracing of a film stays with its
 * record.
 */
export const binImage = (store: OpenDatabase, uuid: string, by: By): Promise<void> =>
  store.db.transaction().execute(async tx => {
    const { image, record } = await lockedImage({ ...store, db: tx }, { doctor: by.doctor, uuid })
    await tx.updateTable('image').set({ deleted_at: by.at }).where('uuid', '=', uuid).execute()
    if (image.beside === 0) await fillSlot(tx, image)
    await touch(tx, record, { at: by.at, filmChanged: isPointed(image.type) && image.beside === 0 })
    await note(tx, {
      ...by,
      action: 'imageDelete',
      entity: 'image',
      uuid,
      details: { record: record.uuid, type: image.type, hash: image.hash },
    })
  })

interface Move {
  readonly uuid: string
  readonly record: string
  readonly type: ImageKind
}

interface Place {
  readonly record_uuid: string
  readonly type: string
  readonly deleted_at: string | null
  readonly guessed?: number
  readonly beside?: number
}

const place = (tx: Db, uuid: string, slot: Place) => tx.updateTable('image').set(slot).where('uuid', '=', uuid).execute()

/** Confirms a guessed kind: the image stays where it is. */
const confirmKind = async (tx: Db, image: ImageRow, by: By): Promise<ImageRow> => {
  if (image.guessed === 0) return image
  await tx.updateTable('image').set({ guessed: 0 }).where('uuid', '=', image.uuid).execute()
  await note(tx, { ...by, action: 'imageMove', entity: 'image', uuid: image.uuid, details: { confirmed: image.type } })
  return { ...image, guessed: 0 }
}

/** Swaps two chosen images, or moves one into a free slot; the slot it leaves goes to one kept beside it. */
const exchange = async (tx: Db, { image, other, slot, at }: Exchange): Promise<void> => {
  // A slot holds one chosen image, so the first is taken out while the other takes its place.
  await place(tx, image.uuid, { ...slot, deleted_at: at })
  if (other) await place(tx, other.uuid, { record_uuid: image.record_uuid, type: image.type, deleted_at: null })
  else await fillSlot(tx, image)
  await place(tx, image.uuid, { ...slot, guessed: 0 })
}

interface Exchange {
  readonly image: ImageRow
  readonly other: ImageRow | undefined
  readonly slot: Place
  readonly at: string
}

/**
 * Moves an image to another slot, in the same or another record. If the slot is taken, two chosen images are swapped, and an
 * image kept beside another is kept beside the one there.
 */
export const moveImage = (store: OpenDatabase, { uuid, record: target, type }: Move, by: By): Promise<ImageRow> =>
  store.db.transaction().execute(async tx => {
    const within = { ...store, db: tx }
    const { image, record } = await lockedImage(within, { doctor: by.doctor, uuid })
    const to = await lockedRecord(within, { doctor: by.doctor, uuid: target })
    if (!fitsKind({ path: image.oss_path, width: image.width }, type)) throw new Refusal('IMAGE_KIND_UNFIT')
    const slot = { record_uuid: target, type, deleted_at: null }
    if (image.record_uuid === target && image.type === type) return confirmKind(tx, image, by)
    const other = await inSlot(tx, target, type)
    const beside = image.beside === 1 && other ? 1 : 0
    if (image.beside === 1) await place(tx, uuid, { ...slot, guessed: 0, beside })
    else await exchange(tx, { image, other, slot, at: by.at })
    const filmChanged = (isPointed(type) && beside === 0) || (isPointed(image.type) && image.beside === 0)
    for (const touched of new Map([record, to].map(row => [row.uuid, row])).values())
      await touch(tx, touched, { at: by.at, filmChanged })
    const details = {
      from: { record: record.uuid, type: image.type },
      to: { record: target, type },
      changedPlacesWith: image.beside === 1 ? null : (other?.uuid ?? null),
    }
    await note(tx, { ...by, action: 'imageMove', entity: 'image', uuid, details })
    return { ...image, ...slot, guessed: 0, beside }
  })
