import type { TreatmentPlan } from '@sella/contract/entities'

/** The first of `named(from)`, `named(from + 1)`, … not used by any plan of the record, including archived ones. */
export const freePlanName = (plans: readonly TreatmentPlan[], named: (n: number) => string, from: number): string => {
  const taken = new Set(plans.map(plan => plan.name))
  let n = from
  while (taken.has(named(n))) n += 1
  return named(n)
}
