import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PlanReference, planReferences } from '../data/planning/reference-planes'
import { distance, type Point } from '../geometry/point'
import { type Face, mirrored, placedFace, templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import { ruledTracing } from '../testing/ruled-tracing'
import type { Tracing } from '../tracing/tracing'
import { alongPlane } from './along-plane'
import { emptyPlan, type Plan } from './plan'
import { planJson, readPlan } from './plan-json'
import { predict } from './predict'

const film = (face: Face): Tracing => ruledTracing(face, 10)

const faces = [templateFace, mirrored(templateFace), placedFace(templateFace, { turn: 12, size: 2, by: { x: 30, y: -8 } })]
const anyPlane = fc.constantFrom(...(Object.keys(planReferences) as PlanReference[]))
const anyPlan = fc.record({ x: evenly(-50, 50), y: evenly(-50, 50) })
const planOf = (axis: Point, reference: PlanReference): Plan => ({
  ...emptyPlan,
  reference,
  moves: { MDA: { turn: -4, stops: [], axis } },
})
const hardOf = (start: Tracing, plan: Plan) => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error(prediction.status)
  return prediction.tracing.points
}
const hard = ['Co', 'Go', 'Me', 'Pog', 'B', 'L1IncisalTip', 'L6Mesial', 'A', 'U1IncisalTip'] as const

it('leaves the axis where it is on the film, and moves the same bone to the same place', () => {
  fc.assert(
    fc.property(fc.constantFrom(...faces), anyPlan, anyPlane, anyPlane, (face, axis, from, to) => {
      const [start, plan] = [film(face), planOf(axis, from)]
      const other = alongPlane(start.points, plan, to)
      expect(other.reference).toBe(to)
      const [before, after] = [hardOf(start, plan), hardOf(start, other)]
      for (const name of hard) {
        const [was, is] = [before[name], after[name]]
        if (!was || !is) throw new Error(name)
        expect(distance(was, is)).toBeLessThan(1e-6)
      }
    }),
    { numRuns: 60 },
  )
})

it('changes nothing by switching there and back, and can always be kept', () => {
  fc.assert(
    fc.property(fc.constantFrom(...faces), anyPlan, anyPlane, anyPlane, (face, axis, from, to) => {
      const { points } = film(face)
      const there = alongPlane(points, planOf(axis, from), to)
      const back = alongPlane(points, there, from)
      expect(distance(back.moves.MDA?.axis ?? { x: 99, y: 99 }, axis)).toBeLessThan(1e-9)
      expect(readPlan(JSON.parse(JSON.stringify(planJson(there)))).ok).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('keeps shifts as they were said, and the axis where a plane is not on the film', () => {
  const plan: Plan = { ...planOf({ x: -5, y: 17 }, 'FH'), moves: { U1: { x: -3, y: 1, turn: 0, pivot: 0.5 } } }
  expect(alongPlane(film(templateFace).points, plan, 'SN')).toEqual({ ...plan, reference: 'SN' })
  const { Na: _, ...without } = film(templateFace).points
  expect(alongPlane(without, planOf({ x: -5, y: 17 }, 'FH'), 'SN').moves.MDA?.axis).toEqual({ x: -5, y: 17 })
})
