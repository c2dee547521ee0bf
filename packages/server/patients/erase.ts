import { eraseDetailsOf, note, plansLogged } from '../audit/log'
import { type Clock, instant } from '../db/now'
import type { Db } from '../db/open'
import { contentsOf } from '../files/shown-name'
import type { FileStore } from '../files/store'
import { noteUnused, removeUnused } from '../files/unused'
import { ownPatient } from './rows'

interface Ports {
  readonly db: Db
  readonly files: FileStore
  readonly now: Clock
  readonly fail: (error: unknown) => void
}

interface Owned {
  /** The uuids of everything in the case to which the change log refers. */
  readonly uuids: readonly string[]
  readonly records: readonly string[]
  /** Hashes of contents in the file store. */
  readonly hashes: readonly string[]
}

const ownedBy = async (tx: Db, uuid: string): Promise<Owned> => {
  const records = (await tx.selectFrom('record').select('uuid').where('case_uuid', '=', uuid).execute()).map(row => row.uuid)
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
export const eraseRows = ({ db, now }: Pick<Ports, 'db' | 'now'>, doctor: string, uuid: string): Promise<readonly string[]> =>
  db.transaction().execute(async tx => {
    await ownPatient(tx, { doctor, uuid, binned: true })
    const owned = await ownedBy(tx, uuid)
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
export const removeErased = ({ files, fail }: Pick<Ports, 'files' | 'fail'>, hashes: readonly string[]): Promise<void> =>
  removeUnused({ files }, hashes).catch(fail)

/** Deletes the rows of every case in a doctor's bin, as `eraseRows` does of one; resolves to their number and the hashes of their originals. */
export const eraseBinned = async (ports: Pick<Ports, 'db' | 'now'>, doctor: string) => {
  const rows = await ports.db
    .selectFrom('patient')
    .select('uuid')
    .where('doctor_id', '=', doctor)
    .where('deleted_at', 'is not', null)
    .execute()
  const hashes: string[] = []
  for (const { uuid } of rows) hashes.push(...(await eraseRows(ports, doctor, uuid)))
  return { erased: rows.length, hashes }
}
