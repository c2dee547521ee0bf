import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

/** Milliseconds a statement waits for another process that writes, and between two tries. */
const patience = { whole: 10_000, between: 20 }

const isBusy = (error: unknown): boolean => String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY')

/** A statement that found the file locked has done nothing, so that it may be made again. */
const untilFree = async <R>(statement: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> => {
  const end = performance.now() + patience.whole
  for (;;)
    try {
      return await statement()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
      await pause(patience.between)
    }
}

const patient = (connection: DatabaseConnection): DatabaseConnection => ({
  executeQuery: <R>(query: CompiledQuery) => untilFree<R>(async () => connection.executeQuery<R>(query)),
  streamQuery: <R>(query: CompiledQuery, size?: number) => connection.streamQuery<R>(query, size),
})

/** SQLite has undone a transaction by itself, as it may when the disk is full: what its statement failed with is to be told. */
const isUndone = (error: unknown): boolean => String((error as Error | null)?.message).includes('no transaction is active')

class PatientDriver extends SqliteDriver {
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(error => {
      if (!isUndone(error)) throw error
    })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection())
  }
}

/**
 * SQLite as the library drives it, but a statement that waits for another process (`sella import` beside a server, a second server)
 * leaves its own process free: health, files, streams and what is under way go on, and only statements queue behind it. SQLite's
 * own way of waiting would stop all of it, ten seconds for each statement. Throws SQLITE_BUSY where the other does not end within
 * ten seconds.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config)
  }
}
