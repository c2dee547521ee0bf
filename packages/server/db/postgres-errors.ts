import { Refusal } from '../http/refusal'

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
export const isOutdated = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as PostgresError
  return code === '0A000' && /cached plan must not change result type/.test(String(message))
}

/** Whether the error is that of a statement in a transaction that has already failed. */
export const isOfFailed = (error: unknown): boolean => (error as PostgresError | null)?.code === '25P02'

/** Whether the database failed rather than the statement. */
export const isAway = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as PostgresError
  if (typeof code === 'string') return awayStates.has(code) || awaySystem.has(code) || /^08...$/.test(code)
  return awayWords.test(String(message))
}

/** The cause is for the operator, not for the caller. */
export const inWords = (error: unknown): unknown => (isAway(error) ? new Refusal('DATABASE_AWAY', {}, error) : error)
