import { sql } from 'kysely'
import type { Db } from '../open'

/** Whether one case is found by a beginning is asked of many, newest first, when many are found. */
export const keysByCase = async (db: Db): Promise<void> => {
  await sql`drop index case_key_case`.execute(db)
  await sql`create index case_key_case on case_key (case_no, key)`.execute(db)
}
