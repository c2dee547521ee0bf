import type { PlanAct } from '@sella/workbench/planning/plan-desk-state'
import type { Refused } from '@sella/workbench/server/refused'

/**
 * The word key of what to say of an act on a plan that failed; null for a save, which the catalogue names. Without an answer nobody
 * knows whether the server did it: doing it again is safe, since a plan bears the name its browser gave it.
 */
export const refusalTitle = (act: Exclude<PlanAct, 'load'>, { reason }: Pick<Refused, 'reason'>) => {
  if (act === 'save') return null
  return reason === 'NETWORK' || reason === 'REPLY_UNREADABLE' ? 'planning.unanswered' : (`planning.refused.${act}` as const)
}
