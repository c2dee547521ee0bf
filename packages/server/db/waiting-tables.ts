import type { MachineScope, WaitingSource, WaitingState } from '@sella/contract/waiting'

/** A file that came from a machine; its bytes lie among the originals from the moment it was acknowledged. */
export interface WaitingFileTable {
  uuid: string
  doctor_id: string
  source: WaitingSource
  sender: string
  name: string
  /** Unique in an account: the same bytes are taken once. */
  hash: string
  oss_path: string
  bytes: number
  format: string
  width: number
  height: number
  mm_per_pixel: number | null
  scale_provenance: 'dicom' | 'detector' | null
  /** Whom the file names, JSON text; null where it names nobody. */
  person: string | null
  day: string | null
  modality: string | null
  kind: string | null
  /** Other kinds it may be of, JSON text. */
  others: string
  /** 0 while nobody has looked at the content. */
  looked: number
  /** SOP Instance UID of a DICOM file. */
  instance_uid: string | null
  same_instance: number
  /** The record it was sent for, or into which it was filed. */
  record_uuid: string | null
  state: WaitingState
  arrived_at: string
  done_by: string | null
  done_at: string | null
}

/** A token of a machine. */
export interface MachineTokenTable {
  uuid: string
  doctor_id: string
  name: string
  scope: MachineScope
  /** SHA-256 of the token. */
  token_hash: string
  created_by: string
  created_at: string
  used_at: string | null
}

/** How far what is asked again and again has been read, by its name. */
export interface MachineMarkTable {
  name: string
  mark: string
}

/** A link by which a phone sends photos for one record, for ten minutes. */
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
  /** Photos that arrived or are arriving. */
  sent: number
}

/** A patient on the worklist of an X-ray unit for a day. */
export interface WorklistEntryTable {
  uuid: string
  doctor_id: string
  case_uuid: string
  /** The unit's name in the settings. */
  unit: string
  day: string
  /** Study Instance UID that the unit gives the films it takes. */
  study_uid: string
  ordered_by: string
  ordered_at: string
  /** When a film of this study arrived. */
  taken_at: string | null
  withdrawn_at: string | null
}
