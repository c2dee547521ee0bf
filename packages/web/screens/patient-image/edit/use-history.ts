import { noSteps, type Steps, stepped, stepThrough } from '@sella/workbench/steps'
import { useState } from 'react'

interface EditHistory<T> extends Steps<T> {
  readonly now: T
}

/** A value with undo. A preview (`try`) shows at once; `commit` makes it one step. `left`: where it was left, one step from `first`. */
export const useHistory = <T>(first: T, left: T | null = null) => {
  const [history, setHistory] = useState<EditHistory<T>>(() =>
    left === null ? { ...noSteps, now: first } : { ...stepped(noSteps, first), now: left },
  )
  const [tried, setTried] = useState<T | null>(null)
  const stepTo = (to: 'past' | 'future') => {
    setTried(null)
    setHistory(current => {
      const next = stepThrough(current, current.now, to)
      return next ? { past: next.past, now: next.present, future: next.future } : current
    })
  }
  return {
    value: tried ?? history.now,
    /** Without the preview. */
    steady: history.now,
    try: (next: T) => setTried(next),
    commit: (next: T) => {
      setTried(null)
      setHistory(current =>
        JSON.stringify(current.now) === JSON.stringify(next) ? current : { ...stepped(current, current.now), now: next },
      )
    },
    undo: () => stepTo('past'),
    redo: () => stepTo('future'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

export type History<T> = ReturnType<typeof useHistory<T>>
