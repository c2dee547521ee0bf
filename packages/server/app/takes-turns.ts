import { whileLocked } from '@sella/contract/access/needs'
import type { Call } from '@sella/contract/call'
import { type CallName, calls } from '@sella/contract/calls/index'

/**
 * Calls that wait for their turn when there are more than can be answered: those of a signed-in person that bring and return data. Not
 * those by which a window is unlocked or somebody signs in or out, not what looks after the server, and not files, which have queues of
 * their own where they are work (`jobs/fair-turns.ts`).
 */
export const takesTurns = (name: CallName): boolean => {
  const { access, body, reply }: Call = calls[name]
  return (access === 'doctor' || access === 'staff') && body !== 'bytes' && reply === 'envelope' && !whileLocked.has(name)
}
