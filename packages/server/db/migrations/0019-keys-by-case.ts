import { sql } from 'kysely'
import type { Db } from '../open'

/**
 * When a prefix matches many cases, they are tested one by one, newest first; this index answers whether one case has the prefix.
 */
export const keysByCase = async (db: Db): Promise<void> => {
  await sql`drop index case_key_case`.execute(db)
  await sql`create index case_key_case on case_key (case_no, key)`.execute(db)
}
