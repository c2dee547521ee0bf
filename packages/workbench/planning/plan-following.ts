import type { Input } from '@sella/contract/calls/index'
import type { TreatmentPlan } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import type { ValueStore } from '../store'
import type { PlanDeskState } from './plan-desk-state'
import { isDirty } from './plan-history'

interface Following {
  readonly recordUuid: string
  readonly list: (input: Input<'planList'>) => Promise<readonly TreatmentPlan[]>
  readonly state: ValueStore<PlanDeskState>
  /** A plan as it is opened. */
  readonly shown: (plan: TreatmentPlan) => Partial<PlanDeskState>
}

/** Whether something of the open plan is this window's own, or is being asked for or decided. */
const isInHand = ({ open, busy, conflict }: PlanDeskState): boolean =>
  busy || conflict !== null || (open !== null && (isDirty(open.history) || open.history.preview !== null))

const fetchedBy = ({ list, recordUuid }: Following): Promise<readonly TreatmentPlan[] | null> =>
  list({ recordUuid }).catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })

/**
 * Takes in what another window did to the plans of a record; nothing changes if they cannot be had now. The open plan is shown as it
 * was saved there, or closed if it was deleted, unless it is in hand here: then its save meets the other's.
 */
export const followPlans = async (following: Following): Promise<void> => {
  const { state, shown } = following
  const here = state.get().plans
  const there = here && (await fetchedBy(following))
  if (!there) return
  const now = state.get()
  // This window saved or made a plan meanwhile, which the reply may not know.
  if (now.plans !== here) return followPlans(following)
  const uuid = now.open?.uuid ?? now.unreadable
  const isGone = uuid !== null && !there.some(plan => plan.uuid === uuid)
  const plans = isGone && isInHand(now) ? [...there, ...here.filter(plan => plan.uuid === uuid)] : there
  const behind = plans.find(plan => plan.uuid === now.open?.uuid && plan.version > now.open.version)
  const next = isInHand(now) ? {} : isGone ? { open: null, unreadable: null } : behind ? shown(behind) : {}
  state.set(before => ({ ...before, plans, ...next }))
}
