import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, type RawBuilder, type SqliteDatabase, sql } from 'kysely'
import { compilerOf } from './compiled'
import { RepeatingKysely } from './deadlocks'
import { PipelinedPostgresDialect } from './postgres-driver'
import { isBusy, PatientSqliteDialect } from './sqlite-driver'
import type { Tables } from './tables'
import { logSyncOf } from './write-ahead-log'

export type Db = Kysely<Tables>

/** Everything that differs between the two engines. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** Column type of texts compared and sorted byte by byte. */
  readonly byteText: RawBuilder<unknown>
  /** Statements after which rows of a table can be added but neither changed nor deleted. */
  appendOnly(table: string): readonly string[]
  /** Until the transaction ends, blocks other transactions that use the same name. */
  oneAtATime(tx: Db, name: string): Promise<void>
  /** Whether a statement failed because of a duplicate key. */
  isDuplicate(error: unknown): boolean
}

/** An open database. */
export interface OpenDatabase {
  readonly db: Db
  readonly engine: Engine
  close(): Promise<void>
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

const sqlite: Engine = {
  name: 'sqlite',
  byteText: sql`text`,
  appendOnly: table =>
    ['update', 'delete'].map(
      verb => `create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, 'append only'); end`,
    ),
  // Writing transactions already run one after another (writingTransactions).
  oneAtATime: async () => undefined,
  isDuplicate: error => ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(String(codeOf(error))),
}

const postgres: Engine = {
  name: 'postgres',
  byteText: sql`text collate "C"`,
  appendOnly: table => [
    `create function ${table}_refuse() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$`,
    `create trigger ${table}_append_only before update or delete or truncate on ${table} execute function ${table}_refuse()`,
  ],
  oneAtATime: async (tx, name) => void (await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)),
  isDuplicate: error => codeOf(error) === '23505',
}

/**
 * Transactions take the write lock when they begin: one that started by reading while another process wrote (`sella demo` beside
 * a server) would be refused at its first write, without waiting.
 */
const writingTransactions = (file: Sqlite.Database): SqliteDatabase => {
  const compile = compilerOf(file)
  return {
    close: () => void file.close(),
    prepare: statement => compile(statement === 'begin' ? 'begin immediate' : statement),
  }
}

/**
 * Has SQLite write a log. A new file is changed for that, which is refused while another process does the same or makes the schema,
 * at times without any waiting (servers that start together): it is asked again, for ten seconds. Nothing else runs meanwhile; there
 * is no server yet.
 */
const writeLog = (file: Sqlite.Database): void => {
  const end = performance.now() + 10_000
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (;;)
    try {
      file.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      Atomics.wait(pause, 0, 0, 20)
    }
}

/** The file opened again, only to be read. */
const besides = (place: string): SqliteDatabase => {
  const file = new Sqlite(place)
  file.pragma('busy_timeout = 10')
  file.pragma('query_only = ON')
  return { close: () => void file.close(), prepare: compilerOf(file) }
}

const openSqlite = (folder: string): OpenDatabase => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new Sqlite(join(folder, 'sella.sqlite'))
  // Milliseconds; longer waits are handled by the driver (`sqlite-driver.ts`).
  file.pragma('busy_timeout = 10')
  writeLog(file)
  // An acknowledged change must survive a power cut: the driver syncs the log before it says that something is written. SQLite itself
  // syncs before it moves the log's pages into the file, which keeps the file whole.
  file.pragma('synchronous = NORMAL')
  file.pragma('foreign_keys = ON')
  file.pragma('cache_size = -65536')
  const log = logSyncOf(`${file.name}-wal`)
  const reading = besides(file.name)
  const dialect = new PatientSqliteDialect({ database: writingTransactions(file), reading, synced: log.synced })
  const db = new Kysely<Tables>({ dialect })
  const close = async (): Promise<void> => {
    await db.destroy()
    await log.close()
  }
  return { db, engine: sqlite, close }
}

const openPostgres = (url: string, longest: number | null): OpenDatabase => {
  const db = new RepeatingKysely({ dialect: new PipelinedPostgresDialect({ url, longest }) })
  return { db, engine: postgres, close: () => db.destroy() }
}

export interface StoreAt {
  readonly folder: string
  readonly url: string | null
  /** Milliseconds a PostgreSQL statement may take before the database counts as unreachable; unlimited by default. */
  readonly longest?: number
}

/** Opens the SQLite file in the data folder, or the PostgreSQL database at the address. */
export const openStore = ({ folder, url, longest }: StoreAt): OpenDatabase =>
  url ? openPostgres(url, longest ?? null) : openSqlite(folder)
