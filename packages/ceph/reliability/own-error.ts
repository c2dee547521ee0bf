import type { LandmarkName } from '../data/landmarks'
import type { Tracing } from '../tracing/tracing'
import { offsetOf, type Reread } from './points'

/** A landmark read twice on fewer films keeps the table's error: from 10 films an error is known to within -30 and +76 %. */
export const fewestRereads = 10

/** A doctor's own error of placing a landmark, in the frame of `ReaderError`, and the number of films it is based on. */
export interface OwnError {
  readonly forwardMm: number
  readonly downMm: number
  readonly correlation: number
  readonly films: number
}

/** Excludes points placed by a detector or a template, which are not the doctor's error. */
const byHand = (name: LandmarkName, { points }: Tracing): boolean => points[name]?.origin === 'manual'

const offsetByHand = (name: LandmarkName, film: Reread) =>
  byHand(name, film.first) && byHand(name, film.second) ? offsetOf(name, film) : null

/**
 * A doctor's own error of placing a landmark, from films she read twice and on which she placed it both times: half the
 * covariance of the differences, without bias, as in the table (decision 0014). Null for fewer than ten films, and if no two
 * readings differ, because those are copies.
 */
export function ownError(name: LandmarkName, films: readonly Reread[]): OwnError | null {
  const offsets = films.flatMap(film => offsetByHand(name, film) ?? [])
  const n = offsets.length
  if (n < fewestRereads) return null
  const mean = (of: (i: number) => number): number => offsets.reduce((sum, _, i) => sum + of(i), 0) / n
  const [x, y] = [(i: number) => offsets[i]?.forward ?? 0, (i: number) => offsets[i]?.down ?? 0]
  const [mx, my] = [mean(x), mean(y)]
  const half = (of: (i: number) => number): number => (mean(of) * n) / (n - 1) / 2
  const [xx, yy] = [half(i => (x(i) - mx) ** 2), half(i => (y(i) - my) ** 2)]
  const xy = half(i => (x(i) - mx) * (y(i) - my))
  const spread = Math.sqrt(xx * yy)
  if (!(spread > 0)) return null
  const correlation = Math.max(-1, Math.min(1, xy / spread))
  return { forwardMm: Math.sqrt(xx), downMm: Math.sqrt(yy), correlation, films: n }
}
