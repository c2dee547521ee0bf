import { CompiledQuery, type Driver, PostgresDialect, type QueryResult, type TransactionSettings } from 'kysely'
import type pg from 'pg'
import { againIfEnded } from './deadlocks'
import type { Deferring } from './lastly'
import { furtherLines } from './open-lines'
import { type Connection, type ConnectionPool, postgresPool } from './postgres-pool'
import { preparedNames } from './prepared'
import { sharedLines } from './shared-lines'

/**
 * Connections per process: for transactions and what writes, those over which reads of many callers travel together (and
 * some more where these are held up), and for reads that are slow.
 */
const connections = { own: 7, shared: 3, slow: 3 }

/**
 * A statement that changes nothing where there is no transaction, and so may be sent before the transaction is known to have begun:
 * one whose `begin` was cancelled would commit all others alone.
 */
const goesWithBegin = /^\s*(?:select|rollback)\b/i

/** A statement that reads only, and waits for no lock that another transaction of ours may have: it may share a connection. */
const readsOnly = /^\s*select\b(?!.*(?:\bfor (?:update|no key update|share|key share)\b|pg_advisory))/is

const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const resultOf = <R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> => ({
  rows: rows ?? [],
  ...(changes.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
})

type Lines = ReturnType<typeof sharedLines>

/**
 * What the library calls a connection: a database connection of its own is taken only for a transaction or a statement that writes.
 */
class RoutedConnection implements Deferring {
  readonly #pool: ConnectionPool
  readonly #lines: Lines
  #own: Connection | null = null
  #inTransaction = false
  /** Sent, not yet answered: the beginning of the transaction. */
  #begun: Promise<unknown> | null = null
  /** To be sent with the next statement, or with the end. */
  #deferred: CompiledQuery[] = []

  constructor(pool: ConnectionPool, lines: Lines) {
    this.#pool = pool
    this.#lines = lines
  }

  async #ownConnection(): Promise<Connection> {
    this.#own ??= await this.#pool.connect()
    return this.#own
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#own === null && readsOnly.test(query.sql)) return resultOf<R>(await this.#lines.query(query.sql, query.parameters))
    const own = await this.#ownConnection()
    // A statement alone is a transaction of its own.
    if (!this.#inTransaction) return resultOf<R>(await againIfEnded(() => own.query(query.sql, query.parameters)))
    if (!(this.#deferred.length === 0 && goesWithBegin.test(query.sql))) await this.#begun
    const earlier = this.#sendDeferred(own)
    // The earliest failure is the cause of those after it.
    const [result] = await Promise.all([own.query(query.sql, query.parameters), this.#begun, ...earlier])
    this.#begun = null
    return resultOf<R>(result)
  }

  #sendDeferred(own: Connection): readonly Promise<unknown>[] {
    return this.#deferred.splice(0).map(({ sql, parameters }) => own.query(sql, parameters))
  }

  /** Sends the beginning with the first statement, if that changes nothing: a call and an answer less. */
  async begin(text: string): Promise<void> {
    const own = await this.#ownConnection()
    this.#inTransaction = true
    this.#begun = own.query(text, [])
    this.#begun.catch(() => undefined)
  }

  async later(query: CompiledQuery): Promise<void> {
    if (this.#inTransaction) this.#deferred.push(query)
    else await this.executeQuery(query)
  }

  async nowLater(): Promise<void> {
    await this.#begun
    if (this.#own) await Promise.all(this.#sendDeferred(this.#own))
  }

  forgetDeferred(): void {
    this.#deferred = []
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read as a whole')
  }

  release(): void {
    this.#own?.release()
    this.#own = null
    this.#begun = null
    this.#inTransaction = false
    this.forgetDeferred()
  }
}

const beginning = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  isolationLevel || accessMode
    ? ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    : 'begin'

const raw = (text: string): CompiledQuery => CompiledQuery.raw(text)

class PipelinedDriver implements Driver {
  readonly #pool: ConnectionPool
  readonly #lines: Lines

  constructor({ url, longest }: PipelinedOptions) {
    const nameOf = preparedNames()
    this.#pool = postgresPool({ url, longest, limit: connections.own }, { nameOf, sentAt: 'next tick' })
    const shared = postgresPool({ url, longest, limit: connections.shared + furtherLines }, { nameOf, sentAt: 'end of turn' })
    const slow = postgresPool({ url, longest, limit: connections.slow }, { nameOf, sentAt: 'next tick' })
    this.#lines = sharedLines({ shared, slow }, connections.shared)
  }

  async init(): Promise<void> {
    // Connections are opened when they are first needed.
  }

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(this.#pool, this.#lines)
  }

  beginTransaction(connection: RoutedConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(beginning(settings))
  }

  async commitTransaction(connection: RoutedConnection): Promise<void> {
    await connection.executeQuery(raw('commit'))
  }

  async rollbackTransaction(connection: RoutedConnection): Promise<void> {
    connection.forgetDeferred()
    await connection.executeQuery(raw('rollback'))
  }

  async releaseConnection(connection: RoutedConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#lines.end()])
  }
}

export interface PipelinedOptions {
  readonly url: string
  /** Milliseconds after which a statement without a reply counts as lost; null for no limit. */
  readonly longest: number | null
}

/**
 * PostgreSQL with as few system calls as statements allow: reads of all callers share connections and are sent together, the beginning
 * of a transaction goes with its first read, and statements left for later (`lastly`) with its end.
 */
export class PipelinedPostgresDialect extends PostgresDialect {
  readonly #options: PipelinedOptions

  constructor(options: PipelinedOptions) {
    super({ pool: async () => Promise.reject(new Error('the driver below has its own')) })
    this.#options = options
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#options)
  }
}
