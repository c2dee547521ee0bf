import type { Generated } from 'kysely'

/** Searchable facts of a case; written by triggers (migration 0007). */
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

/** Searchable facts of a record; written by triggers (migration 0007) and, for the last three columns, by `readings/`. */
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
  /** 1 if a report was made of it. */
  reported: number
  /**
   * Scale of the film when it was measured: from the ruler or a calibrated file, from the detector, none, or one that the other
   * records of the case make doubtful, whose lengths are not stored.
   */
  scale: 'measured' | 'detector' | 'none' | 'doubted'
  /** Identifies the engine and own items with which its values were measured; empty when they are out of date. */
  stamp: string
  /** Number of unsure points of its tracing: nobody placed or confirmed them, and their expected error is large. */
  unsure: Generated<number>
  /** When it or one of its readings was written last, as `search_now` counts. */
  changed: Generated<number>
}

/** A measurement over one doctor's records: `q:` and the quantity of built-in items, or `o:` and the name of her own item. */
export interface ReadingListTable {
  no: Generated<number>
  doctor_id: string
  item: string
}

/** The displayed value times 1000. */
export interface ReadingTable {
  record: number
  list: number
  value: number
}
