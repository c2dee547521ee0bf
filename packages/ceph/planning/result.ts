import type { Missing } from '../measure/reading'
import { overlayFilm } from '../superimpose/overlay'
import type { Grower } from '../superimpose/scale-band'
import { checkScales } from '../superimpose/scale-check'
import type { Tracing } from '../tracing/tracing'
import { type Outcome, outcome } from './outcome'
import type { Prediction } from './predict'

/** A traced film and its date, `YYYY-MM-DD` or longer. */
export interface DatedTracing {
  readonly tracing: Tracing
  readonly day: string
}

/** The outcome of a plan; `doubted`: S-Na changed by an implausible amount, so no millimetres are compared. */
export type PlanResult = Outcome | Missing | { readonly status: 'doubted' }

/** The outcome of a plan judged by a later film, as used on screen, on paper and in the clinic's accuracy figures. */
export function resultOf(start: DatedTracing, prediction: Prediction, end: DatedTracing, patient: Grower): PlanResult {
  const films = [
    { id: 'start', film: overlayFilm('start', start.tracing, null), day: start.day },
    { id: 'end', film: overlayFilm('end', end.tracing, null), day: end.day },
  ]
  if (checkScales(films, patient, undefined).doubted.size > 0) return { status: 'doubted' }
  return outcome(start.tracing, prediction, end.tracing)
}
