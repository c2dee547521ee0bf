import { randomUUID } from 'node:crypto'
import type { Parsed } from '@sella/contract/calls/index'
import { note } from '../audit/log'
import { lastly, together } from '../db/lastly'
import type { Db, OpenDatabase } from '../db/open'
import { Refusal } from '../http/refusal'
import { findAnew, ownPatient } from '../patients/rows'
import { type By, touchPatient } from '../patients/store'
import { checkTracing } from './document-checks'
import { selectLockedRecord, type Within } from './locked'
import { type Saver, tracedColumns } from './review'
import { filmOf, frameOf, type ImageRow, type OwnRecord, ownRecord, type RecordRow, selectImages } from './rows'

const recordsIn = (db: Db, caseUuid: string): Promise<RecordRow[]> =>
  db
    .selectFrom('record')
    .selectAll()
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .orderBy('createday')
    .orderBy('created_at')
    .execute()

const imagesIn = (db: Db, caseUuid: string): Promise<ImageRow[]> =>
  db
    .selectFrom('image')
    .selectAll()
    .where('record_uuid', 'in', some => some.selectFrom('record').select('uuid').where('case_uuid', '=', caseUuid))
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()

type OfCase = { readonly doctor: string; readonly caseUuid: string }

/** The records of a case outside the bin, oldest first; refuses another's case. */
export const recordsOf = async (db: Db, { doctor, caseUuid }: OfCase): Promise<RecordRow[]> => {
  await ownPatient(db, { doctor, uuid: caseUuid })
  return recordsIn(db, caseUuid)
}

/** `recordsOf`, and all images of the case, of records in the bin too. */
export const recordsAndImagesOf = async (
  db: Db,
  { doctor, caseUuid }: OfCase,
): Promise<{ readonly rows: readonly RecordRow[]; readonly images: readonly ImageRow[] }> => {
  // In parallel, so that a remote database costs one round trip; nothing is returned before a refusal.
  const [rows, images] = await Promise.all([
    recordsIn(db, caseUuid),
    imagesIn(db, caseUuid),
    ownPatient(db, { doctor, uuid: caseUuid }),
  ])
  return { rows, images }
}

export const addRecord = (
  { db }: OpenDatabase,
  { caseUuid, createday, type }: Parsed<'timebarAdd'>,
  by: By,
): Promise<RecordRow> =>
  db.transaction().execute(async tx => {
    await ownPatient(tx, { doctor: by.doctor, uuid: caseUuid })
    const row = await tx
      .insertInto('record')
      .values({
        uuid: randomUUID(),
        doctor_id: by.doctor,
        case_uuid: caseUuid,
        createday,
        type,
        has_tracing: 0,
        version: 1,
        created_at: by.at,
        updated_at: by.at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await touchPatient(tx, caseUuid, by.at)
    await note(tx, { ...by, action: 'timebarAdd', entity: 'record', uuid: row.uuid, details: { after: { createday, type } } })
    return row
  })

type Save = Parsed<'timebarUpdate'>

const changesOf = (save: Save, film: string | null) => ({
  ...(save.createday === undefined ? {} : { createday: save.createday }),
  ...(save.type === undefined ? {} : { type: save.type }),
  ...(save.facePoints === undefined ? {} : { face_points: save.facePoints }),
  ...(save.alignment === undefined ? {} : { alignment: save.alignment }),
  ...(save.modelReadings === undefined ? {} : { model_readings: save.modelReadings }),
  ...(save.cephPoints === undefined
    ? {}
    : {
        ceph_points: save.cephPoints,
        ceph_film: save.cephPoints === null ? null : film,
        has_tracing: save.cephPoints !== null && checkTracing(save.cephPoints) ? 1 : 0,
      }),
})

const conflict = (currentVersion: number): Refusal => new Refusal('RECORD_CONFLICT', { currentVersion })

/** A record with its images outside the bin, read together. */
export interface SavedRecord {
  readonly row: RecordRow
  readonly images: readonly ImageRow[]
}

/** The record to be saved, locked against other transactions until this one ends, and its images. */
const recordToSave = async (within: Within, own: OwnRecord): Promise<SavedRecord> => {
  const { db: tx } = within
  const [[row], images] = await together(tx, selectLockedRecord(within, own), selectImages(tx, [own.uuid]))
  if (!row) throw new Refusal('NOT_FOUND')
  return { row, images }
}

/** Saves a record if it still has the version the change started from; the version then increases by one. */
export const saveRecord = (store: OpenDatabase, save: Save, by: By & { readonly saver?: Saver }): Promise<SavedRecord> =>
  store.db.transaction().execute(async tx => {
    const { row: before, images } = await recordToSave({ ...store, db: tx }, { doctor: by.doctor, uuid: save.uuid })
    if (before.case_uuid !== save.caseUuid) throw new Refusal('NOT_FOUND')
    if (before.version !== save.version) throw conflict(before.version)
    const film = filmOf(images)
    const own = changesOf(save, film && frameOf(film))
    const traced = save.cephPoints !== undefined && by.saver ? await tracedColumns(tx, by.saver, own.has_tracing === 1) : {}
    const moved = save.cephPoints !== undefined && save.cephPoints !== before.ceph_points ? { traced_at: by.at } : {}
    const changes = { ...own, ...traced, ...moved }
    const written = { ...changes, version: before.version + 1, updated_at: by.at }
    await lastly(tx, tx.updateTable('record').set(written).where('uuid', '=', save.uuid))
    await touchPatient(tx, before.case_uuid, by.at)
    const was = Object.fromEntries(Object.keys(changes).map(key => [key, before[key as keyof RecordRow]]))
    await note(tx, {
      doctor: by.doctor,
      at: by.at,
      action: 'timebarUpdate',
      entity: 'record',
      uuid: save.uuid,
      details: { version: written.version, before: was, after: changes },
    })
    return { row: { ...before, ...written }, images }
  })

/** Moves a record to the bin: it and its images are neither found nor shown until it is restored. */
export const binRecord = ({ db }: OpenDatabase, uuid: string, by: By): Promise<void> =>
  db.transaction().execute(async tx => {
    const row = await ownRecord(tx, { doctor: by.doctor, uuid })
    await tx.updateTable('record').set({ deleted_at: by.at, updated_at: by.at }).where('uuid', '=', uuid).execute()
    if (row.note !== null) await findAnew(tx, row.case_uuid)
    await touchPatient(tx, row.case_uuid, by.at)
    await note(tx, {
      ...by,
      action: 'timebarDelete',
      entity: 'record',
      uuid,
      details: { createday: row.createday, type: row.type },
    })
  })
