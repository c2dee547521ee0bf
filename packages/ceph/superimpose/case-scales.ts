import type { Evaluation } from '../analysis/analysis'
import type { Tracing } from '../tracing/tracing'
import { overlayFilm } from './overlay'
import type { Grower } from './scale-band'
import { checkScales, withoutLengths } from './scale-check'
import type { OverlapScheme } from './scheme'

/** A traced record of a case. */
export interface CaseFilm {
  readonly id: string
  readonly tracing: Tracing
  /** `YYYY-MM-DD` or longer. */
  readonly day: string
}

/** What may be told of a record's evaluation beside the others of its case. */
export type Telling = <T extends Evaluation>(id: string, whole: T) => T

type Schemes = readonly Pick<OverlapScheme, 'scalesStated'>[]

/** The ids of the traced records of a case whose scale S-Na says is wrong, unless one of the saved schemes states it to be right. */
export const doubtedScales = (films: readonly CaseFilm[], patient: Grower, schemes: Schemes): ReadonlySet<string> => {
  const dated = films.map(({ id, tracing, day }) => ({ id, film: overlayFilm(id, tracing, null), day }))
  return checkScales(dated, patient, ...schemes.map(({ scalesStated }) => scalesStated)).doubted
}

/**
 * What a comparison of all traced records of a case would tell of each: where S-Na says that a scale is wrong, no lengths on it
 * (`withoutLengths`), unless one of the saved schemes states it to be right.
 */
export const tellingOf = (films: readonly CaseFilm[], patient: Grower, schemes: Schemes): Telling => {
  const doubted = doubtedScales(films, patient, schemes)
  return (id, whole) => (doubted.has(id) ? withoutLengths(whole) : whole)
}
