import pg from 'pg'
import { Refusal } from '../http/refusal'
import { gatheringWrites, type SentAt } from './gathered-writes'
import { inWords, isAway, isOfFailed, isOutdated } from './postgres-errors'

/** Type id of 64-bit integers, in which counts arrive and which the driver would return as texts. */
const int8 = 20

/** Milliseconds allowed for connecting, or for one of the pool to become free; and after which a silent peer is probed. */
const patience = { connect: 10_000, silence: 10_000 }

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

/** A connection in the hands of one user. Statements are sent without waiting for those before them, and answered in order. */
export interface Connection {
  query(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult>
  /** Whether it is lost, or has outdated statements: it is to be given back and used no more. */
  unusable(): boolean
  release(): void
}

interface Speaking {
  readonly nameOf: (text: string) => string | undefined
  readonly sentAt: SentAt
}

/** Wraps one connection so that its loss is reported as our error. */
const spoken = (client: pg.PoolClient, { nameOf, sentAt }: Speaking): Connection => {
  let unusable = false
  let outdated = false
  const spoil = (): void => {
    unusable = true
  }
  const gather = gatheringWrites(client, sentAt)
  client.once('error', spoil).once('end', spoil)
  return {
    query: async (text, parameters) => {
      gather()
      try {
        return await send(client, { name: nameOf(text), text, values: [...parameters] }, () => {
          outdated = true
          spoil()
        })
      } catch (error) {
        unusable ||= isAway(error)
        // Sent before the outdated one of its transaction was answered.
        throw outdated && isOfFailed(error) ? new Refusal('DATABASE_AWAY', {}, error) : inWords(error)
      }
    },
    unusable: () => unusable,
    release: () => client.release(unusable),
  }
}

export interface PoolOptions {
  readonly url: string
  /** Milliseconds after which a statement without a reply counts as lost; null for no limit. */
  readonly longest: number | null
  /** Most connections; who waits for one is refused after ten seconds. */
  readonly limit: number
}

export interface ConnectionPool {
  /** A connection to be released after use. */
  connect(): Promise<Connection>
  end(): Promise<void>
}

/**
 * Connections to a PostgreSQL database. Losing one, idle or in use, ends neither the process nor the pool: its statements are refused
 * with DATABASE_AWAY, and the next ones try a new connection.
 */
export const postgresPool = ({ url, longest, limit }: PoolOptions, speaking: Speaking): ConnectionPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: limit,
    pipeline: true,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: patience.silence,
    ...(longest === null ? {} : { query_timeout: longest }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
    } as pg.CustomTypesConfig,
  } as pg.PoolConfig)
  // Without listeners, losing a connection in the pool or between two statements would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => void client.on('error', () => undefined))
  const wrapped = new WeakMap<pg.PoolClient, Connection>()
  return {
    connect: async () => {
      const client = await pool.connect().catch(error => Promise.reject(inWords(error)))
      const connection = wrapped.get(client) ?? spoken(client, speaking)
      wrapped.set(client, connection)
      return connection
    },
    end: () => pool.end(),
  }
}
