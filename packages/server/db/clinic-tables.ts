import type { ClinicRole } from '@sella/contract/access/roles'
import type { Generated } from 'kysely'

/**
 * A clinic. Its uuid is that of the account (`doctor`) that owns its cases; that account holds the name, and nobody signs in with
 * it.
 */
export interface ClinicTable {
  uuid: string
  created_at: string
  /** The end of its log: number and hash of the last entry. A truncated log does not end with these. */
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

/** A pending invitation; the row is deleted once it is accepted or withdrawn. */
export interface InvitationTable {
  uuid: string
  clinic_uuid: string
  /** SHA-256 of its token. */
  token_hash: string
  name: string
  role: ClinicRole
  made_by: string
  created_at: string
  ends_at: string
}

/** Members assigned to a case of a clinic. */
export interface CaseDoctorTable {
  case_uuid: string
  doctor_id: string
}

/** Cases handed or offered by one member to another. Names are as they were then. */
export interface HandOverTable {
  uuid: string
  clinic_uuid: string
  from_id: string
  from_name: string
  to_id: string
  to_name: string
  /** Who handed the cases over: their former doctor, or an owner. */
  by_id: string
  by_name: string
  note: string
  state: 'waiting' | 'done' | 'declined' | 'withdrawn'
  created_at: string
  settled_at: string | null
}

/** A case of a hand-over; deleted with the case. */
export interface HandOverCaseTable {
  hand_over_uuid: string
  case_uuid: string
}

/** Who saw and changed what at a clinic, for ever: the database refuses to change or delete a row. */
export interface ClinicLogTable {
  clinic_uuid: string
  /** From 1, without gaps. */
  seq: number
  at: string
  person_id: string
  /** The person's name at the time; a patient is never named. */
  person: string
  /** The call, or what the system did by itself. */
  action: string
  kind: 'see' | 'change' | 'export' | 'members' | 'share'
  case_uuid: string | null
  /** Further details, JSON text. */
  details: string
  /** SHA-256 over the previous hash and all of the above. */
  hash: string
}
