import { sql } from 'kysely'
import type { Db } from '../open'

// The number is part of the index too: PostgreSQL then answers from the index alone, as SQLite does anyway.
const indexes = [
  'drop index case_index_facts',
  `create index case_index_facts
    on case_index (doctor_id, binned, updated_at, case_uuid, favorite, sex, birthday, agency_uuid, no)`,
  'drop index record_index_facts',
  `create index record_index_facts
    on record_index (doctor_id, binned, case_no, createday, type, film, traced, reported, scale, stamp, no)`,
]

/** One index each holds all searchable facts of cases and records, and is scanned in one pass. */
export const searchColumns = async (db: Db): Promise<void> => {
  for (const statement of indexes) await sql.raw(statement).execute(db)
}
