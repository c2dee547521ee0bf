import type { Point } from '../geometry/point'

/** Two-sided 95 % of a normal distribution. */
const twoSided95 = 1.96

/**
 * The smallest detectable change: the difference that two readings with these standard errors exceed in one case out of twenty
 * although nothing changed. SDC = 1.96 x sqrt(se1^2 + se2^2), for independent readings (Bland and Altman 1986).
 */
export const smallestDetectable = (...standardErrors: readonly number[]): number => twoSided95 * Math.hypot(...standardErrors)

/** Scatter of a shift in the plane: variances along the axes and their covariance. */
export interface Spread {
  readonly xx: number
  readonly yy: number
  readonly xy: number
}

/** 95 % of the chi-squared distribution with two degrees of freedom: -2 ln 0.05. */
const plane95 = -2 * Math.log(0.05)

/**
 * The smallest detectable length of a shift in its own direction: when nothing has moved, one case in twenty still shows a shift
 * beyond this limit in some direction (the 95 % ellipse of the errors, chi-squared with two degrees of freedom). For a shift of
 * zero, the direction with the largest errors is used. Zero without errors.
 */
export function smallestDetectableShift({ x, y }: Point, { xx, yy, xy }: Spread): number {
  const [length, trace, det] = [Math.hypot(x, y), xx + yy, xx * yy - xy * xy]
  const largest = (trace + Math.hypot(xx - yy, 2 * xy)) / 2
  const across = length > 0 ? (yy * x * x - 2 * xy * x * y + xx * y * y) / (length * length) : 0
  // Errors along a single line: a shift along it is compared with them, any other shift has no error.
  const squared = across > trace * 1e-12 ? Math.max(det, 0) / across : largest
  return Math.sqrt(plane95 * squared)
}
