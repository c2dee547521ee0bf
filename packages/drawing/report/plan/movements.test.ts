import { alongPlane } from '@sella/ceph/planning/along-plane'
import type { AxisOrigin } from '@sella/ceph/planning/axis-origin'
import type { Growing } from '@sella/ceph/planning/growing'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { expect, it } from 'vitest'
import { sheetEntries } from './movements'

const tracing = ruledTracing(templateFilm(), 100)

const noteOf = (plan: Plan, ownAxis: AxisOrigin | null = null, axisOutdated = false): string => {
  const prediction = predict(tracing, plan)
  if (prediction.status !== 'predicted') throw new Error(prediction.status)
  return (
    sheetEntries({ plan, ownAxis, axisOutdated, growing: null }, prediction, 'en').find(({ segment }) => segment === 'MDA')
      ?.note ?? ''
  )
}

it('says of an axis that it is the proposal, of this plan, or by which film and how sure', () => {
  const usual: Plan = { ...emptyPlan, moves: { MDA: { ...restingMoves.MDA, turn: -3 } } }
  expect(noteOf(usual)).toContain('a proposal')
  const own: Plan = { ...emptyPlan, moves: { MDA: { turn: -3, stops: [], axis: { x: -8, y: 21 } } } }
  expect(noteOf(own)).toContain('−8.0 / 21.0 (set in this plan)')
  expect(noteOf(own)).not.toContain('doctor')
  const range = { x: 3.1, y: 2.9 }
  const from: AxisOrigin = { record: 'r', day: '2025-06-02', range, reference: 'FH', doubts: ['apart'], tracings: '' }
  expect(noteOf(own, from)).toContain("−8.0 / 21.0: the patient's own, from the open film of 2025-06-02, ± 3.1 / 2.9 mm")
  expect(noteOf(own, from)).toContain('over 30 days apart')
  expect(noteOf(own, from)).not.toContain('set in this plan')
  expect(noteOf(own, from)).not.toContain('corrected since')
  expect(noteOf(own, from, true)).toContain('corrected since; find it anew')
  const back = alongPlane(tracing.points, alongPlane(tracing.points, usual, 'SN'), 'FH')
  expect(noteOf(back)).toContain('a proposal')
})

it('tells one year from several and the months, who said that the patient grows, and that the facial axis opens in all, not a year', () => {
  const lineOf = (years: number, growing: Growing | null = null) => {
    const rates = { nasion: 1, basion: 0, condyle: 0, corpus: 0, nose: 0 }
    const plan: Plan = { ...emptyPlan, growth: { years, rates, maxillaWithNa: 0, facialAxis: 1 } }
    const prediction = predict(tracing, plan)
    if (prediction.status !== 'predicted') throw new Error(prediction.status)
    return sheetEntries({ plan, ownAxis: null, axisOutdated: false, growing }, prediction, 'en').find(
      ({ segment }) => segment === null,
    )?.lines[0]
  }
  expect(lineOf(1)).toMatch(
    /^1 year \(12 months\) · .*Facial axis, opens \(in all\) 1\.0° · not stated whether the patient grows$/,
  )
  expect(lineOf(2)).toMatch(/^2 years \(24 months\) · /)
  expect(lineOf(2, { by: '周', day: '2026-03-05' })).toMatch(/ · still growing: 周, 2026-03-05$/)
})
