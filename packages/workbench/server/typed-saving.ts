import { same } from '../same'

/** What became of one attempt, and the stored state that the next one begins on. */
interface Attempt<Stored> {
  readonly isStored: boolean
  readonly was: Stored
}

interface TypedNow<Typed, Stored> {
  /** What is typed by now. */
  readonly typed: () => Typed
  /** What is stored of it. */
  readonly as: (typed: Typed) => Stored
}

/**
 * Saves what a dialog holds, one save at a time, over the state it was opened on. `more`: something was typed while it was being
 * saved; it is not stored, and begins on what this save stored. `busy`: an earlier save is not answered yet, and nothing was sent.
 */
export const makeTypedSaving = <Stored>(first: Stored, put: (next: Stored, was: Stored) => Promise<Attempt<Stored>>) => {
  let was = first
  let busy = false
  return async <Typed>({ typed, as }: TypedNow<Typed, Stored>): Promise<'busy' | 'refused' | 'all' | 'more'> => {
    if (busy) return 'busy'
    busy = true
    try {
      const sent = typed()
      const attempt = await put(as(sent), was)
      was = attempt.was
      if (!attempt.isStored) return 'refused'
      return same(typed(), sent) ? 'all' : 'more'
    } finally {
      busy = false
    }
  }
}
