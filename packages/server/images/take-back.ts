import { note } from '../audit/log'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { type By, touchPatient } from '../patients/store'
import type { ImageRow, RecordRow } from '../records/rows'
import { isPointed } from './pointed'
import { fillSlot, inSlot } from './slot'
import { touch } from './store'

/** How long after its arrival a drop can be undone, in ms; from the design of the receipts. */
const takenBackWithin = 24 * 60 * 60 * 1000

const inTime = (at: string, { at: now }: By): boolean => at >= instant(Date.parse(now) - takenBackWithin)

/** The remaining images of a drop; a drop that arrived too long ago is refused. */
const ownOf = async (tx: Db, uuids: readonly string[], by: By): Promise<readonly ImageRow[]> => {
  const own = tx.selectFrom('image').select('uuid').where('uuid', 'in', uuids).where('doctor_id', '=', by.doctor)
  if (!(await own.limit(1).executeTakeFirst())) throw new Refusal('NOT_FOUND')
  const rows = await tx
    .selectFrom('image')
    .innerJoin('record', 'record.uuid', 'image.record_uuid')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .selectAll('image')
    .where('image.uuid', 'in', uuids)
    .where('image.doctor_id', '=', by.doctor)
    .where('image.deleted_at', 'is', null)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .execute()
  if (rows.some(row => !inTime(row.created_at, by))) throw new Refusal('TAKE_BACK_TOO_LATE')
  return rows
}

/** Locks the records of a drop until the transaction ends, in one order: what was empty when it was looked at is still so when it goes. */
const lockRecords = async ({ db: tx, engine }: OpenDatabase, uuids: readonly string[], by: By): Promise<void> => {
  if (engine.name !== 'postgres') return
  const dropped = tx.selectFrom('image').select('record_uuid').where('uuid', 'in', uuids).where('doctor_id', '=', by.doctor)
  await tx.selectFrom('record').select('uuid').where('uuid', 'in', dropped).orderBy('uuid').forUpdate().execute()
}

/** The image that went to the bin when this one arrived; null where it replaced nothing, or the other is no longer in the bin. */
const replacedBy = async (tx: Db, image: ImageRow): Promise<string | null> => {
  const uploaded = await tx
    .selectFrom('audit')
    .select('details')
    .where('entity_uuid', '=', image.uuid)
    .where('action', '=', 'imageUpload')
    .executeTakeFirst()
  const { replaced } = JSON.parse(uploaded?.details ?? '{}') as { readonly replaced?: unknown }
  if (typeof replaced !== 'string') return null
  const there = await tx
    .selectFrom('image')
    .select('uuid')
    .where('uuid', '=', replaced)
    .where('record_uuid', '=', image.record_uuid)
    .where('type', '=', image.type)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return there?.uuid ?? null
}

const takeOne = async (tx: Db, image: ImageRow, by: By): Promise<void> => {
  const earlier = image.beside === 0 ? await replacedBy(tx, image) : null
  await tx.updateTable('image').set({ deleted_at: by.at }).where('uuid', '=', image.uuid).execute()
  if (image.beside === 0 && earlier === null) await fillSlot(tx, image)
  if (earlier !== null && !(await inSlot(tx, image.record_uuid, image.type)))
    await tx.updateTable('image').set({ deleted_at: null, beside: 0 }).where('uuid', '=', earlier).execute()
  const details = { record: image.record_uuid, type: image.type, hash: image.hash, back: earlier }
  await note(tx, { ...by, action: 'imageTakeBack', entity: 'image', uuid: image.uuid, details })
}

/** What a doctor made that rests on a record, besides its images and what its row holds. */
const besideRecord = ['plan', 'reread', 'reread_draft'] as const

const isHeldBy = async (tx: Db, uuid: string): Promise<boolean> => {
  const image = tx.selectFrom('image').select('uuid').where('record_uuid', '=', uuid).where('deleted_at', 'is', null)
  if (await image.limit(1).executeTakeFirst()) return true
  for (const table of besideRecord)
    if (await tx.selectFrom(table).select('uuid').where('record_uuid', '=', uuid).limit(1).executeTakeFirst()) return true
  return false
}

/** What a doctor placed, measured, read or wrote on a record itself. */
const partsOf = (record: RecordRow): readonly (string | null)[] => [
  record.ceph_points,
  record.face_points,
  record.alignment,
  record.model_readings,
  record.neck_stage,
  record.neck_hindrance,
  record.note,
]

const holdsNothing = async (tx: Db, record: RecordRow): Promise<boolean> =>
  partsOf(record).every(part => part === null) && !(await isHeldBy(tx, record.uuid))

/** A record created by the drop that is now empty goes to the bin; one that existed before has only changed. */
const settle = async (tx: Db, { uuid, filmChanged }: { uuid: string; filmChanged: boolean }, by: By): Promise<boolean> => {
  const record = await tx.selectFrom('record').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
  if (!inTime(record.created_at, by) || !(await holdsNothing(tx, record))) {
    await touch(tx, record, { at: by.at, filmChanged })
    return false
  }
  await tx.updateTable('record').set({ deleted_at: by.at, updated_at: by.at }).where('uuid', '=', uuid).execute()
  await touchPatient(tx, record.case_uuid, by.at)
  const details = { createday: record.createday, type: record.type }
  await note(tx, { ...by, action: 'imageTakeBack', entity: 'record', uuid, details })
  return true
}

/**
 * Undoes a drop: its images go to the bin, the images they replaced come back, and records created for them that hold nothing
 * else go to the bin too. Images that are already gone are ignored. Refuses a drop of more than a day ago (TAKE_BACK_TOO_LATE)
 * without changing anything.
 */
export const takeBack = (store: OpenDatabase, uuids: readonly string[], by: By) =>
  store.db.transaction().execute(async tx => {
    await lockRecords({ ...store, db: tx }, uuids, by)
    const images = await ownOf(tx, uuids, by)
    for (const image of images) await takeOne(tx, image, by)
    const records = new Set(images.map(image => image.record_uuid))
    let binned = 0
    for (const uuid of records) {
      const filmChanged = images.some(image => image.record_uuid === uuid && isPointed(image.type) && image.beside === 0)
      if (await settle(tx, { uuid, filmChanged }, by)) binned += 1
    }
    return { images: images.length, records: binned }
  })
