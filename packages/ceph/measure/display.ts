import type { Unit } from './reading'

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

/** As many decimals as the number has, at least one: norms are printed as their source prints them, up to 3. */
const plain = (value: number): string => {
  const exact = roundHalfAway(value, 3)
  const decimals = [1, 2].find(each => roundHalfAway(exact, each) === exact) ?? 3
  return inDecimals(exact, decimals)
}

/** A norm for people: `82.8 ± 4.0`; an en dash for none. */
export const showNorm = (norm: { readonly mean: number; readonly sd: number } | null): string =>
  norm === null ? NO_VALUE : `${plain(norm.mean)} ± ${plain(norm.sd)}`

/** The unit as printed: `°`, `mm`, `%` or nothing. */
export const unitSigns: Readonly<Record<Unit, string>> = { degree: '°', mm: 'mm', percent: '%', '': '' }
