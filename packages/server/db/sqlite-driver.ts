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

/** Milliseconds a statement waits for another writing process in total, and between two attempts. */
const patience = { whole: 10_000, between: 20 }

/** Whether another process held the file. */
export const isBusy = (error: unknown): boolean => String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY')

/** Retries a statement while the file is locked: it has had no effect, so it may be repeated. */
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

/** Statements that write nothing themselves; whether a transaction wrote is decided by its other statements. */
const writesNothing = /^\s*(select|begin|commit|rollback|savepoint|release|pragma)\b/i

/** The one connection, for one holder. */
class ReservedConnection implements DatabaseConnection {
  /** Whether its holder may have written. */
  wrote = false
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.wrote ||= !writesNothing.test(query.sql)
    return untilFree<R>(async () => this.#connection.executeQuery<R>(query))
  }

  streamQuery<R>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, size)
  }
}

/**
 * Whether an error only says that SQLite has already rolled back the transaction, as when the disk is full: the error of the
 * failed statement is then reported instead.
 */
const isUndone = (error: unknown): boolean => String((error as Error | null)?.message).includes('no transaction is active')

class PatientDriver extends SqliteDriver {
  readonly #synced: () => Promise<void>

  constructor({ synced, ...config }: PatientSqliteConfig) {
    super(config)
    this.#synced = synced
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(error => {
      if (!isUndone(error)) throw error
    })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new ReservedConnection(await super.acquireConnection())
  }

  /** Others may use the connection while its holder waits for the disk; an error here is reported to the holder that wrote. */
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    await super.releaseConnection()
    if (connection instanceof ReservedConnection && connection.wrote) await this.#synced()
  }
}

export interface PatientSqliteConfig extends SqliteDialectConfig {
  /** Resolves once everything committed before the call is safe from a power cut; rejects where it cannot be made so. */
  readonly synced: () => Promise<void>
}

/**
 * SQLite as the library drives it, but a statement that waits for another process (`sella import` beside a server, a second server)
 * leaves its own process free: health, files, streams and what is under way go on, and only statements queue behind it. SQLite's
 * own way of waiting would stop all of it, ten seconds for each statement. Throws SQLITE_BUSY where the other does not end within
 * ten seconds. What wrote resolves once `synced` has: SQLite's own syncing would hold up all other calls for as long as the disk takes.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: PatientSqliteConfig

  constructor(config: PatientSqliteConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config)
  }
}
