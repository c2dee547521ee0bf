import { sql } from 'kysely'
import type { Db, Engine } from '../open'

const erased = '{"erased":true}'
const kept = ['uuid', 'doctor_id', 'at', 'action', 'entity', 'entity_uuid']
  .map(column => `new.${column} = old.${column}`)
  .join(' and ')

const gone = (table: string): string => `not exists (select 1 from ${table} where uuid = old.entity_uuid)`

/** An own analysis or an agency may be deleted at any time; only what belongs to a patient is forgotten. */
const ofPatients = "old.entity in ('patient', 'record', 'image', 'overlap', 'plan', 'document')"
const patientGone = `${ofPatients} and ${['patient', 'record', 'image', 'plan', 'document'].map(gone).join(' and ')}`

/**
 * The only change allowed to a row of the log: its details are erased once the doctor or the thing itself is deleted for good.
 */
const allowed = `${kept} and new.details = '${erased}' and (not exists (select 1 from doctor where uuid = old.doctor_id) or (${patientGone}))`

const inSqlite: readonly string[] = [
  'drop trigger audit_no_update',
  `create trigger audit_no_update before update on audit when not (${allowed}) begin select raise(abort, 'append only'); end`,
]

const inPostgres: readonly string[] = [
  `create or replace function audit_only_erased() returns trigger language plpgsql as $$
    begin if ${allowed} then return new; end if; raise exception 'append only'; end $$`,
]

/** Lets the change log forget a patient who was erased for good. */
export const erasedPatients = async (db: Db, { name }: Engine): Promise<void> => {
  for (const statement of name === 'sqlite' ? inSqlite : inPostgres) await sql.raw(statement).execute(db)
}
