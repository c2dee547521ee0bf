import { whileLocked } from '@sella/contract/access/needs'
import type { Call } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../auth/sessions'
import { type AdmissionLimits, admissionWith } from '../http/admission'
import { keyOf } from './session'

/** As many calls at once as the database has connections and half as many more; a page asks some twenty things when it opens. */
export const usualAdmission: AdmissionLimits = {
  places: 16,
  waiting: { each: 60, all: 2000 },
  longestWait: 2000,
  longestStay: 1000,
}

/** Sessions whose account is remembered. */
const mostKnown = 20_000

/**
 * Calls that wait for their turn when there are more than can be answered: those of a signed-in person that bring and return data. Not
 * those by which a window is unlocked or somebody signs in or out, not what looks after the server, and not files, which have queues of
 * their own where they are work (`jobs/fair-turns.ts`).
 */
export const takesTurns = (name: CallName): boolean => {
  const { access, body, reply }: Call = calls[name]
  return (access === 'doctor' || access === 'staff') && body !== 'bytes' && reply === 'envelope' && !whileLocked.has(name)
}

/** Accounts by the key of their session, the oldest forgotten: whose call it is must be known before the database is asked. */
const knownAccounts = () => {
  const known = new Map<string, string>()
  return {
    of: (session: string | null): string | null => (session === null ? null : (known.get(session) ?? null)),
    add: ({ session, doctor }: Pick<Session, 'session' | 'doctor'>): void => {
      if (known.has(session)) return
      const [oldest] = known.keys()
      if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
      known.set(session, doctor)
    },
  }
}

/** Admission of calls by account; a session not seen before counts for the address it comes from, so that made-up ones gain nothing. */
export const admitting = (limits: AdmissionLimits) => {
  const admission = admissionWith(limits)
  const known = knownAccounts()
  return {
    /** Resolves when it is the call's turn, which lasts until it was answered; refuses where it would wait too long. */
    turn: async (name: CallName, request: FastifyRequest, { reply, gone }: { reply: FastifyReply; gone: AbortSignal }) => {
      if (!takesTurns(name)) return
      const account = known.of(keyOf(request.headers.authorization)) ?? `address ${request.ip}`
      const leave = await admission.enter(account, gone)
      reply.raw.once('close', leave)
    },
    seen: known.add,
  }
}
