import type { Generated } from 'kysely'

/** What searches ask of a case; written by triggers (migration 0007). */
export interface CaseIndexTable {
  no: Generated<number>
  case_uuid: string
  doctor_id: string
  binned: number
  favorite: number
  sex: 'male' | 'female' | null
  birthday: string | null
  agency_uuid: string | null
  case_key: string
  updated_at: string
  /** When it was written last, as `search_now` counts. */
  changed: Generated<number>
}

/** What searches ask of a record; written by triggers (migration 0007) and, the last three columns, by `readings/`. */
export interface RecordIndexTable {
  no: Generated<number>
  record_uuid: string
  doctor_id: string
  case_no: number
  createday: string
  type: 1 | 2 | 3
  binned: number
  film: number
  traced: number
  /** A report was made of it. */
  reported: number
  /** Of the film that was read: read from the ruler or a calibrated file, the detector's, or none. */
  scale: 'measured' | 'detector' | 'none'
  /** By which engine, own items among it, its values were read; empty when they are out of date. */
  stamp: string
  /** Points of its tracing that wait to be checked: nobody placed or confirmed them, and their expected error is large. */
  unsure: Generated<number>
  /** When it or one of its readings was written last, as `search_now` counts. */
  changed: Generated<number>
}

/** A measurement of one doctor's records: `q:` and the quantity of built-in items, or `o:` and the name of her own. */
export interface ReadingListTable {
  no: Generated<number>
  doctor_id: string
  item: string
}

/** A value as it is shown, times 1000. */
export interface ReadingTable {
  record: number
  list: number
  value: number
}
