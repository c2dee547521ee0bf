import type { MachineScope, WaitingSource, WaitingState } from '@sella/contract/waiting'

/** A file from a machine; its bytes are among the originals from the moment it was acknowledged. */
export interface WaitingFileTable {
  uuid: string
  doctor_id: string
  source: WaitingSource
  sender: string
  name: string
  /** Unique within an account: identical bytes are taken in once. */
  hash: string
  oss_path: string
  bytes: number
  format: string
  width: number
  height: number
  mm_per_pixel: number | null
  scale_provenance: 'dicom' | 'detector' | null
  /** The person named in the file, JSON text; null where it names nobody. */
  person: string | null
  day: string | null
  modality: string | null
  kind: string | null
  /** Other possible kinds, JSON text. */
  others: string
  /** 0 while the content has not been inspected. */
  looked: number
  /** SOP Instance UID of a DICOM file. */
  instance_uid: string | null
  same_instance: number
  /** The record for which it was sent, or under which it was filed. */
  record_uuid: string | null
  state: WaitingState
  arrived_at: string
  done_by: string | null
  done_at: string | null
}

/** A machine's token. */
export interface MachineTokenTable {
  uuid: string
  doctor_id: string
  name: string
  scope: MachineScope
  /** SHA-256 of the token. */
  token_hash: string
  /** Its maker's name, and her uuid; empty where an old token's maker is not known. */
  created_by: string
  made_by: string
  created_at: string
  used_at: string | null
  /** When it ended because its maker may no longer make tokens. */
  ended_at: string | null
}

/** How far a regularly polled source has been read, by its name. */
export interface MachineMarkTable {
  name: string
  mark: string
}

/** A link through which a phone sends photos for one record, for ten minutes. */
export interface PhoneLinkTable {
  uuid: string
  /** The account that owns the case. */
  doctor_id: string
  case_uuid: string
  record_uuid: string
  /** SHA-256 of its token. */
  token_hash: string
  mark: string
  made_by: string
  made_name: string
  created_at: string
  ends_at: string
  closed_at: string | null
  opened_at: string | null
  /** Number of photos that have arrived or are arriving. */
  sent: number
}

/** A patient on the worklist of an X-ray unit on one day. */
export interface WorklistEntryTable {
  uuid: string
  doctor_id: string
  case_uuid: string
  /** The unit's name in the settings. */
  unit: string
  day: string
  /** Study Instance UID that the unit gives to the films it takes. */
  study_uid: string
  ordered_by: string
  ordered_at: string
  /** When a film of this study arrived. */
  taken_at: string | null
  withdrawn_at: string | null
}
