import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/**
 * Who made a machine's token, and when it ended with her leave to make it. Tokens there are: at a person's own desk hers; at a
 * clinic's of whoever its log names, whose entry follows the token at once and bears the same name.
 */
export const machineMakers = async (db: Db, { byteText: text }: Engine): Promise<void> => {
  await db.schema
    .alterTable('machine_token')
    .addColumn('made_by', text, c => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('machine_token').addColumn('ended_at', text).execute()
  await sql`update machine_token set made_by = case
    when exists (select 1 from clinic c where c.uuid = machine_token.doctor_id) then coalesce((
      select person_id from clinic_log l where l.clinic_uuid = machine_token.doctor_id and l.action = 'machineTokenAdd'
        and l.at >= machine_token.created_at and l.person = machine_token.created_by order by l.seq limit 1), '')
    else doctor_id end`.execute(db)
}
