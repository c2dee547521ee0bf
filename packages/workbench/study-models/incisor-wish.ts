import { type IncisorRuleName, incisorRules } from '@sella/ceph/data/study-models/incisor-rules'
import type { IncisorChange } from '@sella/ceph/study-models/correction-wish'
import type { OfferedAmount } from './offered-amounts'

/**
 * Switches the incisors' change to another rule: the amount and its source are kept if both rules use the same unit; otherwise it
 * starts at 0.
 */
export function withIncisorRule(before: IncisorChange | null, rule: IncisorRuleName): IncisorChange {
  const same = before !== null && incisorRules[before.rule].unit === incisorRules[rule].unit
  return same ? { ...before, rule } : { rule, amount: 0 }
}

/**
 * Adopts an amount from the film or a plan: with the chosen rule if that uses its unit, otherwise with the head plate rule or 1 :
 * 2.
 */
export function withAmount(before: IncisorChange | null, { unit, amount, taken }: OfferedAmount): IncisorChange {
  const keeps = before !== null && incisorRules[before.rule].unit === unit
  return { rule: keeps ? before.rule : unit === 'degree' ? 'headPlate' : 'sheet', amount, taken }
}
