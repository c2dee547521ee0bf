import { sql } from 'kysely'
import type { Db, Engine } from '../db/open'
import type { DatabaseTable } from './tables'

interface In {
  readonly tx: Db
  readonly engine: Pick<Engine, 'name'>
}

interface Trigger {
  readonly name: string
  readonly sql: string
}

const inSqlite = async (tx: Db, work: () => Promise<void>): Promise<void> => {
  const { rows } = await sql<Trigger>`select name, sql from sqlite_master where type = 'trigger'`.execute(tx)
  for (const { name } of rows) await sql`drop trigger ${sql.id(name)}`.execute(tx)
  await work()
  for (const row of rows) await sql.raw(row.sql).execute(tx)
}

const inPostgres = async (tx: Db, tables: readonly DatabaseTable[], work: () => Promise<void>): Promise<void> => {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  await work()
  for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
}

/** Disables triggers: rows from a backup are complete, and nothing may be added to them automatically. */
export const withoutTriggers = (
  { tx, engine }: In,
  tables: readonly DatabaseTable[],
  work: () => Promise<void>,
): Promise<void> => (engine.name === 'sqlite' ? inSqlite(tx, work) : inPostgres(tx, tables, work))

interface Numbered {
  readonly table_name: string
  readonly column_name: string
}

/** Sets tables that number their rows to continue after the highest number; SQLite does so by itself. */
export const numbersGoOn = async ({ tx, engine }: In): Promise<void> => {
  if (engine.name === 'sqlite') return
  const { rows } = await sql<Numbered>`select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(tx)
  for (const { table_name: table, column_name: column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(tx)
}
