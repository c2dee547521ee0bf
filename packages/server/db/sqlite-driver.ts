import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { oneHolder } from './one-holder'
import { turnsOfLoop } from './turn-of-loop'

/**
 * Milliseconds a statement waits for another writing process in total, and between two attempts; and what reads waits for the
 * connection that writes, whose pages are in memory, before it reads beside it.
 */
const patience = { whole: 10_000, between: 20, reading: 20 }

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

/** Whether a statement reads and does nothing else: SQLite's selects cannot write. */
const onlyReads = ({ sql, query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode' || /^\s*select\b/i.test(sql)

interface Taken {
  readonly connection: DatabaseConnection
  /** Whether it is the one that writes, and must be given back. */
  readonly writes: boolean
}

interface Lines {
  /** Waits for the connection that writes. */
  readonly take: () => Promise<Taken>
  /** The connection that writes if it is free soon, else the one that only reads. */
  readonly takeToRead: () => Promise<Taken>
  /** Lets calls have their turn where statements follow each other without end. */
  readonly turn: () => Promise<void>
}

/** One holder's way to the file: the connection that writes is taken with the first statement that needs it. */
class Holder implements DatabaseConnection {
  /** Whether its holder may have written. */
  wrote = false
  readonly #lines: Lines
  #first: Promise<Taken> | null = null
  #writing: Promise<Taken> | null = null

  constructor(lines: Lines) {
    this.#lines = lines
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.wrote ||= !writesNothing.test(query.sql)
    const { connection } = await (onlyReads(query) ? this.#toRead() : this.#toWrite())
    await this.#lines.turn()
    return untilFree<R>(async () => connection.executeQuery<R>(query))
  }

  async *streamQuery<R>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.#toWrite()).connection.streamQuery<R>(query, size)
  }

  /** Whether it has the connection that writes. */
  async writes(): Promise<boolean> {
    return Boolean((await this.#first)?.writes || (await this.#writing)?.writes)
  }

  #toRead(): Promise<Taken> {
    this.#first ??= this.#lines.takeToRead()
    return this.#writing ?? this.#first
  }

  /** Statements may be given at once: the connection is taken once. */
  #toWrite(): Promise<Taken> {
    this.#first ??= this.#lines.take()
    this.#writing ??= this.#first.then(taken => (taken.writes ? taken : this.#lines.take()))
    return this.#writing
  }
}

/**
 * Whether an error only says that SQLite has already rolled back the transaction, as when the disk is full: the error of the
 * failed statement is then reported instead.
 */
const isUndone = (error: unknown): boolean => String((error as Error | null)?.message).includes('no transaction is active')

class PatientDriver extends SqliteDriver {
  readonly #config: PatientSqliteConfig
  readonly #line = oneHolder()
  #lines: Lines | null = null

  constructor(config: PatientSqliteConfig) {
    super(config)
    this.#config = config
  }

  override async init(): Promise<void> {
    await super.init()
    const writing: Taken = { connection: await super.acquireConnection(), writes: true }
    const reading = await this.#reading()
    const take = async (): Promise<Taken> => {
      await this.#line.take()
      return writing
    }
    const takeToRead = async (): Promise<Taken> => {
      if (reading) return (await this.#line.takeWithin(patience.reading)) ? writing : reading
      return take()
    }
    this.#lines = { take, takeToRead, turn: turnsOfLoop() }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(error => {
      if (!isUndone(error)) throw error
    })
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#lines === null) throw new Error('the file is not open')
    return new Holder(this.#lines)
  }

  /** Others may use the connection while its holder waits for the disk; an error here is reported to the holder that wrote. */
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (!(connection instanceof Holder)) return
    if (await connection.writes()) this.#line.giveBack()
    if (connection.wrote) await this.#config.synced()
  }

  override async destroy(): Promise<void> {
    this.#config.reading?.close()
    await super.destroy()
  }

  async #reading(): Promise<Taken | null> {
    const { reading } = this.#config
    if (!reading) return null
    const driver = new SqliteDriver({ database: reading })
    await driver.init()
    return { connection: await driver.acquireConnection(), writes: false }
  }
}

export interface PatientSqliteConfig extends SqliteDialectConfig {
  /** Resolves once everything committed before the call is safe from a power cut; rejects where it cannot be made so. */
  readonly synced: () => Promise<void>
  /** The same file, opened again: it answers what only reads while a long transaction, as an import's, has the other. */
  readonly reading?: SqliteDatabase
}

/**
 * SQLite as the library drives it, but no statement stops its process for long, nor a transaction those who only read: they see what was
 * committed before it. A statement that waits for another process (`sella import` beside a server, a second server)
 * leaves its own process free: health, files, streams and what is under way go on, and only what writes queues behind it. SQLite's
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
