import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { Refusal } from '../http/refusal'

/** Counts arrive as 64-bit integers, which the driver would hand over as texts. */
const int8 = 20

/** Milliseconds until a connection must stand, or one of the pool be free; and after which a silent peer is asked whether it lives. */
const patience = { connect: 10_000, silence: 10_000 }

/** Connections of one process; those that wait for one are answered after `patience.connect`. */
const connections = 10

/** SQLSTATEs by which PostgreSQL sends everybody away: shutting down, crashed, starting, too many connections; 08 is a lost connection. */
const awayStates: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300'])

/** What the system says of a peer that is not there. ENOENT: its socket file is gone. */
const awaySystem: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED', 'EADDRNOTAVAIL'],
])

/** The driver's own words for a lost connection; it gives them no code. */
const awayWords =
  /connection terminated|not queryable|timeout exceeded when trying to connect|query read timeout|client was closed/i

/** Whether the database, rather than the statement, is what failed. */
const isAway = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  if (typeof code === 'string') return awayStates.has(code) || awaySystem.has(code) || /^08...$/.test(code)
  return awayWords.test(String(message))
}

/** What is wrong is told to who runs the server, not to the caller. */
const inWords = (error: unknown): unknown => (isAway(error) ? new Refusal('DATABASE_AWAY', {}, error) : error)

type Ask = (sql: string, parameters: readonly unknown[]) => Promise<never>

/** One connection whose loss is said in our words, and which is thrown away then. */
const spoken = (client: pg.PoolClient): PostgresPoolClient => {
  let lost = false
  const query: Ask = async (sql, parameters) => {
    try {
      return (await client.query(sql, [...parameters])) as never
    } catch (error) {
      lost ||= isAway(error)
      throw inWords(error)
    }
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(lost) }
}

export interface PoolOptions {
  readonly url: string
  /** Milliseconds after which a statement without an answer counts as lost; null where statements may take any time. */
  readonly longest: number | null
}

/**
 * The connections of a PostgreSQL database. One that is lost, idle or at work, ends neither the process nor the pool: statements on it
 * are refused as DATABASE_AWAY, and the next ones try a new connection.
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
  // Without listeners a connection lost in the pool, or at work between two statements, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => void client.on('error', () => undefined))
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    connect: async () => {
      const client = await pool.connect().catch(error => Promise.reject(inWords(error)))
      const fresh = wrapped.get(client) ?? spoken(client)
      wrapped.set(client, fresh)
      return fresh
    },
    end: () => pool.end(),
  }
}
