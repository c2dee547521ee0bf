import type { ClinicRole } from '@sella/contract/access/roles'
import type { Generated } from 'kysely'

/** A clinic. Its uuid is that of the account (`doctor`) that owns its cases; the name stands there, and nobody signs in with it. */
export interface ClinicTable {
  uuid: string
  created_at: string
  /** The end of its log: number and hash of the last entry. A log cut short does not end so. */
  log_seq: Generated<number>
  log_hash: Generated<string>
  /** 1: every member must sign in in two steps. */
  two_steps: Generated<number>
}

export interface ClinicMemberTable {
  clinic_uuid: string
  doctor_id: string
  role: ClinicRole
  joined_at: string
}

/** An invitation that waits; accepted or taken back, the row goes. */
export interface InvitationTable {
  uuid: string
  clinic_uuid: string
  /** SHA-256 of its token. */
  token_hash: string
  name: string
  role: ClinicRole
  created_at: string
  ends_at: string
}

/** Who is assigned to a case of a clinic. */
export interface CaseDoctorTable {
  case_uuid: string
  doctor_id: string
}

/** Cases of one member handed to another, or offered to her. Names are as they were then. */
export interface HandOverTable {
  uuid: string
  clinic_uuid: string
  from_id: string
  from_name: string
  to_id: string
  to_name: string
  /** Who handed over: the one whose cases they were, or an owner. */
  by_id: string
  by_name: string
  note: string
  state: 'waiting' | 'done' | 'declined' | 'withdrawn'
  created_at: string
  settled_at: string | null
}

/** A case of a hand-over; it goes with the case. */
export interface HandOverCaseTable {
  hand_over_uuid: string
  case_uuid: string
}

/** Who saw and changed what at a clinic, for ever: the engine refuses to change or delete a row. */
export interface ClinicLogTable {
  clinic_uuid: string
  /** From 1, without gaps. */
  seq: number
  at: string
  person_id: string
  /** As the person was called then; a patient is never named. */
  person: string
  /** The call, or what the system did by itself. */
  action: string
  kind: 'see' | 'change' | 'export' | 'members' | 'share'
  case_uuid: string | null
  /** What else there is to say, JSON text. */
  details: string
  /** SHA-256 over the hash before and all of the above. */
  hash: string
}
