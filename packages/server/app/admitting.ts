import type { CallName } from '@sella/contract/calls/index'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../auth/sessions'
import { type AdmissionLimits, admissionWith } from '../http/admission'
import { networkOf } from '../http/network'
import { keyOf } from './session'
import { takesTurns } from './takes-turns'

/** Admits half as many calls again as the database has connections; a page makes about twenty calls when it opens. */
export const usualAdmission: AdmissionLimits = {
  places: 16,
  waiting: { each: 200, all: 2000 },
  longestWait: 5000,
  longestStay: 1000,
}

/** Maximum number of sessions whose account is cached. */
const mostAccounts = 20_000

/** Accounts by session key, so that a call's account is known before the database is asked; the oldest entry is dropped first. */
const accountsBySession = () => {
  const accounts = new Map<string, string>()
  return {
    of: (session: string | null): string | null => (session === null ? null : (accounts.get(session) ?? null)),
    add: ({ session, doctor }: Pick<Session, 'session' | 'doctor'>): void => {
      if (accounts.has(session)) return
      const [oldest] = accounts.keys()
      if (accounts.size >= mostAccounts && oldest !== undefined) accounts.delete(oldest)
      accounts.set(session, doctor)
    },
  }
}

/**
 * Admission of calls by account. A session not seen before counts for the address it comes from, so that made-up sessions gain
 * nothing.
 */
export const admitting = (limits: AdmissionLimits) => {
  const admission = admissionWith(limits)
  const accounts = accountsBySession()
  return {
    /** Resolves when it is the call's turn, which lasts until the call is answered; refuses if the wait would be too long. */
    turn: async (name: CallName, request: FastifyRequest, { reply, gone }: { reply: FastifyReply; gone: AbortSignal }) => {
      if (!takesTurns(name)) return
      const account = accounts.of(keyOf(request.headers.authorization)) ?? `address ${networkOf(request.ip)}`
      const leave = await admission.enter(account, gone)
      reply.raw.once('close', leave)
    },
    seen: accounts.add,
  }
}
