import { createStore, type ValueStore } from '../store'
import { type CarryPorts, type FileAway, makeCarrying, type Outcome } from './carry-out'
import type { Newcomer } from './newcomer'

/** At most this many files are queued: the browser stores the queue, and a clinic's archive would fill it. */
const mostWaiting = 60
/** Milliseconds until the queue is looked at again. */
const pause = 300

export interface CarryingState {
  /** By the newcomer's key. */
  readonly outcomes: ReadonlyMap<string, Outcome>
  readonly busy: boolean
}

export interface CarryingPorts extends Omit<CarryPorts, 'send' | 'remember'> {
  /** The first newcomers are about to be filed; the result remembers what was made of this migration. */
  readonly begin: () => CarryPorts['remember']
  /** How many files wait in the queue or are being sent. */
  readonly waiting: () => number
  /** Queues the files of one patient; returns the name of their drop. */
  readonly queue: (patient: { readonly uuid: string; readonly name: string }, files: readonly FileAway[], from: string) => string
  /** Resolves after `ms`. */
  readonly wait: (ms: number) => Promise<void>
  /** No more is filed for now. */
  readonly onEnd: () => void
}

export interface Carrying {
  readonly store: Pick<ValueStore<CarryingState>, 'get' | 'subscribe'>
  /** Files newcomers, those that are ready; while it is busy, nothing. Those that failed can be filed again. */
  readonly carry: (newcomers: readonly Newcomer[]) => Promise<void>
  /** Ends with the newcomer being filed. */
  readonly stop: () => void
}

/** The filing of one source's newcomers: one run at a time, with its outcomes. */
export const makeMigrationCarrying = (ports: CarryingPorts): Carrying => {
  const { begin, waiting, queue, wait, onEnd } = ports
  const store = createStore<CarryingState>({ outcomes: new Map(), busy: false })
  let stopped = false
  let run: ReturnType<typeof makeCarrying> | null = null
  const send: CarryPorts['send'] = async (patient, files, from) => {
    while (waiting() > mostWaiting && !stopped) await wait(pause)
    return queue(patient, files, from)
  }
  const onOutcome = (outcome: Outcome): void =>
    store.set(now => ({ ...now, outcomes: new Map(now.outcomes).set(outcome.key, outcome) }))
  return {
    store,
    carry: async newcomers => {
      if (store.get().busy) return
      run ??= makeCarrying({ ...ports, send, remember: begin() }, onOutcome)
      stopped = false
      store.set(now => ({ ...now, busy: true }))
      await run(newcomers, () => stopped)
      store.set(now => ({ ...now, busy: false }))
      onEnd()
    },
    stop: () => {
      stopped = true
    },
  }
}
