import type { EvaluationRow } from './analysis'

/** Coefficients of the error function's rational approximation; within 1.5e-7. Source: Abramowitz and Stegun 1964, 7.1.26. */
const p = 0.3275911
const a = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] as const

const erf = (x: number): number => {
  const t = 1 / (1 + p * Math.abs(x))
  const series = a.reduceRight((sum, coefficient) => t * (coefficient + sum), 0)
  return Math.sign(x) * (1 - series * Math.exp(-x * x))
}

/** Fraction of a normal distribution below `x`; mean and standard deviation in the unit of `x`. */
const below = (x: number, mean: number, sd: number): number => 0.5 * (1 + erf((x - mean) / (sd * Math.SQRT2)))

/** Certainty of a value's class; probabilities from 0 to 1. */
export interface ClassShare {
  /** Probability that the displayed class is the true one. */
  readonly own: number
  /** Probability that the true value lies outside the norm on the displayed side; null for a normal value. */
  readonly outside: number | null
}

/**
 * Certainty of a row's class if the true value is normally distributed about the reading with its standard error: the probability
 * of the class, and of a value beyond one SD of the norm. Null without a value, an error or a norm. Limits as in `classify`.
 */
export function classShare({
  reading,
  norm,
  stars,
  difference,
}: Pick<EvaluationRow, 'reading' | 'norm' | 'stars' | 'difference'>): ClassShare | null {
  if (reading.status !== 'read' || reading.error === null || reading.error <= 0 || norm === null || norm.sd <= 0) return null
  const side = (difference ?? 0) < 0 ? -1 : 1
  const off = side * (reading.value - norm.mean)
  const error = reading.error
  const beyond = (k: number): number => 1 - below(k * norm.sd, off, error)
  if (stars === 0) return { own: beyond(-1) - beyond(1), outside: null }
  return { own: beyond(stars) - (stars === 3 ? 0 : beyond(stars + 1)), outside: beyond(1) }
}
