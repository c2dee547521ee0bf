import { sql } from 'kysely'
import type { Db } from '../open'

// The column that is the same in every row comes first as well, or SQLite would choose the index of all records, of which more
// columns are queried.
const indexes = [
  `create index record_index_to_trace on record_index (doctor_id, binned, film, traced, case_no, createday)
    where film = 1 and traced = 0 and binned = 0`,
  `create index record_index_to_review on record_index (doctor_id, binned, traced, unsure, case_no, createday)
    where traced = 1 and unsure > 0 and binned = 0`,
]

/**
 * Number of unsure points of every tracing, and which records wait for points or checks. The numbers are filled in by measuring.
 */
export const unsurePoints = async (db: Db): Promise<void> => {
  await db.schema
    .alterTable('record_index')
    .addColumn('unsure', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  for (const statement of indexes) await sql.raw(statement).execute(db)
}
