import { type LandmarkName, landmarkNames } from '../data/landmarks'
import { type ReaderError, type ReaderErrors, readerErrors } from '../data/reader-errors'
import { offsetsOf, type Reread } from './points'

/** A landmark read twice on fewer films keeps the error of the table: of 10 films an error is known within -30 and +76 %. */
export const fewestRereads = 10

/**
 * A doctor's own error of placing a landmark, from films she read twice: half the covariance of the differences, what lies to one
 * side left out, as in the table (decision 0014). Null on fewer than ten films.
 */
export function ownError(name: LandmarkName, films: readonly Reread[]): ReaderError | null {
  const offsets = offsetsOf(name, films)
  const n = offsets.length
  if (n < fewestRereads) return null
  const mean = (of: (i: number) => number): number => offsets.reduce((sum, _, i) => sum + of(i), 0) / n
  const [x, y] = [(i: number) => offsets[i]?.forward ?? 0, (i: number) => offsets[i]?.down ?? 0]
  const [mx, my] = [mean(x), mean(y)]
  const half = (of: (i: number) => number): number => (mean(of) * n) / (n - 1) / 2
  const [xx, yy] = [half(i => (x(i) - mx) ** 2), half(i => (y(i) - my) ** 2)]
  const xy = half(i => (x(i) - mx) * (y(i) - my))
  const spread = Math.sqrt(xx * yy)
  const correlation = spread > 0 ? Math.max(-1, Math.min(1, xy / spread)) : 0
  return { forwardMm: Math.sqrt(xx), downMm: Math.sqrt(yy), correlation, source: 'own' }
}

/** The table of readers' errors with a doctor's own in place of every landmark she read often enough; null where there is none. */
export function ownErrors(films: readonly Reread[]): ReaderErrors | null {
  const own = landmarkNames.flatMap(name => {
    const error = ownError(name, films)
    return error ? [[name, error] as const] : []
  })
  return own.length === 0 ? null : { ...readerErrors, ...Object.fromEntries(own) }
}
