import type { Socket } from 'node:net'
import { type ErrorCode, type ErrorDetails, retryAfter } from '@sella/contract/errors'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { NoResultError } from 'kysely'
import { diskTrouble } from '../db/disk-trouble'
import { refused } from '../http/envelope'
import { languageOf } from '../http/language'
import { Refusal } from '../http/refusal'
import { noteRefusal, type OnNoted } from './noted-refusals'

const send = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, body } = refused(refusal.code, languageOf(request.headers), refusal.details)
  const wait = retryAfter(refusal.code)
  if (wait !== null) reply.header('retry-after', wait)
  if (status >= 500) reply.header('x-reference', request.id)
  // By default the framework hangs up after a body that is too large; ours is read to its end (leftover.ts).
  return reply.removeHeader('connection').header('cache-control', 'no-store').code(status).send(body)
}

/** Fastify's own refusals, mapped to our error codes. */
const ofFramework: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_NOT_FOUND: 'CALL_UNKNOWN',
}

/** Includes the request's number, which all its log lines carry. */
const unexpected = (error: unknown, { id, log }: FastifyRequest): Refusal => {
  log.error({ err: error }, 'unexpected')
  return new Refusal('UNEXPECTED', { reference: id })
}

/** A refusal with an underlying cause is logged for the operator. */
const behind = (refusal: Refusal, log: FastifyBaseLogger): Refusal => {
  if (refusal.cause !== undefined) log.error({ err: refusal.cause, refusal: refusal.code }, 'refused')
  return refusal
}

/** A row was to name another one that went meanwhile: what the caller named is not there. By PostgreSQL and by SQLite. */
const orphans: ReadonlySet<string> = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])

/**
 * PostgreSQL errors that a repetition of the call resolves: two transactions deadlocked (one was rolled back), a lock was held
 * for too long, the operator ended a statement, memory ran out.
 */
const passing: ReadonlySet<string> = new Set(['40P01', '40001', '55P03', '57014', '53200', 'SQLITE_BUSY'])

const refusalOf = (error: unknown, request: FastifyRequest): Refusal => {
  const { log } = request
  if (error instanceof Refusal) return behind(error, log)
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const refusal = ofFramework[code ?? '']
  if (refusal) return new Refusal(refusal)
  // Likewise a row that disappeared between two statements of the call: a session that ended, an account that was erased.
  if (error instanceof NoResultError || (code && orphans.has(code))) return behind(new Refusal('NOT_FOUND', {}, error), log)
  if (code && passing.has(code)) return behind(new Refusal('BUSY', {}, error), log)
  const disk = diskTrouble(error)
  if (disk) return behind(new Refusal(disk, {}, error), log)
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('INPUT_INVALID', { field: 'body' })
  return unexpected(error, request)
}

const bareAnswer = (socket: Socket, code: ErrorCode, details: ErrorDetails): void => {
  if (!socket.writable) return
  const { status, body } = refused(code, 'zh', details)
  const text = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
  )
}

const atTheDoor: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (_, request, reply) => {
    send(request as FastifyRequest, reply as FastifyReply, new Refusal('INPUT_INVALID', { field: 'url' }))
  },
  clientErrorHandler: (error, socket) => {
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return
    bareAnswer(socket as Socket, 'INPUT_INVALID', { field: 'http' })
  },
}

/** Turns every failure of a request into the envelope; no text of a library or exception reaches the caller. */
export const answerErrors = {
  atTheDoor,
  /** `onNoted`: called with each refusal that may indicate an attack. */
  inside: (app: FastifyInstance, onNoted: OnNoted): void => {
    app.setErrorHandler((error, request, reply) => {
      const refusal = refusalOf(error, request)
      noteRefusal(refusal.code, request, onNoted)
      return send(request, reply, refusal)
    })
  },
  tooMany: (): Refusal => new Refusal('TOO_MANY_REQUESTS'),
  notFound: (request: FastifyRequest, reply: FastifyReply): FastifyReply => send(request, reply, new Refusal('CALL_UNKNOWN')),
}
