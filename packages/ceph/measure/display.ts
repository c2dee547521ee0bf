import type { Unit } from '../unit'

/** What stands where there is no value: an en dash. */
export const NO_VALUE = '–'

const MINUS = '−'

/**
 * Half away from zero at so many decimals. By way of 15 significant digits, so that 1.005, which binary cannot hold, still rounds
 * up; never gives -0.
 */
export function roundHalfAway(value: number, decimals: number): number {
  const shifted = Number((Math.abs(value) * 10 ** decimals).toPrecision(15))
  const rounded = Math.round(shifted) / 10 ** decimals
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Decimals a value is rounded to before it is judged: 2; ratios without a unit keep 3. */
export const judgedDecimals = (unit: Unit): number => (unit === '' ? 3 : 2)

/** Decimals a value is shown with: 1; ratios without a unit 3. */
export const shownDecimals = (unit: Unit): number => (unit === '' ? 3 : 1)

/** A number for people: fixed decimals, half away from zero, minus as U+2212, no minus before zero. */
export function inDecimals(value: number, decimals: number): string {
  const rounded = roundHalfAway(value, decimals)
  const digits = Math.abs(rounded).toFixed(decimals)
  return rounded < 0 ? MINUS + digits : digits
}

/** A measured value for people, without its unit: rounded to 2 decimals, then shown with 1 (ratios 3 and 3); an en dash for none. */
export const showValue = (value: number | null, unit: Unit): string =>
  value === null ? NO_VALUE : inDecimals(roundHalfAway(value, judgedDecimals(unit)), shownDecimals(unit))

/** Decimals that a number needs, at least one and at most 3. */
const neededDecimals = (value: number): number => {
  const exact = roundHalfAway(value, 3)
  return [1, 2].find(each => roundHalfAway(exact, each) === exact) ?? 3
}

/**
 * A norm for people, on a screen and on paper alike: `82.8 ± 4.0`; an en dash for none. As exact as its source prints it, up to 3
 * decimals, mean and deviation with the same: `87.80 ± 3.57`.
 */
export const showNorm = (norm: { readonly mean: number; readonly sd: number } | null): string => {
  if (norm === null) return NO_VALUE
  const decimals = Math.max(neededDecimals(norm.mean), neededDecimals(norm.sd))
  return `${inDecimals(norm.mean, decimals)} ± ${inDecimals(norm.sd, decimals)}`
}
