import { restingMoves } from '@sella/ceph/planning/plan'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { notReached } from '../server/refused'
import { createStore } from '../store'
import type { PlanDeskState } from './plan-desk-state'
import { emptyPlanDesk } from './plan-desk-state'
import { followPlans } from './plan-following'
import { commitPlan, openHistory } from './plan-history'

const moved = (x: number) => ({
  ...emptyPlanDocument,
  plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x } } },
})
const stored = (uuid: string, version: number, x: number) =>
  ({ uuid, version, content: writePlanDocument(moved(x)), name: uuid, archived: false }) as TreatmentPlan
const opened = (version: number, x: number): PlanDeskState['open'] => ({
  ...{ uuid: 'a', version, history: openHistory(moved(x)), restored: false },
})

/** A window with plan `a` open at -1 mm, and what another window did to the plans. */
const following = (there: readonly TreatmentPlan[], over: Partial<PlanDeskState> = {}) => {
  const state = createStore<PlanDeskState>({ ...emptyPlanDesk, plans: [stored('a', 1, -1)], open: opened(1, -1), ...over })
  const shown = ({ version }: TreatmentPlan) => ({ open: opened(version, -2) })
  const amount = () => state.get().open?.history.present.plan.moves.U1?.x
  return { state, amount, run: (list = async () => there) => followPlans({ recordUuid: 'r', list, state, shown }) }
}

it('a plan saved in another window is shown as it was saved there, and others are listed', async () => {
  const { state, amount, run } = following([stored('a', 2, -2), stored('b', 1, 0)])
  await run()
  expect([amount(), state.get().open?.version, state.get().plans?.map(({ uuid }) => uuid)]).toEqual([-2, 2, ['a', 'b']])
})

it('a plan that is worked on stays as it is here, with the version it started from, also where it was deleted', async () => {
  const dirty = opened(1, -1)
  const open = dirty && { ...dirty, history: commitPlan(dirty.history, moved(-5)) }
  const changed = following([stored('a', 2, -2)], { open })
  await changed.run()
  expect([changed.amount(), changed.state.get().open?.version, changed.state.get().conflict]).toEqual([-5, 1, null])
  const deleted = following([], { open })
  await deleted.run()
  expect([deleted.amount(), deleted.state.get().plans?.length]).toEqual([-5, 1])
})

it('a plan deleted in another window is shown no longer', async () => {
  const { state, run } = following([stored('b', 1, 0)])
  await run()
  expect([state.get().open, state.get().plans?.map(({ uuid }) => uuid)]).toEqual([null, ['b']])
})

it('nothing changes where the plans cannot be had, were not loaded yet, or are saved at this moment', async () => {
  const away = following([])
  await away.run(() => Promise.reject(notReached()))
  expect([away.amount(), away.state.get().plans?.length]).toEqual([-1, 1])
  const early = following([stored('a', 2, -2)], { plans: null })
  await early.run()
  expect(early.state.get().plans).toBeNull()
  const saving = following([stored('a', 2, -2)], { busy: true })
  await saving.run()
  expect(saving.amount()).toBe(-1)
})

it('a reply that this window’s own new plan overtook is asked for again', async () => {
  const { state, run } = following([])
  const replies = [[stored('a', 1, -1)], [stored('a', 1, -1), stored('c', 1, 0)]]
  let asked = 0
  await run(async () => {
    if (asked === 0) state.set(now => ({ ...now, plans: [...(now.plans ?? []), stored('c', 1, 0)], open: null }))
    return replies[asked++] ?? []
  })
  expect([asked, state.get().plans?.map(({ uuid }) => uuid)]).toEqual([2, ['a', 'c']])
})
