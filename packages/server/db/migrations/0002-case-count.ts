import { sql } from 'kysely'
import type { Db } from '../open'

/** Number of a doctor's cases outside the bin, stored with the doctor so that a list of 100,000 need not be counted. */
export const caseCount = async (db: Db): Promise<void> => {
  await db.schema
    .alterTable('doctor')
    .addColumn('cases', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await sql`update doctor set cases = (select count(*) from patient where doctor_id = doctor.uuid and deleted_at is null)`.execute(
    db,
  )
}
