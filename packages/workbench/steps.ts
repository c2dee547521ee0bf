/** The values before and after the present one, those nearest to it last in `past` and first in `future`. */
export interface Steps<T> {
  readonly past: readonly T[]
  readonly future: readonly T[]
}

export const noSteps: Steps<never> = { past: [], future: [] }

/** Steps of undo that are stored; the oldest are dropped. */
const mostSteps = 200

/** The steps once something else takes the place of `present`. */
export const stepped = <T>({ past }: Steps<T>, present: T): Steps<T> => ({
  past: [...past, present].slice(-mostSteps),
  future: [],
})

export interface StepTaken<T> extends Steps<T> {
  readonly present: T
}

/** One step back, to the past, or forth; null if there is none. */
export const stepThrough = <T>({ past, future }: Steps<T>, present: T, to: 'past' | 'future'): StepTaken<T> | null => {
  const near = to === 'past' ? past.slice(-1) : future.slice(0, 1)
  const [next] = near
  if (near.length === 0) return null
  return to === 'past'
    ? { past: past.slice(0, -1), present: next as T, future: [present, ...future] }
    : { past: [...past, present], present: next as T, future: future.slice(1) }
}
