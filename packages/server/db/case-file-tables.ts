import type { KeyOf } from '../keys/search-keys'

/** What a doctor writes about a case. A case nothing was written of has no row. */
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
  /** The tag folded: two that look alike are one. */
  tag_key: string
  doctor_id: string
  tag: string
  /** Place among the tags of its case, from 0. */
  position: number
}

/** One row for each beginning by which a case outside the bin can be found. */
export interface CaseKeyTable {
  doctor_id: string
  key: string
  of: KeyOf
  /** Of `case_index`. */
  case_no: number
}
