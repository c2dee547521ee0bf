import type { Missing } from '../measure/reading'
import type { Tracing } from '../tracing/tracing'
import { type Outcome, outcome } from './outcome'
import type { Prediction } from './predict'

/** A traced film and its date, `YYYY-MM-DD` or longer. */
export interface DatedTracing {
  readonly tracing: Tracing
  readonly day: string
}

/** The outcome of a plan; `doubted`: the scale of one of its films is, so no millimetres are compared. */
export type PlanResult = Outcome | Missing | { readonly status: 'doubted' }

/**
 * The outcome of a plan judged by a later film, as used on screen, on paper and in the clinic's accuracy figures. `doubted`: the
 * scale of one of the two films is, beside all films of the case (`caseScales`).
 */
export const resultOf = (start: Tracing, prediction: Prediction, end: Tracing, doubted: boolean): PlanResult =>
  doubted ? { status: 'doubted' } : outcome(start, prediction, end)
