import { randomUUID } from 'node:crypto'
import type { ImageKind } from '@sella/contract/entities'
import { note } from '../audit/log'
import type { Db, Store } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import { frameOf, type ImageRow, ownRecord, type RecordRow } from '../records/rows'

type Edited = 'recipe' | 'shown' | 'frame' | 'plain_width' | 'plain_height' | 'guessed' | 'checks'

export type NewImage = Omit<ImageRow, 'uuid' | 'doctor_id' | 'created_at' | 'deleted_at' | Edited>

/** A picture nobody has changed or looked at yet. */
const unedited = { recipe: null, shown: null, frame: null, plain_width: null, plain_height: null, checks: null }

/** A doctor's image outside the bin, with its record. */
export const ownImage = async (
  db: Db,
  { doctor, uuid }: { doctor: string; uuid: string },
): Promise<{ image: ImageRow; record: RecordRow }> => {
  const image = await db
    .selectFrom('image')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!image) throw new Refusal('NOT_FOUND')
  return { image, record: await ownRecord(db, { doctor, uuid: image.record_uuid }) }
}

/** What takes a slot of a record at present. */
export const inSlot = (tx: Db, record: string, type: string): Promise<ImageRow | undefined> =>
  tx
    .selectFrom('image')
    .selectAll()
    .where('record_uuid', '=', record)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** Notes that a record's images changed. An open tracing must not be saved onto another film: its version is then over. */
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

/** Puts an image into its record's slot; one that was there goes to the bin. */
export const addImage = ({ db }: Store, fresh: NewImage & { readonly guessed?: number }, by: By): Promise<ImageRow> =>
  db.transaction().execute(async tx => {
    const record = await ownRecord(tx, { doctor: by.doctor, uuid: fresh.record_uuid })
    const earlier = await inSlot(tx, fresh.record_uuid, fresh.type)
    if (earlier) await tx.updateTable('image').set({ deleted_at: by.at }).where('uuid', '=', earlier.uuid).execute()
    const own = { uuid: randomUUID(), doctor_id: by.doctor, created_at: by.at, deleted_at: null }
    const row = { ...fresh, ...unedited, guessed: fresh.guessed ?? 0, ...own }
    await tx.insertInto('image').values(row).execute()
    const filmChanged =
      fresh.type === 'Lateral_Ceph' && (earlier ? frameOf(earlier) !== fresh.hash : otherFilm(record, fresh.hash))
    await touch(tx, record, { at: by.at, filmChanged })
    const details = { record: record.uuid, type: fresh.type, hash: fresh.hash, replaced: earlier?.uuid ?? null }
    await note(tx, { ...by, action: 'imageUpload', entity: 'image', uuid: row.uuid, details })
    return row
  })

/** Whether a record's tracing was placed on another film, or on this one with its pixels elsewhere. */
export const otherFilm = (record: RecordRow, frame: string): boolean => record.ceph_film !== null && record.ceph_film !== frame

/** Into the bin: its slot is free; a tracing on a film that goes stays with its record. */
export const binImage = ({ db }: Store, uuid: string, by: By): Promise<void> =>
  db.transaction().execute(async tx => {
    const { image, record } = await ownImage(tx, { doctor: by.doctor, uuid })
    await tx.updateTable('image').set({ deleted_at: by.at }).where('uuid', '=', uuid).execute()
    await touch(tx, record, { at: by.at, filmChanged: image.type === 'Lateral_Ceph' })
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
}

const place = (tx: Db, uuid: string, slot: Place) => tx.updateTable('image').set(slot).where('uuid', '=', uuid).execute()

/** A guess that was right: the image stays where it is. */
const confirmKind = async (tx: Db, image: ImageRow, by: By): Promise<ImageRow> => {
  if (image.guessed === 0) return image
  await tx.updateTable('image').set({ guessed: 0 }).where('uuid', '=', image.uuid).execute()
  await note(tx, { ...by, action: 'imageMove', entity: 'image', uuid: image.uuid, details: { confirmed: image.type } })
  return { ...image, guessed: 0 }
}

/** Moves an image to another slot, of the same or another record; when the slot is taken the two change places. */
export const moveImage = ({ db }: Store, { uuid, record: target, type }: Move, by: By): Promise<ImageRow> =>
  db.transaction().execute(async tx => {
    const { image, record } = await ownImage(tx, { doctor: by.doctor, uuid })
    const to = await ownRecord(tx, { doctor: by.doctor, uuid: target })
    const slot = { record_uuid: target, type, deleted_at: null }
    if (image.record_uuid === target && image.type === type) return confirmKind(tx, image, by)
    const other = await inSlot(tx, target, type)
    // A slot holds one image: the first steps out while the other takes its place.
    await place(tx, uuid, { ...slot, deleted_at: by.at })
    if (other) await place(tx, other.uuid, { record_uuid: image.record_uuid, type: image.type, deleted_at: null })
    await place(tx, uuid, { ...slot, guessed: 0 })
    const filmChanged = type === 'Lateral_Ceph' || image.type === 'Lateral_Ceph'
    for (const touched of new Map([record, to].map(row => [row.uuid, row])).values())
      await touch(tx, touched, { at: by.at, filmChanged })
    const details = {
      from: { record: record.uuid, type: image.type },
      to: { record: target, type },
      changedPlacesWith: other?.uuid ?? null,
    }
    await note(tx, { ...by, action: 'imageMove', entity: 'image', uuid, details })
    return { ...image, ...slot, guessed: 0 }
  })
