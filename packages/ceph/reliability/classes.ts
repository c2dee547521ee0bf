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

type Weight = (apart: number) => number

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
  const [firsts, seconds] = [0, 1].map(side => all.map(of => share(pair => pair[side as 0 | 1] === of)))
  const observedBy = (weight: Weight): number => pairs.reduce((sum, [a, b]) => sum + weight(Math.abs(a - b)), 0) / n
  const chanceBy = (weight: Weight): number =>
    all.reduce(
      (sum, a) => all.reduce((row, b) => row + (firsts?.[a] ?? 0) * (seconds?.[b] ?? 0) * weight(Math.abs(a - b)), sum),
      0,
    )
  const kappaBy = (weight: Weight): number | null => {
    const chance = chanceBy(weight)
    return chance < 1 ? (observedBy(weight) - chance) / (1 - chance) : null
  }
  const same: Weight = apart => (apart === 0 ? 1 : 0)
  const span = classes - 1
  return {
    ...{ n, counts, observed: observedBy(same), chance: chanceBy(same), kappa: kappaBy(same) },
    ...{ linear: kappaBy(apart => 1 - apart / span), quadratic: kappaBy(apart => 1 - (apart / span) ** 2) },
  }
}
