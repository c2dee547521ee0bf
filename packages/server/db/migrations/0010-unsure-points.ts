import { sql } from 'kysely'
import type { Db } from '../open'

// What is the same in every row leads as well, or SQLite would take the index of all records, of which more columns are asked.
const indexes = [
  `create index record_index_to_trace on record_index (doctor_id, binned, film, traced, case_no, createday)
    where film = 1 and traced = 0 and binned = 0`,
  `create index record_index_to_review on record_index (doctor_id, binned, traced, unsure, case_no, createday)
    where traced = 1 and unsure > 0 and binned = 0`,
]

/** Of every tracing how many points wait to be checked, and which records wait for points or checks. The numbers come by reading. */
export const unsurePoints = async (db: Db): Promise<void> => {
  await db.schema
    .alterTable('record_index')
    .addColumn('unsure', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  for (const statement of indexes) await sql.raw(statement).execute(db)
}
