import type { KeyOf } from '../keys/search-keys'

/** A doctor's notes on a case. A case without notes has no row. */
export interface CaseFileTable {
  case_uuid: string
  doctor_id: string
  diagnosis: string
  problems: string
  plan: string
  progress: string
  /** YYYY-MM-DD. */
  next_visit: string | null
  next_visit_for: string
}

export interface CaseTagTable {
  case_uuid: string
  /** The folded tag: tags that look alike are the same. */
  tag_key: string
  doctor_id: string
  tag: string
  /** Position among the tags of its case, from 0. */
  position: number
}

/** One row for each prefix by which a case outside the bin can be found. */
export interface CaseKeyTable {
  doctor_id: string
  key: string
  of: KeyOf
  /** The key of `case_index`. */
  case_no: number
}
