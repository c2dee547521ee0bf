import type { Reading } from './width'

interface Sums {
  readonly upper: Reading
  readonly lower: Reading
}

/**
 * Bolton's ratio of two sums of widths against a norm (Bolton 1958): percent = 100 L / U; excess of the lower teeth = L - U norm
 * / 100; deficit of the upper ones = 100 L / norm - U. The errors of the sums are propagated as independent. Null if the upper
 * sum is 0.
 */
export function boltonRatio({ upper, lower }: Sums, norm: { readonly mean: number; readonly sd: number }) {
  if (!(upper.mm > 0) || !(lower.mm > 0)) return null
  const percent = (100 * lower.mm) / upper.mm
  return {
    percent,
    error: percent * Math.hypot(lower.error / lower.mm, upper.error / upper.mm),
    z: (percent - norm.mean) / norm.sd,
    lowerExcess: lower.mm - (upper.mm * norm.mean) / 100,
    excessError: Math.hypot(lower.error, (upper.error * norm.mean) / 100),
    upperDeficit: (100 * lower.mm) / norm.mean - upper.mm,
  }
}
