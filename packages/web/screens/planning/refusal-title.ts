import type { PlanAct } from '@sella/workbench/planning/plan-desk-state'
import type { Refused } from '@sella/workbench/server/refused'

/**
 * The translation key of a failed act's message; null for a save, which the catalogue names. Without a reply nobody knows whether
 * the server carried it out: repeating it is safe, since a plan's name is chosen by its browser.
 */
export const refusalTitle = (act: Exclude<PlanAct, 'load'>, { reason }: Pick<Refused, 'reason'>) => {
  if (act === 'save') return null
  return reason === 'NETWORK' || reason === 'REPLY_UNREADABLE' ? 'planning.unanswered' : (`planning.refused.${act}` as const)
}
