import type { Session } from '../session/session'
import type { ValueStore } from '../store'

export type FollowedSession = Pick<ValueStore<Session>, 'get' | 'subscribe'>

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

/**
 * The session as panels beside the picture follow it: the first step of a running gesture at once, further ones at that pace, the
 * last one always; everything that is not a running gesture (its end above all) at once. Without listeners it is the session itself.
 */
export const followed = (session: ValueStore<Session>, pace: FollowPace): FollowedSession => {
  const listeners = new Set<() => void>()
  let latest = session.get()
  let leave = () => {}
  const take = (): boolean => {
    if (session.get() === latest) return false
    latest = session.get()
    for (const listener of listeners) listener()
    return true
  }
  const pause = createPause(pace, take)
  const follow = (): void => {
    const runs = session.get().preview !== null
    if (runs && pause.isRunning()) return
    pause.end()
    take()
    if (runs) pause.start()
  }
  const begin = (): void => {
    latest = session.get()
    leave = session.subscribe(follow)
  }
  return {
    get: () => (listeners.size === 0 ? session.get() : latest),
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
