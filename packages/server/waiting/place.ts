import type { Parsed } from '@sella/contract/calls/index'
import type { Photo } from '@sella/contract/entities'
import { whole } from '../acts/whole'
import { note } from '../audit/log'
import { instant } from '../db/now'
import type { Db, OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { Arrival, FileStore } from '../files/store'
import { noteUnused, removeUnused } from '../files/unused'
import type { ActInHand } from '../http/handlers'
import { Refusal } from '../http/refusal'
import { keepImage } from '../images/arrive'
import { refuseDuplicate } from '../images/duplicates'
import { addImage } from '../images/store'
import { type ImageRow, ownRecord, photoOf } from '../records/rows'
import { ownWaiting, type WaitingRow } from './rows'
import type { TakingPorts } from './take'

/** The person who decides, with her name. */
export interface Deciding {
  readonly doctor: string
  readonly person: string
}

type Ports = Pick<TakingPorts, 'store' | 'files' | 'now'>

/** A waiting file's bytes as if they were just arriving; they are already among the originals. */
export const arrivalOf = async (files: FileStore, { hash, bytes, oss_path }: WaitingRow): Promise<Arrival> => {
  const place = await files.original(hash)
  if (!place) throw new Refusal('NOT_FOUND')
  return { place, hash, bytes, keep: async () => oss_path, discard: async () => undefined }
}

const nameOf = async (db: Db, person: string): Promise<string> =>
  (await db.selectFrom('doctor').select('user_name').where('uuid', '=', person).executeTakeFirst())?.user_name ?? ''

/** Changes a file's state; refuses a file about which somebody else has decided meanwhile. */
const change = async (
  { store: { db }, now }: Ports,
  { uuid, from, to, record }: { uuid: string; from: WaitingRow['state']; to: WaitingRow['state']; record?: string },
  { doctor, person }: Deciding,
): Promise<void> => {
  const done =
    to === 'waiting' ? { done_by: null, done_at: null } : { done_by: await nameOf(db, person), done_at: instant(now()) }
  const { numUpdatedRows } = await db
    .updateTable('waiting_file')
    .set({ state: to, ...done, ...(record === undefined ? {} : { record_uuid: record }) })
    .where('uuid', '=', uuid)
    .where('doctor_id', '=', doctor)
    .where('state', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('WAITING_DONE')
}

/** Files a waiting file under a record: of two simultaneous attempts one succeeds, and one that fails leaves the file waiting. */
export const placeWaiting = async (
  ports: Ports,
  { uuid, recordUuid, type, spacing, page: frame, ifKnown, ifTaken }: Parsed<'waitingPlace'>,
  { signer, ...who }: Deciding & { readonly act: ActInHand | null; readonly signer: Signer },
): Promise<Photo> => {
  const { store, files, now } = ports
  const page = Number(frame ?? 1)
  const row = await ownWaiting(store.db, { doctor: who.doctor, uuid })
  const record = await ownRecord(store.db, { doctor: who.doctor, uuid: recordUuid })
  if (row.state !== 'waiting') throw new Refusal('WAITING_DONE')
  if (ifKnown === 'refuse') await refuseDuplicate(store.db, record.case_uuid, { hash: row.hash, page })
  const slot = { record: recordUuid, kind: type, name: row.name, spacing, page }
  const fresh = await keepImage(files, await arrivalOf(files, row), slot)
  const file = async (within: OpenDatabase): Promise<ImageRow> => {
    await change({ ...ports, store: within }, { uuid, from: 'waiting', to: 'filed', record: recordUuid }, who)
    return addImage(within, { ...fresh, ifTaken }, { doctor: who.doctor, person: who.person, at: instant(now()) })
  }
  return whole({ store, act: who.act }, file, image => photoOf(image, signer))
}

export const binWaiting = async (ports: Ports, uuid: string, who: Deciding): Promise<void> => {
  await ownWaiting(ports.store.db, { doctor: who.doctor, uuid })
  await change(ports, { uuid, from: 'waiting', to: 'binned' }, who)
}

export const restoreWaiting = async (ports: Ports, uuid: string, who: Deciding): Promise<void> => {
  await ownWaiting(ports.store.db, { doctor: who.doctor, uuid })
  await change(ports, { uuid, from: 'binned', to: 'waiting' }, who)
}

/** Deletes a file for good, with its bytes unless a record has the same; only from the bin. */
export const eraseWaiting = async ({ store: { db }, files, now }: Ports, uuid: string, { doctor }: Deciding): Promise<void> => {
  const { hash } = await ownWaiting(db, { doctor, uuid })
  await db.transaction().execute(async tx => {
    const { numDeletedRows } = await tx
      .deleteFrom('waiting_file')
      .where('uuid', '=', uuid)
      .where('doctor_id', '=', doctor)
      .where('state', '=', 'binned')
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new Refusal('WAITING_DONE')
    await note(tx, { doctor, at: instant(now()), action: 'waitingErase', entity: 'image', uuid, details: {} })
    await noteUnused(tx, [hash], now())
  })
  await removeUnused({ files }, [hash])
}
