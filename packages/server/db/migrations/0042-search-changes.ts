import { sql } from 'kysely'
import type { Db, Engine } from '../open'

/** What is gone stands by its number alone: of an account that is erased nothing is left here. */
const gone = (row: string, of: string): string => `insert into search_gone (no, of, changed) values (${row}.no, '${of}', `

const indexes = ['case_index', 'record_index'] as const

/** Transactions that write are one after another: a running number says which change is later. */
const inSqlite = [
  'create table search_moment (id integer primary key, n integer not null)',
  'insert into search_moment (id, n) values (1, 0)',
  'create view search_now as select n + 1 as since, n + 1 as until from search_moment',
  ...indexes.flatMap(table => {
    const next = 'update search_moment set n = n + 1'
    const mark = `${next}; update ${table} set changed = (select n from search_moment) where no = new.no`
    const lost = `${next}; ${gone('old', table)}(select n from search_moment))`
    return [
      `create trigger ${table}_moment_new after insert on ${table} begin ${mark}; end`,
      `create trigger ${table}_moment after update on ${table} begin ${mark}; end`,
      `create trigger ${table}_gone after delete on ${table} begin ${lost}; end`,
      `create trigger ${table}_left after update of doctor_id on ${table} when new.doctor_id <> old.doctor_id begin ${lost}; end`,
    ]
  }),
]

/**
 * Transactions overlap: a row bears the number of the transaction that wrote it, and what was open at the last look (`since`) is
 * looked at again. From `until` on no number was given yet: a higher one came with a database copied from another server.
 */
const inPostgres = [
  `create view search_now as
    select txid_snapshot_xmin(txid_current_snapshot()) as since, txid_snapshot_xmax(txid_current_snapshot()) as until`,
  `create function search_mark() returns trigger language plpgsql as $$ begin new.changed := txid_current(); return new; end $$`,
  ...indexes.flatMap(table => [
    `create function ${table}_lost() returns trigger language plpgsql as
      $$ begin ${gone('old', table)}txid_current()); return null; end $$`,
    `create trigger ${table}_moment before insert or update on ${table} for each row execute function search_mark()`,
    `create trigger ${table}_gone after delete on ${table} for each row execute function ${table}_lost()`,
    `create trigger ${table}_left after update of doctor_id on ${table} for each row
      when (new.doctor_id <> old.doctor_id) execute function ${table}_lost()`,
  ]),
]

/** Which cases and records changed since a look, so that what a process keeps of them for searches (`search/indexed`) is brought up to date. */
export const searchChanges = async (db: Db, { name, byteText }: Engine): Promise<void> => {
  const number = name === 'sqlite' ? 'integer' : 'bigint'
  for (const table of indexes) {
    await sql.raw(`alter table ${table} add column changed ${number} not null default 0`).execute(db)
    await sql.raw(`create index ${table}_changed on ${table} (doctor_id, changed)`).execute(db)
  }
  await sql`create table search_gone (no integer not null, of ${byteText} not null, changed ${sql.raw(number)} not null)`.execute(
    db,
  )
  await sql.raw('create index search_gone_changed on search_gone (changed)').execute(db)
  for (const statement of name === 'sqlite' ? inSqlite : inPostgres) await sql.raw(statement).execute(db)
}
