import { randomUUID } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { exifDay } from '@sella/contract/exif-day'
import { guessKind } from '@sella/contract/guess-kind'
import type { DicomHeader } from '@sella/contract/inspection'
import type { WaitingSource } from '@sella/contract/waiting'
import { type Clock, instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import { identityOf } from '../dicom/identity'
import type { Notices } from '../events/notices'
import { readModel } from '../files/intake/models'
import { readPicture } from '../files/intake/read'
import { formats } from '../files/intake/sniff'
import { keepModelThumb, keepRenditions, makeRenditions } from '../files/renditions'
import type { Arrival, FileStore } from '../files/store'
import { noteUnused } from '../files/unused'
import { Refusal } from '../http/refusal'
import { selectLockedRecord } from '../records/locked'
import { noteTaken } from '../worklist/rows'
import type { WaitingRow } from './rows'

export interface TakingPorts {
  readonly store: OpenDatabase
  readonly files: FileStore
  readonly notices: Notices
  readonly now: Clock
  /** Called when a file waits for its content to be inspected. */
  readonly look: () => void
}

/** The account that receives a file, and how it arrived. */
export interface Sent {
  readonly doctor: string
  readonly source: WaitingSource
  readonly sender: string
  readonly name: string
  /** The record for which it was sent, if any. */
  readonly record?: string
}

export interface Taken {
  readonly uuid: string
  /** Whether identical bytes had been received before. */
  readonly before: boolean
}

/** Bytes within which a camera stores a photo's date; in a HEIC it may be anywhere. */
const exifBytes = { usual: 262_144, heic: 8_388_608 }

const photoDay = async (place: string, format: string): Promise<string | null> => {
  const file = await open(place, 'r')
  try {
    const length = format === 'heic' ? exifBytes.heic : exifBytes.usual
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return exifDay(new DataView(buffer.buffer, buffer.byteOffset, bytesRead))
  } finally {
    await file.close()
  }
}

type Seen = Pick<
  WaitingRow,
  | 'format'
  | 'width'
  | 'height'
  | 'mm_per_pixel'
  | 'scale_provenance'
  | 'person'
  | 'day'
  | 'modality'
  | 'kind'
  | 'looked'
  | 'instance_uid'
> & {
  readonly extension: string
  /** Study Instance UID of a DICOM file. */
  readonly study: string | null
}

const namesSomebody = ({ name, birthDate, sex, id }: DicomHeader['patient']): boolean =>
  [name, birthDate, sex, id].some(value => value !== null)

const modelSeen = (format: 'stl' | 'ply', name: string): Seen => ({
  ...{ format, extension: format, width: 0, height: 0, mm_per_pixel: null, scale_provenance: null },
  ...{ person: null, day: null, modality: null, kind: guessKind(`${name}.${format}`), looked: 1 },
  ...{ instance_uid: null, study: null },
})

/** Reads what a file says about itself and makes its renditions. Refuses a file that no record could store. */
const see = async (files: FileStore, { place, hash }: Arrival, name: string): Promise<Seen> => {
  const model = await readModel(place)
  if (model) {
    await keepModelThumb(files, hash, place)
    return modelSeen(model.format, name)
  }
  const { format, raster } = await readPicture(place)
  await keepRenditions(files, hash, await makeRenditions(raster))
  const { dicom, fileScale, width, height } = raster
  const identity = dicom ? identityOf(await readFile(place)) : null
  const kind = guessKind(name) ?? guessKind(dicom?.description ?? '') ?? (dicom?.modality === 'PX' ? 'Panoramic' : null)
  return {
    ...{ format, extension: formats[format].extension, width, height, kind },
    mm_per_pixel: fileScale?.mmPerPixel ?? null,
    scale_provenance: fileScale?.provenance ?? null,
    person: dicom && namesSomebody(dicom.patient) ? JSON.stringify(dicom.patient) : null,
    day: dicom ? (dicom.acquisitionDate ?? dicom.studyDate) : await photoDay(place, format),
    modality: dicom?.modality ?? null,
    looked: kind === null ? 0 : 1,
    instance_uid: identity?.instanceUid ?? null,
    study: identity?.studyUid || null,
  }
}

const takenBefore = (db: Db, doctor: string, hash: string) =>
  db.selectFrom('waiting_file').select('uuid').where('doctor_id', '=', doctor).where('hash', '=', hash).executeTakeFirst()

const instanceBefore = async (db: Db, doctor: string, uid: string | null): Promise<boolean> =>
  uid !== null &&
  (await db
    .selectFrom('waiting_file')
    .select('uuid')
    .where('doctor_id', '=', doctor)
    .where('instance_uid', '=', uid)
    .executeTakeFirst()) !== undefined

/**
 * Writes a file's row, and that the film of its study was taken: a file that is sent again because it failed says so no more. Refuses a
 * photo for a record that was deleted, or given to another account, while it was coming.
 */
const written = ({ db, engine }: OpenDatabase, row: WaitingRow, study: string | null): Promise<void> =>
  db.transaction().execute(async tx => {
    const { doctor_id: doctor, record_uuid: uuid } = row
    const there = uuid === null || (await selectLockedRecord({ db: tx, engine }, { doctor, uuid }).executeTakeFirst())
    if (!there) throw new Refusal('PHONE_LINK_ENDED')
    await tx.insertInto('waiting_file').values(row).execute()
    if (study !== null) await noteTaken(tx, { doctor, study, at: row.arrived_at })
  })

/**
 * Adds a received file, byte for byte, to an account's waiting files, or refuses it. Identical bytes are taken once, whatever
 * became of them. Once this resolves, file and row would survive a power cut, so the sender may be told so.
 */
export const takeIn = async (ports: TakingPorts, arrival: Arrival, sent: Sent): Promise<Taken> => {
  const { store, files, notices, now, look } = ports
  const { doctor, record = null, ...from } = sent
  const earlier = await takenBefore(store.db, doctor, arrival.hash)
  if (earlier) return { uuid: earlier.uuid, before: true }
  const { extension, study, ...seen } = await see(files, arrival, sent.name)
  const row: WaitingRow = {
    ...{ uuid: randomUUID(), doctor_id: doctor, record_uuid: record, ...from, ...seen },
    sender: sent.sender.slice(0, 100),
    name: sent.name.slice(0, 200),
    hash: arrival.hash,
    bytes: arrival.bytes,
    oss_path: await arrival.keep(extension),
    others: '[]',
    same_instance: (await instanceBefore(store.db, doctor, seen.instance_uid)) ? 1 : 0,
    state: 'waiting',
    arrived_at: instant(now()),
    ...{ done_by: null, done_at: null },
  }
  try {
    await written(store, row, study)
  } catch (error) {
    if (!store.engine.isDuplicate(error)) {
      // Without a row it would survive the erasing of its patient.
      await noteUnused(store.db, [row.hash], now()).catch(() => undefined)
      throw error
    }
    return { uuid: (await takenBefore(store.db, doctor, arrival.hash))?.uuid ?? row.uuid, before: true }
  }
  if (row.looked === 0) look()
  notices.tell({ doctor, event: { type: 'waiting' } })
  return { uuid: row.uuid, before: false }
}
