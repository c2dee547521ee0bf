import { restingMoves } from '@sella/ceph/planning/plan'
import { emptyPlanDocument, type PlanDocument } from '@sella/contract/documents/plan'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { createStore } from '../store'
import { emptyPlanDesk, type PlanDeskState } from './plan-desk-state'
import { commitPlan, openHistory, previewPlan } from './plan-history'
import { freshPlan, plannedOn } from './planned'

const turned: PlanDocument = {
  ...emptyPlanDocument,
  plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, turn: 10 } } },
}

it('the plan that is shown is predicted once, and anew only where its movements change', () => {
  const state = createStore<PlanDeskState>(emptyPlanDesk)
  const planned = plannedOn({ state }, templateTracing())
  const first = planned()
  expect([first.document, planned()]).toEqual([emptyPlanDocument, first])
  const history = openHistory(emptyPlanDocument)
  const show = (next: typeof history) =>
    state.set(now => ({ ...now, open: { uuid: 'p', version: 1, history: next, restored: false } }))
  show(previewPlan(history, turned))
  const shown = planned()
  expect(shown.document).toBe(turned)
  expect(shown.prediction).not.toEqual(first.prediction)
  expect(planned()).toBe(shown)
  const renamed = { ...turned, result: 'r' }
  show(commitPlan(history, renamed))
  expect([planned().document, planned().prediction]).toEqual([renamed, shown.prediction])
  expect(planned().prediction).toBe(shown.prediction)
})

it('a new plan takes the last version of her own ratios and names it; without any, the published ones', () => {
  const ratio = (value: number) => ({ id: 'x', ratio: value, sd: 0.1, source: '40' })
  const table = {
    id: 't',
    versions: [
      { version: 1, day: '2026-01-01', ratios: [ratio(0.4)] },
      { version: 2, day: '2026-02-01', ratios: [ratio(0.5)] },
    ],
  } as never
  expect(freshPlan(table).plan.ownRatios).toEqual([ratio(0.5)])
  expect(freshPlan(table).ownTable).toMatchObject({ table: 't' })
  expect(freshPlan(null)).toBe(emptyPlanDocument)
  expect(freshPlan({ id: 't', versions: [] })).toBe(emptyPlanDocument)
})
