/** Two-sided 95 % of a normal distribution. */
const twoSided95 = 1.96

/**
 * The smallest detectable change: what two readings with these standard errors differ by in one case of twenty although nothing
 * changed. SDC = 1.96 x sqrt(se1^2 + se2^2), the readings independent (Bland and Altman 1986).
 */
export const smallestDetectable = (...standardErrors: readonly number[]): number => twoSided95 * Math.hypot(...standardErrors)
