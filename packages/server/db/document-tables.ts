/** A report as it was handed out; only its last three columns ever change. */
export interface DocumentTable {
  uuid: string
  doctor_id: string
  case_uuid: string
  number: string
  kind: 'page' | 'whole'
  title: string
  author: string
  lang: 'zh' | 'en' | 'both'
  /** JSON list of the page headings. */
  sections: string
  pages: number
  bytes: number
  /** SHA-256 of the bytes, and their path in the file store. */
  hash: string
  path: string
  /** SHA-256 of everything it shows. */
  identity: string
  made_at: string
  revoked_at: string | null
  revoke_reason: string
  superseded_by: string | null
}

export interface DocumentNumberTable {
  doctor_id: string
  /** YYYY-MM-DD. */
  day: string
  /** Counted from 1. */
  last: number
}
