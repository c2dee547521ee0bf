import { type IncisorRuleName, incisorRules } from '@sella/ceph/data/study-models/incisor-rules'
import type { IncisorChange } from '@sella/ceph/study-models/correction-wish'
import type { OfferedAmount } from './offered-amounts'

/** The change of the incisors by another rule: the amount stays, with where it was taken, where both are given in one unit, else it begins at 0. */
export function withIncisorRule(before: IncisorChange | null, rule: IncisorRuleName): IncisorChange {
  const same = before !== null && incisorRules[before.rule].unit === incisorRules[rule].unit
  return same ? { ...before, rule } : { rule, amount: 0 }
}

/** An amount taken from the film or a plan: by the rule chosen where that is given in its unit, else by the head plate or 1 : 2. */
export function withAmount(before: IncisorChange | null, { unit, amount, taken }: OfferedAmount): IncisorChange {
  const keeps = before !== null && incisorRules[before.rule].unit === unit
  return { rule: keeps ? before.rule : unit === 'degree' ? 'headPlate' : 'sheet', amount, taken }
}
