import { sql } from 'kysely'
import type { Db } from '../open'

/** Finds the plans of a record in the change log, those deleted since too: its details begin with the record. */
export const plansInTheLog = async (db: Db): Promise<void> => {
  await sql`create index audit_plan on audit (substr(details, 12, 36)) where entity = 'plan'`.execute(db)
}
