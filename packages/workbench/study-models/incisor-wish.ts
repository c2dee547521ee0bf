import { type IncisorRuleName, incisorRules } from '@sella/ceph/data/study-models/incisor-rules'
import type { IncisorChange } from '@sella/ceph/study-models/correction-wish'

/** The change of the incisors by another rule: the amount stays where both are given in one unit, else it begins at 0 again. */
export function withIncisorRule(before: IncisorChange | null, rule: IncisorRuleName): IncisorChange {
  const same = before !== null && incisorRules[before.rule].unit === incisorRules[rule].unit
  return { rule, amount: same ? before.amount : 0 }
}
