import { oneIsConstant } from './constant'
import { quantileChiSquare, quantileT, twoSidedT } from './distributions'
import { type Icc, iccOf } from './icc'
import type { Interval, Pair } from './pair'
import { type Trend, trendOf } from './trend'

/** Whether the second readings differ systematically from the first ones. */
export interface Bias {
  /** Mean of second minus first. */
  readonly mean: number
  readonly interval: Interval
  /** Two-sided p of the paired t test; null if all differences are equal. */
  readonly p: number | null
}

/** Bland and Altman 1986: limits that contain 95 % of the differences between two readings, with their confidence intervals. */
export interface Limits {
  readonly low: number
  readonly high: number
  readonly lowInterval: Interval
  readonly highInterval: Interval
}

/** Agreement of two readings of the same films. Values that need more pairs are null. */
export interface Agreement {
  readonly n: number
  /** Dahlberg 1940: error of one reading, including bias. */
  readonly dahlberg: number
  readonly dahlbergInterval: Interval
  /** The same without bias; needs at least two pairs. */
  readonly biasFree: number | null
  readonly bias: Bias | null
  readonly limits: Limits | null
  /** Null also where one of the readings is the same on every film: how much films differ is then not known. */
  readonly icc: Icc | null
  /** Smallest change in one patient, 95 %, that exceeds the error of reading. */
  readonly detectable: number | null
  /** Houston 1983: error variance as a percentage of the variance of the first readings; null where `icc` is for that reason. */
  readonly errorShare: number | null
  /** Whether the differences change with the value; null below ten films, where it cannot be told. */
  readonly trend: Trend | null
}

const sumOf = (values: readonly number[], of: (value: number) => number = value => value): number =>
  values.reduce((sum, value) => sum + of(value), 0)

/** Variance about the mean, with divisor n - 1. */
const varianceOf = (values: readonly number[]): number => {
  const mean = sumOf(values) / values.length
  return sumOf(values, value => (value - mean) ** 2) / (values.length - 1)
}

/** Treats differences that agree to the last digits as having no variance. */
const settled = (variance: number, values: readonly number[]): number =>
  variance <= 1e-24 * Math.max(...values.map(value => value * value), 1e-24) ? 0 : variance

/** Factor for half the width of a 95 % interval about a mean. */
const reach = (n: number): number => quantileT(0.975, n - 1)

function biasOf(differences: readonly number[], sd: number): Bias {
  const n = differences.length
  const mean = sumOf(differences) / n
  const error = sd / Math.sqrt(n)
  const half = reach(n) * error
  return { mean, interval: [mean - half, mean + half], p: error > 0 ? twoSidedT(mean / error, n - 1) : null }
}

function limitsOf(mean: number, sd: number, n: number): Limits {
  const half = reach(n) * sd * Math.sqrt(1 / n + 1.96 ** 2 / (2 * (n - 1)))
  const [low, high] = [mean - 1.96 * sd, mean + 1.96 * sd]
  return { low, high, lowInterval: [low - half, low + half], highInterval: [high - half, high + half] }
}

/** No ICC is given below this number of films. */
export const fewestForIcc = 10

/** Below this number of films every figure is preliminary (Houston 1983: at least 25 duplicates). */
export const fewestFilms = 25

/**
 * Agreement of two readings of the same films: error of one reading (Dahlberg 1940), bias (paired t), limits of agreement (Bland
 * and Altman 1986), intraclass correlation (two-way random, absolute agreement, single reading) with 95 % intervals. Null without
 * a pair. Errors are in the unit of the readings.
 */
export function agreementOf(pairs: readonly Pair[]): Agreement | null {
  const n = pairs.length
  if (n === 0) return null
  const differences = pairs.map(([first, second]) => second - first)
  const dahlberg = Math.sqrt(sumOf(differences, d => d * d) / (2 * n))
  const dahlbergInterval: Interval = [
    dahlberg * Math.sqrt(n / quantileChiSquare(0.975, n)),
    dahlberg * Math.sqrt(n / quantileChiSquare(0.025, n)),
  ]
  const alone = {
    n,
    dahlberg,
    dahlbergInterval,
    biasFree: null,
    bias: null,
    limits: null,
    icc: null,
    detectable: null,
    errorShare: null,
    trend: null,
  }
  if (n < 2) return alone
  const sd = Math.sqrt(settled(varianceOf(differences), differences))
  const bias = biasOf(differences, sd)
  const icc = iccOf(pairs)
  const filmsDiffer = !oneIsConstant(pairs)
  return {
    ...alone,
    biasFree: sd / Math.SQRT2,
    bias,
    limits: limitsOf(bias.mean, sd, n),
    icc: filmsDiffer ? icc : null,
    detectable: 1.96 * Math.SQRT2 * icc.sem,
    errorShare: filmsDiffer ? (100 * dahlberg ** 2) / varianceOf(pairs.map(([first]) => first)) : null,
    trend: n >= fewestForIcc ? trendOf(pairs) : null,
  }
}
