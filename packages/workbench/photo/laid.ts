import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'

/** Where the profile photo lies, and how it came there. Whole placements are kept, as the tracing's history keeps whole tracings. */
export interface Laid {
  readonly mode: 'resting' | 'adjusting'
  /** What the server holds; null: the photo lies on no film. */
  readonly saved: PhotoAlignment | null
  readonly past: readonly (PhotoAlignment | null)[]
  readonly present: PhotoAlignment | null
  readonly preview: PhotoAlignment | null
  readonly future: readonly (PhotoAlignment | null)[]
  /** The key of the last nudge: further ones of the same key belong to the same step. */
  readonly nudging: string | null
}

export const resting = (saved: PhotoAlignment | null): Laid => ({
  mode: 'resting',
  saved,
  past: [],
  present: saved,
  preview: null,
  future: [],
  nudging: null,
})

/** What is drawn in this frame. */
export const shownOf = (laid: Laid): PhotoAlignment | null => laid.preview ?? laid.present

/** Takes the photo in hand; `start` where it does not lie anywhere yet. */
export const takeInHand = (laid: Laid, start: PhotoAlignment): Laid => ({
  ...laid,
  mode: 'adjusting',
  present: laid.present ?? start,
})

export const previewed = (laid: Laid, preview: PhotoAlignment | null): Laid =>
  laid.mode === 'adjusting' ? { ...laid, preview } : laid

/** Ends a gesture as one step; nudges of one key in a row are one step. */
export const placed = (laid: Laid, present: PhotoAlignment, nudging: string | null = null): Laid => {
  if (laid.mode !== 'adjusting') return laid
  const joins = nudging !== null && nudging === laid.nudging && laid.past.length > 0
  return { ...laid, past: joins ? laid.past : [...laid.past, laid.present], present, preview: null, future: [], nudging }
}

export const undone = (laid: Laid): Laid => {
  const last = laid.past.at(-1)
  if (last === undefined) return { ...laid, preview: null }
  const future = [laid.present, ...laid.future]
  return { ...laid, past: laid.past.slice(0, -1), present: last, preview: null, future, nudging: null }
}

export const redone = (laid: Laid): Laid => {
  const [next, ...future] = laid.future
  if (next === undefined) return laid
  return { ...laid, past: [...laid.past, laid.present], present: next, preview: null, future, nudging: null }
}

/** Cancel: it lies where the server has it. */
export const letGo = (laid: Laid): Laid => resting(laid.saved)

export const changed = (laid: Laid): boolean => laid.past.length > 0 || (laid.saved === null && laid.mode === 'adjusting')

/** Whether leaving the film now would lose something. */
export const atStake = (laid: Laid): boolean => laid.mode === 'adjusting' && changed(laid)
