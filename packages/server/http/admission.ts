import { Refusal } from './refusal'
import { rounds, type Waiting } from './rounds'

export interface AdmissionLimits {
  /** Number of calls in progress at once. */
  readonly places: number
  /** Maximum number of waiting calls, per account and in all. */
  readonly waiting: { readonly each: number; readonly all: number }
  /**
   * Maximum wait in milliseconds: a call expected to wait longer is refused at once, one that has waited longer is refused then.
   */
  readonly longestWait: number
  /**
   * Milliseconds after which a call in progress gives up its place: a call that takes longer waits for something else (an
   * archive, a mail server, a slow caller) and not for this process.
   */
  readonly longestStay: number
}

export interface Admission {
  /**
   * Resolves when it is the call's turn; refuses with BUSY if it would wait, or has waited, too long. Accounts with waiting
   * calls take turns, so that many calls of one account do not delay another's. The function returned must be called when the
   * call has been answered. `gone`: aborts the wait of a caller who has disconnected.
   */
  enter(account: string, gone?: AbortSignal): Promise<() => void>
}

/** Weight of each further call in the measured pace: calls end in clusters of as many as there are places. */
const newest = 0.02

/**
 * Milliseconds between the ends of consecutive calls while others wait, whatever the bottleneck: processor, database or disk.
 * Measured anew whenever calls start to wait, because an earlier bottleneck says nothing about the current one.
 */
const paceOf = (now: () => number) => {
  let last: number | null = null
  let [pace, measured] = [0, 0]
  const take = (ms: number): void => {
    measured += 1
    pace += (ms - pace) * Math.max(newest, 1 / measured)
  }
  return {
    left: (othersWait: boolean): void => {
      const at = now()
      if (last !== null) take(at - last)
      if (!othersWait) [pace, measured] = [0, 0]
      last = othersWait ? at : null
    },
    ms: (): number => pace,
  }
}

/**
 * Calls begun in one turn of the process's loop. Each turn takes in what has come on open connections but one new connection only
 * (libuv): with all free places filled at once, turns grow long and what has come waits where nobody sees, orders or bounds it; with
 * one call begun in a turn or in eight, as it was, calls wait before free places for as long as turns are slow, as when a server has
 * just begun.
 */
const begunInATurn = 4

/** Calls `leave` once: when the function returned is called, or after the longest stay. */
const stay = (longest: number, leave: () => void): (() => void) => {
  let over = false
  const end = (): void => {
    if (over) return
    over = true
    clearTimeout(timer)
    leave()
  }
  const timer = setTimeout(end, longest).unref()
  return end
}

/** Starts waiting calls, a few per turn of the event loop, while there are places. */
const places = (count: number, waiting: ReturnType<typeof rounds>) => {
  let free = count
  let called = false
  const beginSome = (): void => {
    called = false
    for (let begun = 0; begun < begunInATurn && free > 0; begun += 1) {
      const next = waiting.next()
      if (!next) return
      free -= 1
      next.begin()
    }
    callNext()
  }
  const callNext = (): void => {
    if (called || free === 0 || waiting.count() === 0) return
    called = true
    setImmediate(beginSome)
  }
  const leave = (): void => {
    free += 1
    callNext()
  }
  return { callNext, leave }
}

/** Admits calls one after another, a few at a time, fairly and with a bounded wait. */
export const admissionWith = (limits: AdmissionLimits, now: () => number = () => performance.now()): Admission => {
  const { waiting: limit, longestWait, longestStay } = limits
  const waiting = rounds()
  const pace = paceOf(now)
  const { callNext, leave } = places(limits.places, waiting)
  const full = (account: string): boolean => {
    const own = waiting.ofAccount(account)
    // An account without waiting calls is judged by the wait alone: the many calls of others keep nobody out.
    if (own >= limit.each || (own > 0 && waiting.count() >= limit.all)) return true
    return waiting.before(account) * pace.ms() > longestWait
  }
  const turn = (account: string, gone: AbortSignal | undefined): Promise<void> =>
    new Promise((begin, refuse) => {
      const giveUp = (): void => void (waiting.remove(account, call) && refuse(new Refusal('BUSY')))
      const timer = setTimeout(giveUp, longestWait).unref()
      const call: Waiting = {
        begin: () => {
          clearTimeout(timer)
          gone?.removeEventListener('abort', giveUp)
          begin()
        },
      }
      gone?.addEventListener('abort', giveUp, { once: true })
      waiting.add(account, call)
      callNext()
    })
  return {
    enter: async (account, gone) => {
      if (full(account)) throw new Refusal('BUSY')
      await turn(account, gone)
      return stay(longestStay, () => {
        pace.left(waiting.count() > 0)
        leave()
      })
    },
  }
}
