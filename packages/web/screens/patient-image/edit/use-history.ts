import { useState } from 'react'

interface EditHistory<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
}

/** A value with undo. A preview (`try`) shows at once; `commit` makes it one step. `left`: where it was left, one step from `first`. */
export const useHistory = <T>(first: T, left: T | null = null) => {
  const [history, setHistory] = useState<EditHistory<T>>(() =>
    left === null ? { past: [], now: first, future: [] } : { past: [first], now: left, future: [] },
  )
  const [tried, setTried] = useState<T | null>(null)
  return {
    value: tried ?? history.now,
    /** Without the preview. */
    steady: history.now,
    try: (next: T) => setTried(next),
    commit: (next: T) => {
      setTried(null)
      setHistory(current =>
        JSON.stringify(current.now) === JSON.stringify(next)
          ? current
          : { past: [...current.past, current.now], now: next, future: [] },
      )
    },
    undo: () => {
      setTried(null)
      setHistory(({ past, now, future }) => {
        const back = past.at(-1)
        return back === undefined ? { past, now, future } : { past: past.slice(0, -1), now: back, future: [now, ...future] }
      })
    },
    redo: () => {
      setTried(null)
      setHistory(({ past, now, future }) => {
        const [next, ...rest] = future
        return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest }
      })
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

export type History<T> = ReturnType<typeof useHistory<T>>
