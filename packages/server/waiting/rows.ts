import type { ImageKind } from '@sella/contract/entities'
import type { DicomHeader } from '@sella/contract/inspection'
import type { WaitingCandidate, WaitingFile } from '@sella/contract/waiting'
import type { Selectable } from 'kysely'
import type { Db } from '../db/open'
import { type OwnRow, ownRow } from '../db/own-row'
import type { WaitingFileTable } from '../db/waiting-tables'
import type { Signer } from '../files/signing'

export type WaitingRow = Selectable<WaitingFileTable>
type Person = DicomHeader['patient']

/** An account's waiting file in any state; one of another account is refused in the same way as one that does not exist. */
export const ownWaiting = (db: Db, own: OwnRow): Promise<WaitingRow> => ownRow(db, 'waiting_file', own)

export const personOf = (row: Pick<WaitingRow, 'person'>): Person | null =>
  row.person === null ? null : (JSON.parse(row.person) as Person)

/** Where the files of these records of an account belong, by record; records in the bin are left out. */
export const placesOf = async (
  db: Db,
  doctor: string,
  records: readonly string[],
): Promise<ReadonlyMap<string, WaitingFile['place']>> => {
  if (records.length === 0) return new Map()
  const rows = await db
    .selectFrom('record')
    .innerJoin('patient', 'patient.uuid', 'record.case_uuid')
    .select(['record.uuid as recordUuid', 'record.case_uuid as caseUuid', 'patient.name as patient', 'record.createday'])
    .where('record.uuid', 'in', records)
    .where('record.doctor_id', '=', doctor)
    .where('record.deleted_at', 'is', null)
    .where('patient.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(row => [row.recordUuid, row]))
}

interface Beside {
  readonly signer: Signer
  readonly place: WaitingFile['place']
  readonly candidates: readonly WaitingCandidate[]
}

const isModel = (row: WaitingRow): boolean => row.width === 0

/** A waiting file in its wire form, with signed addresses. */
export const waitingOf = (row: WaitingRow, { signer, place, candidates }: Beside): WaitingFile => ({
  uuid: row.uuid,
  state: row.state,
  source: row.source,
  sender: row.sender,
  name: row.name,
  arrivedAt: row.arrived_at,
  format: row.format as WaitingFile['format'],
  bytes: row.bytes,
  hash: row.hash,
  width: row.width,
  height: row.height,
  fileScale: row.mm_per_pixel && row.scale_provenance ? { mmPerPixel: row.mm_per_pixel, provenance: row.scale_provenance } : null,
  thumbUrl: signer.url(`thumb/${row.hash}`),
  previewUrl: isModel(row) ? null : signer.url(`preview/${row.hash}`),
  originalUrl: signer.url(row.oss_path),
  person: personOf(row),
  day: row.day,
  modality: row.modality,
  kind: row.kind as ImageKind | null,
  others: JSON.parse(row.others) as ImageKind[],
  looked: row.looked === 1,
  sameInstance: row.same_instance === 1,
  place,
  candidates: [...candidates],
  doneBy: row.done_by,
  doneAt: row.done_at,
})
