/** The texts of a picture's marks before and after a change; null: none. */
export interface MarksChange {
  readonly from: string | null
  readonly to: string | null
}

type Merged = (versions: {
  readonly base: string | null
  readonly mine: string | null
  readonly theirs: string | null
}) => string | null | undefined

/**
 * The undo history of marks, by picture. Marks that another window has added since are merged with what is restored. Changes
 * stored by earlier pages are never undone.
 */
export const createMarksHistory = (merged: Merged) => {
  const past = new Map<string, readonly MarksChange[]>()
  const future = new Map<string, readonly MarksChange[]>()
  const step = (from: typeof past, to: typeof past) => (place: string, now: string | null) => {
    const changes = from.get(place) ?? []
    const change = changes.at(-1)
    if (!change) return null
    const turned = { from: change.to, to: change.from }
    const marks = now === turned.from ? turned.to : merged({ base: turned.from, mine: turned.to, theirs: now })
    // More than a picture may hold.
    if (marks === undefined) return null
    from.set(place, changes.slice(0, -1))
    to.set(place, [...(to.get(place) ?? []), turned])
    return { marks }
  }
  return {
    note: (place: string, change: MarksChange): void => {
      past.set(place, [...(past.get(place) ?? []), change])
      future.delete(place)
    },
    /** The marks to store in place of `now`; null if there is nothing to undo. */
    undo: step(past, future),
    /** As for `undo`. */
    redo: step(future, past),
    canUndo: (place: string): boolean => (past.get(place)?.length ?? 0) > 0,
    canRedo: (place: string): boolean => (future.get(place)?.length ?? 0) > 0,
  }
}
