import { alongPlane } from '@sella/ceph/planning/along-plane'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import { sheetEntries } from './movements'

const tracing: Tracing = {
  points: Object.fromEntries(Object.entries(templateFilm()).map(([name, at]) => [name, { ...at, origin: 'manual' }])),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ],
    mm: 10,
  },
  fileScale: null,
}

const noteOf = (plan: Plan): string => {
  const prediction = predict(tracing, plan)
  if (prediction.status !== 'predicted') throw new Error(prediction.status)
  return sheetEntries(plan, prediction, 'en').find(({ segment }) => segment === 'MDA')?.note ?? ''
}

it('says of an axis that it is the proposal, or of this plan, and never who set it', () => {
  const usual: Plan = { ...emptyPlan, moves: { MDA: { ...restingMoves.MDA, turn: -3 } } }
  expect(noteOf(usual)).toContain('a proposal')
  const own: Plan = { ...emptyPlan, moves: { MDA: { turn: -3, stops: [], axis: { x: -8, y: 21 } } } }
  expect(noteOf(own)).toContain('−8.0 / 21.0 (set in this plan)')
  expect(noteOf(own)).not.toContain('doctor')
  const back = alongPlane(tracing.points, alongPlane(tracing.points, usual, 'SN'), 'FH')
  expect(noteOf(back)).toContain('a proposal')
})
