import type { Clock } from '../db/now'
import type { Part } from '../http/handlers'
import { Refusal } from '../http/refusal'

export interface BrowserLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly text: string
  readonly route: string
  readonly doctor: string
}

interface Ports {
  readonly write: (line: BrowserLine) => void
  readonly now: Clock
}

const minute = 60_000
/** Most lines of one account per minute: a page that fails in a loop must not fill the disk. */
const mostLines = 60

/** Counts per account; counts older than a minute are dropped. */
const counting = (now: Clock) => {
  const seen = new Map<string, { since: number; lines: number }>()
  return (doctor: string): boolean => {
    const at = now()
    for (const [other, { since }] of seen) if (at - since >= minute) seen.delete(other)
    const count = seen.get(doctor) ?? { since: at, lines: 0 }
    count.lines += 1
    seen.set(doctor, count)
    return count.lines <= mostLines
  }
}

/**
 * Writes lines sent by the browser into the server's log, at their level. The route is cut after its path, because the rest may
 * name a case.
 */
export const logCalls = ({ write, now }: Ports): Part<'addLog'> => {
  const mayWrite = counting(now)
  return {
    addLog: async ({ level, text, route = '' }, { doctor }) => {
      if (!mayWrite(doctor)) throw new Refusal('TOO_MANY_REQUESTS')
      write({ level, text, route: route.split(/[?#]/)[0] ?? '', doctor })
      return {}
    },
  }
}
