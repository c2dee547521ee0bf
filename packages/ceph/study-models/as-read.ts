import { inDecimals, roundHalfAway, signedInDecimals } from '../measure/display'

const decimals = 1

/**
 * A length as displayed: rounded to 0.1 mm, halves away from zero. Limits in mm are applied to it, so that a class never
 * contradicts the number beside it.
 */
export const mmAsRead = (mm: number): number => roundHalfAway(mm, decimals)

/** A length for display, mm to a tenth, with U+2212 as the minus sign. */
export const showMm = (mm: number): string => inDecimals(mm, decimals)

/** The same with its standard error, if one is stated: `27.8 ±0.5`. */
export const mmWithError = (mm: number, error: number | null): string =>
  error === null ? showMm(mm) : `${showMm(mm)} ±${error.toFixed(decimals)}`

/** The same with its sign; no sign for what rounds to 0. */
export const signedMm = (mm: number): string => signedInDecimals(mm, decimals)
