import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'

/**
 * The profile photo's alignment with its undo history. Stores whole alignments, as the tracing's history stores whole tracings.
 */
export interface AlignmentHistory {
  readonly mode: 'resting' | 'adjusting'
  /** As stored on the server; null: the photo is not aligned. */
  readonly saved: PhotoAlignment | null
  readonly past: readonly (PhotoAlignment | null)[]
  readonly present: PhotoAlignment | null
  readonly preview: PhotoAlignment | null
  readonly future: readonly (PhotoAlignment | null)[]
  /** The key of the last nudge: further nudges with the same key belong to the same step. */
  readonly nudging: string | null
}

export const resting = (saved: PhotoAlignment | null): AlignmentHistory => ({
  mode: 'resting',
  saved,
  past: [],
  present: saved,
  preview: null,
  future: [],
  nudging: null,
})

/** What is drawn in this frame. */
export const shownOf = (history: AlignmentHistory): PhotoAlignment | null => history.preview ?? history.present

/** Starts adjusting the photo, at `start` if it is not aligned yet. */
export const takeInHand = (history: AlignmentHistory, start: PhotoAlignment): AlignmentHistory => ({
  ...history,
  mode: 'adjusting',
  present: history.present ?? start,
})

export const previewed = (history: AlignmentHistory, preview: PhotoAlignment | null): AlignmentHistory =>
  history.mode === 'adjusting' ? { ...history, preview } : history

/** Ends a gesture as one step; consecutive nudges with the same key are one step. */
export const placed = (history: AlignmentHistory, present: PhotoAlignment, nudging: string | null = null): AlignmentHistory => {
  if (history.mode !== 'adjusting') return history
  const joins = nudging !== null && nudging === history.nudging && history.past.length > 0
  return {
    ...history,
    past: joins ? history.past : [...history.past, history.present],
    present,
    preview: null,
    future: [],
    nudging,
  }
}

export const undone = (history: AlignmentHistory): AlignmentHistory => {
  const last = history.past.at(-1)
  if (last === undefined) return { ...history, preview: null }
  const future = [history.present, ...history.future]
  return { ...history, past: history.past.slice(0, -1), present: last, preview: null, future, nudging: null }
}

export const redone = (history: AlignmentHistory): AlignmentHistory => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { ...history, past: [...history.past, history.present], present: next, preview: null, future, nudging: null }
}

/** Cancels: returns to the alignment stored on the server. */
export const withoutChanges = (history: AlignmentHistory): AlignmentHistory => resting(history.saved)

export const changed = (history: AlignmentHistory): boolean =>
  history.past.length > 0 || (history.saved === null && history.mode === 'adjusting')

/** Whether leaving the film now would lose changes. */
export const atStake = (history: AlignmentHistory): boolean => history.mode === 'adjusting' && changed(history)
