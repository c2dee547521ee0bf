import { quantileF } from './distributions'
import type { Interval, Pair } from './pair'

/** Intraclass correlation of two readings: two-way random, absolute agreement, single reading (McGraw and Wong's ICC(A,1)). */
export interface Icc {
  readonly agreement: number
  /** 95 %; null if the readings do not differ at all, or there are too few films. */
  readonly interval: Interval | null
  /** ICC(C,1): excludes bias. */
  readonly consistency: number
  /** Standard error of one reading, including bias, in its unit. */
  readonly sem: number
}

/** Mean squares of n films read k = 2 times: between films, between readings, residual. */
function meanSquares(pairs: readonly Pair[]): { readonly films: number; readonly readings: number; readonly rest: number } {
  const n = pairs.length
  const all = pairs.flat()
  const grand = all.reduce((sum, value) => sum + value, 0) / all.length
  const mean = (column: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[column], 0) / n
  const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + (value - grand) ** 2, 0)
  const films = 2 * squares(pairs.map(([first, second]) => (first + second) / 2))
  const readings = n * squares([mean(0), mean(1)])
  const shift = mean(1) - mean(0)
  // The residual is computed from differences, because subtracting sums of squares would lose precision.
  const rest = pairs.reduce((sum, [first, second]) => sum + (second - first - shift) ** 2, 0) / 2
  return { films: films / (n - 1), readings, rest: rest / (n - 1) }
}

type Squares = ReturnType<typeof meanSquares>

/** McGraw and Wong 1996, for ICC(A,1) with k = 2. */
function intervalOf(icc: number, { films, readings, rest }: Squares, n: number): Interval | null {
  if (!(icc < 1) || n < 3) return null
  const k = 2
  const a = (k * icc) / (n * (1 - icc))
  const b = 1 + (k * icc * (n - 1)) / (n * (1 - icc))
  const v = (a * readings + b * rest) ** 2 / ((a * readings) ** 2 / (k - 1) + (b * rest) ** 2 / ((n - 1) * (k - 1)))
  if (!(v > 0) || !Number.isFinite(v)) return null
  const [low, high] = [quantileF(0.975, n - 1, v), quantileF(0.975, v, n - 1)]
  const others = k * readings + (k * n - k - n) * rest
  return [(n * (films - low * rest)) / (low * others + n * films), (n * (high * films - rest)) / (others + n * high * films)]
}

/** Needs at least two pairs. Identical readings agree completely; negative values are kept. */
export function iccOf(pairs: readonly Pair[]): Icc {
  const n = pairs.length
  const squares = meanSquares(pairs)
  const { films, readings, rest } = squares
  const identical = pairs.every(([first, second]) => first === second)
  const sem = Math.sqrt(rest + Math.max(0, (readings - rest) / n))
  if (identical) return { agreement: 1, interval: null, consistency: 1, sem: 0 }
  // For two films whose readings cross, the denominator is zero.
  const all = films + rest + (2 * (readings - rest)) / n
  const agreement = all > 0 ? (films - rest) / all : 0
  const consistency = films + rest > 0 ? (films - rest) / (films + rest) : 0
  return { agreement, interval: intervalOf(agreement, squares, n), consistency, sem }
}

/** Koo and Li 2016, by the lower limit of the interval. */
export type Quality = 'poor' | 'moderate' | 'good' | 'excellent'

export const qualityOf = ({ agreement, interval }: Icc): Quality => {
  const low = interval?.[0] ?? agreement
  return low < 0.5 ? 'poor' : low < 0.75 ? 'moderate' : low <= 0.9 ? 'good' : 'excellent'
}
