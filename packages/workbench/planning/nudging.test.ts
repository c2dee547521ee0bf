import { type SegmentName, segmentNames } from '@sella/ceph/data/planning/segments'
import { dot, minus } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { mapPoints, mirrored, templateFilm } from '@sella/ceph/testing/template-film'
import { planHandles } from '@sella/drawing/tracing/plan-handles'
import { describe, expect, it } from 'vitest'
import { type Arrow, nudgedMove } from './nudging'

const upright = templateFilm()
const lying = mapPoints(upright, ({ x, y }) => ({ x: 3000 - y, y: x }))
const onItsHead = mapPoints(upright, ({ x, y }) => ({ x: 3000 - x, y: 3000 - y }))
const films = [
  ['facing right', ruledTracing(upright, 100)],
  ['facing left', ruledTracing(mirrored(upright), 100)],
  ['lying on its side', ruledTracing(lying, 100)],
  ['lying, mirrored', ruledTracing(mirrored(lying), 100)],
  ['standing on its head', ruledTracing(onItsHead, 100)],
] as const
const arrows = [
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
] as const
type Film = (typeof films)[number][1]

const nudge = (start: Film, plan: Plan, segment: SegmentName, arrow: Arrow, { turning = false, by = 1 } = {}): Plan => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  const move = nudgedMove({ segment, arrow, turning, by, start, plan, prediction })
  return move ? { ...plan, moves: { ...plan.moves, [segment]: move } } : plan
}
const shiftOf = (start: Film, plan: Plan, segment: SegmentName) => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  const at = planHandles(prediction, plan).find(each => each.segment === segment)?.shift
  if (!at) throw new Error('not on the film')
  return at
}
const shifted = segmentNames.filter(segment => segment !== 'MDA')

describe.each(films)('on a film %s', (_, start) => {
  it.each(arrows)('law: by %s a segment goes where it points on the picture', (arrow, way) => {
    for (const segment of shifted) {
      const went = minus(shiftOf(start, nudge(start, emptyPlan, segment, arrow), segment), shiftOf(start, emptyPlan, segment))
      // 1 mm, along the reference plane or the occlusal plane, which lean a little.
      expect(Math.hypot(went.x, went.y), segment).toBeCloseTo(10, 3)
      expect(dot(went, way), segment).toBeGreaterThan(10 * Math.cos(Math.PI / 6))
    }
  })

  it.each(arrows)('law: after %s its opposite takes it back', (arrow, { x, y }) => {
    const back = arrows.find(([, other]) => other.x === -x && other.y === -y)?.[0] ?? arrow
    for (const segment of shifted) {
      const there = nudge(start, emptyPlan, segment, arrow)
      expect(nudge(start, there, segment, back).moves[segment], segment).toEqual(restingMoves[segment])
    }
  })
})

const [, start] = films[0]

it('turns where arrows turn, but a molar, which has no turn', () => {
  expect(nudge(start, emptyPlan, 'U1', 'ArrowRight', { turning: true }).moves.U1).toEqual({ ...restingMoves.U1, turn: -1 })
  expect(nudge(start, emptyPlan, 'L1', 'ArrowUp', { turning: true }).moves.L1).toEqual({ ...restingMoves.L1, turn: -1 })
  expect(nudge(start, emptyPlan, 'MX', 'ArrowDown', { turning: true }).moves.MX).toEqual({ ...restingMoves.MX, turn: 1 })
  expect(nudge(start, emptyPlan, 'U6', 'ArrowRight', { turning: true }).moves.U6).toEqual({ mesial: 1, vertical: 0 })
  expect(nudge(start, emptyPlan, 'MDA', 'ArrowRight').moves.MDA).toMatchObject({ turn: 1, stops: [] })
})

it('adds tenths without a remainder, and no farther than a stored plan may say', () => {
  let plan = emptyPlan
  for (let step = 0; step < 7; step += 1) plan = nudge(start, plan, 'MX', 'ArrowRight', { by: 0.1 })
  expect(plan.moves.MX?.x).toBe(0.7)
  expect(nudge(start, plan, 'MX', 'ArrowRight', { by: 80 }).moves.MX?.x).toBe(50)
  expect(nudge(start, plan, 'MX', 'ArrowLeft', { by: 800, turning: true }).moves.MX?.turn).toBe(-90)
})

it('plans no millimetre on a film without a scale, but turns', () => {
  const bare = { ...start, ruler: null }
  expect(nudge(bare, emptyPlan, 'U1', 'ArrowRight')).toBe(emptyPlan)
  expect(nudge(bare, emptyPlan, 'U1', 'ArrowRight', { turning: true }).moves.U1?.turn).toBe(-1)
})
