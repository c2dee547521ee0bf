import { oneIsConstant } from './constant'
import { twoSidedT } from './distributions'
import type { Pair } from './pair'

/**
 * Whether the differences of two readings change with the size of the value (reliability.md, section 4): two-sided p of a
 * correlation with the mean of both, not corrected for how many are tested. Null where nothing scatters.
 */
export interface Trend {
  /** Of second minus first: a bias that grows or shrinks with the value. */
  readonly bias: number | null
  /** Of the distance from the bias: a scatter that does, so that one pair of limits does not hold over the whole range. */
  readonly scatter: number | null
}

/** From this p value down a trend is told beside the plot. */
export const trendAlarm = 0.05

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Sum of the products of both lists' distances from their means. */
const shared = (a: readonly number[], b: readonly number[]): number => {
  const [ma, mb] = [meanOf(a), meanOf(b)]
  return a.reduce((sum, value, i) => sum + (value - ma) * ((b[i] ?? 0) - mb), 0)
}

/** Two-sided p of the correlation of two lists; null where one of them is constant but for its last digits. */
function correlationP(xs: readonly number[], ys: readonly number[], size: number): number | null {
  const [xx, yy] = [shared(xs, xs), shared(ys, ys)]
  if (!(xx > 0) || !(yy > 1e-20 * size ** 2)) return null
  const r = shared(xs, ys) / Math.sqrt(xx * yy)
  return r * r >= 1 ? 0 : twoSidedT(r * Math.sqrt((xs.length - 2) / (1 - r * r)), xs.length - 2)
}

/**
 * The trends of pairs whose differences scatter; needs at least three. None where one of the readings is the same on every film,
 * as a length that was taken for the scale: its mean with the other then holds nothing but their difference.
 */
export function trendOf(pairs: readonly Pair[]): Trend {
  const means = pairs.map(([first, second]) => (first + second) / 2)
  const differences = pairs.map(([first, second]) => second - first)
  const bias = meanOf(differences)
  const distances = differences.map(difference => Math.abs(difference - bias))
  const size = Math.max(...distances, Math.abs(bias))
  if (oneIsConstant(pairs)) return { bias: null, scatter: null }
  return { bias: correlationP(means, differences, size), scatter: correlationP(means, distances, size) }
}
