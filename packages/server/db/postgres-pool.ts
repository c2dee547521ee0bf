import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Refusal } from '../http/refusal'
import { preparedNames } from './prepared'

/** Type id of 64-bit integers, in which counts arrive and which the driver would return as texts. */
const int8 = 20

/** Milliseconds allowed for connecting, or for one of the pool to become free; and after which a silent peer is probed. */
const patience = { connect: 10_000, silence: 10_000 }

/** Connections per process; callers that wait for one are refused after `patience.connect`. */
const connections = 10

/**
 * SQLSTATEs with which PostgreSQL refuses everybody: shutting down, crashed, starting, too many connections; class 08 is a lost
 * connection.
 */
const awayStates: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300'])

/** System errors for a peer that is not there. ENOENT: its socket file is missing. */
const awaySystem: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED', 'EADDRNOTAVAIL'],
])

/** The driver's own messages for a lost connection, which have no code. */
const awayWords =
  /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|client was closed/i

interface PostgresError {
  readonly code?: unknown
  readonly message?: unknown
}

/**
 * Whether a prepared statement is outdated because another process has changed its table; PostgreSQL's error for this has no
 * code of its own.
 */
const isOutdated = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as PostgresError
  return code === '0A000' && /cached plan must not change result type/.test(String(message))
}

/** Whether the error is that of a statement in a transaction that has already failed. */
const isOfFailed = (error: unknown): boolean => (error as PostgresError | null)?.code === '25P02'

/** Whether the database failed rather than the statement. */
const isAway = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as PostgresError
  if (typeof code === 'string') return awayStates.has(code) || awaySystem.has(code) || /^08...$/.test(code)
  return awayWords.test(String(message))
}

/** The cause is for the operator, not for the caller. */
const inWords = (error: unknown): unknown => (isAway(error) ? new Refusal('DATABASE_AWAY', {}, error) : error)

type Ask = (sql: string, parameters: readonly unknown[]) => Promise<never>

/**
 * Sends a statement. An outdated one is sent again as text and planned anew, except within a transaction, which has already
 * failed: it counts as lost, and the caller may retry.
 */
const send = async (client: pg.PoolClient, statement: pg.QueryConfig, outdated: () => void): Promise<pg.QueryResult> => {
  try {
    return await client.query(statement)
  } catch (error) {
    if (!isOutdated(error)) throw error
    outdated()
    const { text, values } = statement
    return await client.query({ text, values }).catch((again: unknown) => {
      throw isOfFailed(again) ? new Refusal('DATABASE_AWAY', {}, error) : again
    })
  }
}

/**
 * Wraps one connection so that its loss is reported as our error. A lost connection, or one with outdated statements, is then
 * discarded.
 */
const spoken = (client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient => {
  let unusable = false
  const query: Ask = async (text, parameters) => {
    const statement = { name: nameOf(text), text, values: [...parameters] }
    const outdated = (): void => {
      unusable = true
    }
    try {
      return (await send(client, statement, outdated)) as never
    } catch (error) {
      unusable ||= isAway(error)
      throw inWords(error)
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(unusable) }
}

export interface PoolOptions {
  readonly url: string
  /** Milliseconds after which a statement without a reply counts as lost; null for no limit. */
  readonly longest: number | null
}

/**
 * The connection pool of a PostgreSQL database. Losing a connection, idle or in use, ends neither the process nor the pool: its
 * statements are refused with DATABASE_AWAY, and the next ones try a new connection.
 */
export const postgresPool = ({ url, longest }: PoolOptions): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: patience.silence,
    ...(longest === null ? {} : { query_timeout: longest }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
    } as pg.CustomTypesConfig,
  })
  // Without listeners, losing a connection in the pool or between two statements would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => void client.on('error', () => undefined))
  const nameOf = preparedNames()
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect().catch(error => Promise.reject(inWords(error)))
      const fresh = wrapped.get(client) ?? spoken(client, nameOf)
      wrapped.set(client, fresh)
      return fresh
    },
    end: () => pool.end(),
  }
}
