import type { Evaluation } from '../analysis/analysis'
import { calibrate } from '../tracing/calibration'
import { facingOf } from '../tracing/frame'
import type { Tracing } from '../tracing/tracing'
import type { Film } from './film'
import type { Grower } from './scale-band'
import { checkScales, type ScaleCheck, withoutLengths } from './scale-check'
import type { OverlapScheme } from './scheme'

/** A traced record of a case. */
export interface CaseFilm {
  readonly id: string
  readonly tracing: Tracing
  /** `YYYY-MM-DD` or longer. */
  readonly day: string
}

/** Reduces a record's evaluation to what may be shown next to the other records of its case. */
export type Withholding = <T extends Evaluation>(id: string, whole: T) => T

type Schemes = readonly Pick<OverlapScheme, 'scalesStated'>[]

/** What the check of scales needs of a film: its placed points, among them S and Na, and its scale. */
const measured = (tracing: Tracing): Film => ({
  points: tracing.points,
  facing: facingOf(tracing.points),
  mmPerPixel: calibrate(tracing).mmPerPixel,
})

/**
 * The scales of all traced records of a case, judged together by S-Na, with the statements of its schemes. This is the only
 * judgement: a superimposition, a plan or a page of some of the records takes its part of it (`scalesAmong`).
 */
export const caseScales = (films: readonly CaseFilm[], patient: Grower, schemes: Schemes): ScaleCheck => {
  const dated = films.map(({ id, tracing, day }) => ({ id, film: measured(tracing), day }))
  return checkScales(dated, patient, ...schemes.map(({ scalesStated }) => scalesStated))
}

/**
 * What a case's check means for some of its records: which of them are doubted, and the clashes, also with records not among them,
 * that make them so or that the doctor states to be right.
 */
export const scalesAmong = ({ clashes, doubted }: ScaleCheck, ids: readonly string[]): ScaleCheck => {
  const among = new Set(ids.filter(id => doubted.has(id)))
  const concerns = ({ from, to, stated }: ScaleCheck['clashes'][number]): boolean =>
    [from, to].some(id => (stated ? ids.includes(id) : among.has(id)))
  return { clashes: clashes.filter(concerns), doubted: among }
}

/** Ids of the traced records of a case whose scale is implausible by S-Na, unless a saved scheme states that it is right. */
export const doubtedScales = (films: readonly CaseFilm[], patient: Grower, schemes: Schemes): ReadonlySet<string> =>
  caseScales(films, patient, schemes).doubted

/**
 * What a comparison of all traced records of a case may show of each: if S-Na makes a scale implausible, no lengths measured with
 * it (`withoutLengths`), unless a saved scheme states that it is right.
 */
export const withholdingOf = (films: readonly CaseFilm[], patient: Grower, schemes: Schemes): Withholding => {
  const doubted = doubtedScales(films, patient, schemes)
  return (id, whole) => (doubted.has(id) ? withoutLengths(whole) : whole)
}
