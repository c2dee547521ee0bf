import { eraseDetailsOf, note, plansLogged } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { contentsOf } from '../files/shown-name'
import type { FileStore } from '../files/store'
import { noteUnused, removeUnused } from '../files/unused'
import { ownPatient } from './rows'
import { inTurn } from './store'

interface Removing {
  readonly files: FileStore
  readonly fail: (error: unknown) => void
}

export interface Eraser {
  readonly store: OpenDatabase
  readonly now: Clock
}

interface Owned {
  /** The uuids of everything in the case to which the change log refers. */
  readonly uuids: readonly string[]
  readonly records: readonly string[]
  /** Hashes of contents in the file store. */
  readonly hashes: readonly string[]
}

/** Waits for what is being filed to its records, and lets nothing be filed any more: no original may be left behind unnamed. */
const recordsOf = (tx: Db, { engine }: OpenDatabase, uuid: string) =>
  tx
    .selectFrom('record')
    .select('uuid')
    .where('case_uuid', '=', uuid)
    .orderBy('uuid')
    .$if(engine.name === 'postgres', rows => rows.forUpdate())
    .execute()

const ownedBy = async (tx: Db, store: OpenDatabase, uuid: string): Promise<Owned> => {
  const records = (await recordsOf(tx, store, uuid)).map(row => row.uuid)
  const inRecords = records.length > 0 ? records : ['']
  const images = await tx
    .selectFrom('image')
    .select(['uuid', 'hash', 'shown', 'recipe'])
    .where('record_uuid', 'in', inRecords)
    .execute()
  const plans = await plansLogged(tx, inRecords)
  const documents = await tx.selectFrom('document').select(['uuid', 'hash']).where('case_uuid', '=', uuid).execute()
  // What a phone sent for one of its records is the patient's, filed or not.
  const sent = await tx.selectFrom('waiting_file').select(['uuid', 'hash']).where('record_uuid', 'in', inRecords).execute()
  return {
    uuids: [uuid, ...records, ...plans, ...[...images, ...documents, ...sent].map(row => row.uuid)],
    records,
    hashes: [...images.flatMap(contentsOf), ...[...documents, ...sent].map(({ hash }) => hash)],
  }
}

/**
 * Deletes the rows of a case in the bin for good, in one transaction; resolves to the hashes of its originals, which are to be removed
 * then (`removeErased`). The change log keeps what was done and when, without anything about the patient.
 */
export const eraseRows = ({ store, now }: Eraser, doctor: string, uuid: string): Promise<readonly string[]> =>
  store.db.transaction().execute(async tx => {
    await inTurn(tx, store, uuid)
    await ownPatient(tx, { doctor, uuid, binned: true })
    const owned = await ownedBy(tx, store, uuid)
    if (owned.records.length > 0) await tx.deleteFrom('job').where('subject', 'in', owned.records).execute()
    // Also the waiting files' notes of where a file went, and other copies of the same bytes that still wait.
    if (owned.hashes.length > 0)
      await tx.deleteFrom('waiting_file').where('doctor_id', '=', doctor).where('hash', 'in', owned.hashes).execute()
    // Deletes records, images, plans, documents, file, tags and keys through their foreign keys.
    await tx.deleteFrom('patient').where('uuid', '=', uuid).execute()
    // The note of a hand-over is about its cases, so it is deleted with the last one.
    await tx
      .deleteFrom('hand_over')
      .where('clinic_uuid', '=', doctor)
      .where('uuid', 'not in', ({ selectFrom }) => selectFrom('hand_over_case').select('hand_over_uuid'))
      .execute()
    await eraseDetailsOf(tx, owned.uuids)
    await note(tx, { doctor, at: instant(now()), action: 'patientErase', entity: 'patient', uuid, details: {} })
    await noteUnused(tx, owned.hashes, now())
    return owned.hashes
  })

/** Removes the originals of erased rows that nothing else uses; what cannot be removed now is removed later. */
export const removeErased = ({ files, fail }: Removing, hashes: readonly string[]): Promise<void> =>
  removeUnused({ files }, hashes).catch(fail)

/** Deletes the rows of every case in a doctor's bin, as `eraseRows` does of one, in the caller's transaction; resolves to their number and the hashes of their originals. */
export const eraseBinned = async (eraser: Eraser, doctor: string) => {
  const { db, engine } = eraser.store
  const rows = await db
    .selectFrom('patient')
    .select('uuid')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is not', null)
    .orderBy('uuid')
    // One that is being restored, or erased alone, is waited for, and then not there.
    .$if(engine.name === 'postgres', binned => binned.forUpdate())
    .execute()
  const hashes: string[] = []
  for (const { uuid } of rows) hashes.push(...(await eraseRows(eraser, doctor, uuid)))
  return { erased: rows.length, hashes }
}
