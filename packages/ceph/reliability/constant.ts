import type { Pair } from './pair'

/** Values of one quantity that differ by no more than this share of the largest differ by rounding alone. */
const rounding = 1e-9

const isConstant = (values: readonly number[]): boolean => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return high - low <= rounding * Math.max(Math.abs(low), Math.abs(high))
}

/**
 * Whether one of the two readings is the same on every film, as a length that was taken for the scale: the films then do not differ
 * in it, and nothing can be compared with how much they differ.
 */
export const oneIsConstant = (pairs: readonly Pair[]): boolean =>
  ([0, 1] as const).some(at => isConstant(pairs.map(pair => pair[at])))
