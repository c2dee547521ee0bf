import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** What remains of a change's details when its account is deleted. Repeated here because a step never changes. */
const erased = '{"erased":true}'

const same = (column: string): string => `new.${column} = old.${column}`
const kept = ['uuid', 'doctor_id', 'at', 'action', 'entity', 'entity_uuid'].map(same).join(' and ')

/** The only change allowed to a row of the log: its details are erased once the doctor they concern is deleted. */
const allowed = `${kept} and new.details = '${erased}' and not exists (select 1 from doctor where uuid = old.doctor_id)`

const inSqlite: readonly string[] = [
  'drop trigger audit_no_update',
  `create trigger audit_no_update before update on audit when not (${allowed}) begin select raise(abort, 'append only'); end`,
]

const inPostgres: readonly string[] = [
  'drop trigger audit_append_only on audit',
  'create trigger audit_append_only before delete or truncate on audit execute function audit_refuse()',
  `create function audit_only_erased() returns trigger language plpgsql as $$
    begin if ${allowed} then return new; end if; raise exception 'append only'; end $$`,
  'create trigger audit_only_erased before update on audit for each row execute function audit_only_erased()',
]

/** Lets the change log forget the patients of a deleted account, and nothing else. */
export const erasure = async (db: Db, { name }: Engine): Promise<void> => {
  for (const statement of name === 'sqlite' ? inSqlite : inPostgres) await sql.raw(statement).execute(db)
}
