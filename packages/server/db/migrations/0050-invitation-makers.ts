import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** Who made an invitation; for those pending, by the clinic's log, whose entry follows the invitation at once. */
export const invitationMakers = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .alterTable('clinic_invitation')
    .addColumn('made_by', text, c => c.notNull().defaultTo(''))
    .execute()
  await sql`update clinic_invitation set made_by = coalesce((
    select person_id from clinic_log l where l.clinic_uuid = clinic_invitation.clinic_uuid and l.action = 'invitationAdd'
      and l.at >= clinic_invitation.created_at order by l.seq limit 1), '')`.execute(db)
}
