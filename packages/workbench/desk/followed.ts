import type { Session } from '../session/session'
import type { ValueStore } from '../store'

/** Runs something once after so many milliseconds; the returned function cancels it. */
export type After = (ms: number, run: () => void) => () => void

export type FollowedSession = Pick<ValueStore<Session>, 'get' | 'subscribe'>

/** Milliseconds between two steps of a gesture that the panels follow: digits that change more often than ten times a second cannot be read. */
export const followEvery = 100

/**
 * The session as panels beside the picture follow it: the first step of a running gesture at once, further ones at most every
 * `followEvery` ms, the last one always; everything that is not a running gesture (its end above all) at once. Without listeners it
 * is the session itself.
 */
export const followed = (session: ValueStore<Session>, after: After): FollowedSession => {
  const listeners = new Set<() => void>()
  let held = session.get()
  let cancelPause: (() => void) | null = null
  let leave = () => {}
  const take = (): boolean => {
    const now = session.get()
    if (now === held) return false
    held = now
    for (const listener of listeners) listener()
    return true
  }
  const endPause = (): void => {
    cancelPause?.()
    cancelPause = null
  }
  const pause = (): void => {
    cancelPause = after(followEvery, () => {
      cancelPause = null
      if (take()) pause()
    })
  }
  const follow = (): void => {
    if (session.get().preview !== null && cancelPause) return
    endPause()
    take()
    if (session.get().preview !== null) pause()
  }
  return {
    get: () => (listeners.size === 0 ? session.get() : held),
    subscribe: listener => {
      if (listeners.size === 0) {
        held = session.get()
        leave = session.subscribe(follow)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave()
        endPause()
      }
    },
  }
}
