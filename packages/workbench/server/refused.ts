import { type ErrorCode, type ErrorDetails, errors } from '@sella/contract/errors'

/** A call that failed: its code from the error table, and the server's message. */
export class Refused extends Error {
  constructor(
    /** HTTP status; 0 if the server could not be reached. */
    readonly status: number,
    readonly reason: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message)
    this.name = 'Refused'
  }
}

const isCode = (reason: unknown): reason is ErrorCode => typeof reason === 'string' && reason in errors

/** Converts an envelope other than 200 to a Refused. A reply without an envelope, for example from a proxy, is UNEXPECTED. */
export const refusedFrom = (status: number, reply: unknown): Refused => {
  const { code, message, data } = (typeof reply === 'object' && reply !== null ? reply : {}) as Readonly<Record<string, unknown>>
  const { reason, ...details } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  const errorCode = isCode(reason) ? reason : status === 401 || code === 401 ? 'SESSION_EXPIRED' : 'UNEXPECTED'
  const shown = typeof message === 'string' && message !== '' ? message : 'error'
  return new Refused(typeof code === 'number' ? code : status, errorCode, shown, details as ErrorDetails)
}

/** A reply that violates the contract: reported as a failure rather than read partially. */
export const unreadable = (call: string): Refused => new Refused(200, 'REPLY_UNREADABLE', 'error', { call })

export const notReached = (): Refused => new Refused(0, 'NETWORK', 'error')
