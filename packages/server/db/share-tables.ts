import type { Generated } from 'kysely'

/** A link through which somebody without an account sees part of a case. */
export interface CaseShareTable {
  uuid: string
  /** The account that owns the case. */
  doctor_id: string
  case_uuid: string
  /** SHA-256 of its token. */
  token_hash: string
  made_by: string
  made_name: string
  /** The recipient's name. */
  name: string
  scope: 'see' | 'download'
  /** 1 if the patient is named. */
  identity: number
  password_hash: string | null
  /** Uuids of the records and documents shown, JSON texts. */
  records: string
  documents: string
  created_at: string
  ends_at: string
  stopped_at: string | null
  opened: Generated<number>
  opened_at: Generated<string | null>
}
