import type { Session } from '../session/session'
import type { ValueStore } from '../store'

type Readable<T> = Pick<ValueStore<T>, 'get' | 'subscribe'>

export type FollowedSession = Readable<Session>

export interface FollowPace {
  /** Milliseconds between two steps of a gesture that are followed. */
  readonly every: number
  /** Runs something once after so many milliseconds; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** A pause after which something runs, and again while it says so. */
const createPause = ({ every, after }: FollowPace, run: () => boolean) => {
  let cancel: (() => void) | null = null
  const start = (): void => {
    cancel = after(every, () => {
      cancel = null
      if (run()) start()
    })
  }
  const end = (): void => {
    cancel?.()
    cancel = null
  }
  return { start, end, isRunning: () => cancel !== null }
}

export interface Followed<T> {
  /** The value that a gesture changes; the same object while nothing has changed. */
  readonly source: Readable<T>
  /** Whether a gesture is in progress. */
  readonly runs: () => boolean
}

/**
 * A value at the pace of the panels beside the picture. During a gesture: the first step at once, further ones at `pace`, the
 * last always. Outside a gesture, and at its end, at once. Without listeners it equals the source.
 */
export const followed = <T>({ source, runs }: Followed<T>, pace: FollowPace): Readable<T> => {
  const listeners = new Set<() => void>()
  let latest = source.get()
  let leave = () => {}
  const take = (): boolean => {
    if (source.get() === latest) return false
    latest = source.get()
    for (const listener of listeners) listener()
    return true
  }
  const pause = createPause(pace, take)
  const follow = (): void => {
    const running = runs()
    if (running && pause.isRunning()) return
    pause.end()
    take()
    if (running) pause.start()
  }
  const begin = (): void => {
    latest = source.get()
    leave = source.subscribe(follow)
  }
  return {
    get: () => (listeners.size === 0 ? source.get() : latest),
    subscribe: listener => {
      if (listeners.size === 0) begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave()
        pause.end()
      }
    },
  }
}

/** The session as panels follow it. */
export const followedSession = (session: ValueStore<Session>, pace: FollowPace): FollowedSession =>
  followed({ source: session, runs: () => session.get().preview !== null }, pace)
