import { whileLocked } from '@sella/contract/access/needs'
import type { Call } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'

/**
 * Calls that wait for their turn under load: those of signed-in users that exchange data. Excluded are unlocking, signing in and
 * out, monitoring, and files, which have queues of their own where they cause work (`jobs/fair-turns.ts`).
 */
export const takesTurns = (name: CallName): boolean => {
  const { access, body, reply }: Call = calls[name]
  return (access === 'doctor' || access === 'staff') && body !== 'bytes' && reply === 'envelope' && !whileLocked.has(name)
}
