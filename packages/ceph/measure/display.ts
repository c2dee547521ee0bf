import type { Unit } from '../unit'

/** Shown instead of a missing value: an en dash. */
export const NO_VALUE = '–'

const MINUS = '−'

/**
 * Rounds half away from zero to `decimals`. Goes through 15 significant digits, so that 1.005, which has no exact binary form,
 * still rounds up; never returns -0.
 */
export function roundHalfAway(value: number, decimals: number): number {
  const shifted = Number((Math.abs(value) * 10 ** decimals).toPrecision(15))
  const rounded = Math.round(shifted) / 10 ** decimals
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Decimals a value is rounded to before it is judged: 2; 3 for ratios without a unit. */
export const judgedDecimals = (unit: Unit): number => (unit === '' ? 3 : 2)

/** Decimals a value is displayed with: 1; 3 for ratios without a unit. */
export const shownDecimals = (unit: Unit): number => (unit === '' ? 3 : 1)

/** A number for display: fixed decimals, rounded half away from zero, U+2212 as the minus sign, no sign for zero. */
export function inDecimals(value: number, decimals: number): string {
  const rounded = roundHalfAway(value, decimals)
  const digits = Math.abs(rounded).toFixed(decimals)
  return rounded < 0 ? MINUS + digits : digits
}

/** The same with a plus for what does not round to zero: a change, a difference. */
export function signedInDecimals(value: number, decimals: number): string {
  return `${roundHalfAway(value, decimals) > 0 ? '+' : ''}${inDecimals(value, decimals)}`
}

/** A value as the number a reader sees. */
export const asRead = (value: number, unit: Unit): number =>
  roundHalfAway(roundHalfAway(value, judgedDecimals(unit)), shownDecimals(unit))

/**
 * A measured value for display, without its unit: rounded to 2 decimals, then shown with 1 (ratios: 3 and 3); an en dash if
 * missing.
 */
export const showValue = (value: number | null, unit: Unit): string =>
  value === null ? NO_VALUE : inDecimals(roundHalfAway(value, judgedDecimals(unit)), shownDecimals(unit))

/**
 * An error for display: `±1.4`, without its unit. No error is judged, so it is rounded once; rounded as a value is, 0.846 would be
 * shown as 0.9.
 */
export const showError = (error: number, unit: Unit): string => `±${inDecimals(error, shownDecimals(unit))}`

/** Decimals needed to show a number, from 1 to 3. */
const neededDecimals = (value: number): number => {
  const exact = roundHalfAway(value, 3)
  return [1, 2].find(each => roundHalfAway(exact, each) === exact) ?? 3
}

/**
 * A norm for display, the same on screen and on paper: `82.8 ± 4.0`; an en dash if missing. As precise as its source, up to 3
 * decimals, with the same number for mean and SD: `87.80 ± 3.57`. A norm with an SD of 0 has none: its mean alone, `4.0`.
 */
export const showNorm = (norm: { readonly mean: number; readonly sd: number } | null): string => {
  if (norm === null) return NO_VALUE
  const decimals = Math.max(neededDecimals(norm.mean), neededDecimals(norm.sd))
  const mean = inDecimals(norm.mean, decimals)
  return norm.sd > 0 ? `${mean} ± ${inDecimals(norm.sd, decimals)}` : mean
}
