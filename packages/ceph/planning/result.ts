import type { Missing } from '../measure/reading'
import { overlayFilm } from '../superimpose/overlay'
import type { Grower } from '../superimpose/scale-band'
import { checkScales } from '../superimpose/scale-check'
import type { Tracing } from '../tracing/tracing'
import { type Outcome, outcome } from './outcome'
import type { Prediction } from './predict'

/** A traced film and its day, `YYYY-MM-DD` or longer. */
export interface DatedTracing {
  readonly tracing: Tracing
  readonly day: string
}

/** What came of a plan; `doubted`: S-Na changed as no patient's does, so no millimetres are compared. */
export type PlanResult = Outcome | Missing | { readonly status: 'doubted' }

/** What came of a plan by a later film, as screen, paper and the clinic's accuracy compare it. */
export function resultOf(start: DatedTracing, prediction: Prediction, end: DatedTracing, patient: Grower): PlanResult {
  const films = [
    { id: 'start', film: overlayFilm('start', start.tracing, null), day: start.day },
    { id: 'end', film: overlayFilm('end', end.tracing, null), day: end.day },
  ]
  if (checkScales(films, patient, undefined).doubted.size > 0) return { status: 'doubted' }
  return outcome(start.tracing, prediction, end.tracing)
}
