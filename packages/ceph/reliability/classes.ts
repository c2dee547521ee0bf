/** Agreement of two readings that assign each film to one of several ordered classes. */
export interface ClassAgreement {
  readonly n: number
  /** Number of films by class of the first reading (rows) and of the second (columns). */
  readonly counts: readonly (readonly number[])[]
  /** Fraction of films assigned to the same class, and the fraction expected by chance. */
  readonly observed: number
  readonly chance: number
  /**
   * Cohen 1960; with weights 1 - |i - j| / (k - 1) and 1 - (i - j)² / (k - 1)² (Cohen 1968). Null if chance agreement is
   * complete.
   */
  readonly kappa: number | null
  readonly linear: number | null
  readonly quadratic: number | null
}

/** Disagreement of a pair of classes this far apart. */
type Disagreement = (apart: number) => number

/**
 * Agreement of pairs of classes, each a number from 0 to below `classes`; clinical/beyond/reliability.md, section 8. High
 * weighted kappas can hide many changed classes, so the plain fraction is reported with them. Null without a pair.
 */
export function classAgreement(pairs: readonly (readonly [number, number])[], classes: number): ClassAgreement | null {
  const n = pairs.length
  if (n === 0) return null
  const all = Array.from({ length: classes }, (_, i) => i)
  const counts = all.map(a => all.map(b => pairs.filter(([first, second]) => first === a && second === b).length))
  const share = (is: (pair: readonly [number, number]) => boolean): number => pairs.filter(is).length / n
  const sharesOf = (side: 0 | 1): readonly number[] => all.map(of => share(pair => pair[side] === of))
  const [firsts, seconds] = [sharesOf(0), sharesOf(1)]
  const observedBy = (of: Disagreement): number => pairs.reduce((sum, [a, b]) => sum + of(Math.abs(a - b)), 0) / n
  const chanceBy = (of: Disagreement): number =>
    firsts.reduce((sum, p, a) => seconds.reduce((row, q, b) => row + p * q * of(Math.abs(a - b)), sum), 0)
  // Scaling the weights' step does not change kappa, because k - 1 cancels out.
  const kappaBy = (of: Disagreement): number | null => (chanceBy(of) > 0 ? 1 - observedBy(of) / chanceBy(of) : null)
  const other: Disagreement = apart => Math.min(apart, 1)
  return {
    ...{ n, counts, observed: 1 - observedBy(other), chance: 1 - chanceBy(other), kappa: kappaBy(other) },
    ...{ linear: kappaBy(apart => apart), quadratic: kappaBy(apart => apart ** 2) },
  }
}
