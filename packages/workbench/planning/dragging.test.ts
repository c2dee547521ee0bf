import { distance, minus, plus, times } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { type Prediction, predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { mapPoints, mirrored, templateFilm } from '@sella/ceph/testing/template-film'
import { planHandles } from '@sella/drawing/tracing/plan-handles'
import { describe, expect, it } from 'vitest'
import { draggedMove, type PlanDrag } from './dragging'

const start = ruledTracing(templateFilm(), 100)

const predicted = (plan: Plan, tracing = start): Prediction => {
  const prediction = predict(tracing, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}
const pivotOf = (plan: Plan, segment: PlanDrag['segment']) =>
  planHandles(predicted(plan), plan).find(handle => handle.segment === segment)?.pivot ?? { x: 0, y: 0 }
const taken = (plan: Plan, segment: PlanDrag['segment'], ends: PlanDrag['ends'] = null): PlanDrag => ({
  ...{ segment, kind: 'pivot', from: pivotOf(plan, segment), pivot: pivotOf(plan, segment), plan, ends, turned: 0 },
})

describe('a cross that is dragged', () => {
  it('lies under the hand: the axis of the mandible, in tenths of a millimetre from Co', () => {
    const to = plus(pivotOf(emptyPlan, 'MDA'), { x: 31, y: -17 })
    const move = draggedMove(taken(emptyPlan, 'MDA'), { start, prediction: predicted(emptyPlan), to })
    expect(move).toMatchObject({ turn: 0, stops: [], axis: expect.any(Object) })
    const there = pivotOf({ ...emptyPlan, moves: { MDA: move as typeof restingMoves.MDA } }, 'MDA')
    const off = minus(there, to)
    expect(Math.hypot(off.x, off.y)).toBeLessThan(1)
  })

  it('stays on the tooth between edge and apex, and is held by the usual places', () => {
    const { U1IncisalTip: edge, U1RootTip: apex } = start.points
    if (!edge || !apex) throw new Error('the template has no upper incisor')
    const share = (by: number, aside: number) => {
      const way = minus(apex, edge)
      const to = plus(plus(edge, times(way, by)), times({ x: -way.y, y: way.x }, aside))
      return draggedMove(taken(emptyPlan, 'U1', [edge, apex]), { start, prediction: predicted(emptyPlan), to })
    }
    expect(share(0.5, 0.2)).toMatchObject({ x: 0, y: 0, turn: 0, pivot: 0.5 })
    expect(share(0.985, 0)).toMatchObject({ pivot: 1 })
    expect(share(-3, 0)).toMatchObject({ pivot: 0 })
    expect(share(9, 0)).toMatchObject({ pivot: 1.2 })
  })

  it('is any point of the film for a bone, and goes along where the bone was shifted', () => {
    const moved: Plan = { ...emptyPlan, moves: { MX: { ...restingMoves.MX, x: 4, y: -2 } } }
    const to = { x: 900, y: 800 }
    const move = draggedMove(taken(moved, 'MX'), { start, prediction: predicted(moved), to })
    const after: Plan = { ...emptyPlan, moves: { MX: move as NonNullable<Plan['moves']['MX']> } }
    expect(pivotOf(after, 'MX')).toEqual({ x: expect.closeTo(to.x, 6), y: expect.closeTo(to.y, 6) })
    // Nothing turns yet: the bone stays where it was.
    expect(predicted(after).tracing.points.A).toEqual(predicted(moved).tracing.points.A)
  })

  it('sets no axis on a film without a scale', () => {
    const bare = { ...start, ruler: null }
    const prediction = predicted(emptyPlan, bare)
    expect(draggedMove(taken(emptyPlan, 'MDA'), { start: bare, prediction, to: { x: 500, y: 500 } })).toBeNull()
  })
})

const lying = mapPoints(templateFilm(), ({ x, y }) => ({ x: 3000 - y, y: x }))
/** 10 pixels a mm each. */
const films = [
  ['facing right', start],
  ['facing left', ruledTracing(mirrored(templateFilm()), 100)],
  ['lying on its side', ruledTracing(lying, 100)],
  ['lying, mirrored', ruledTracing(mirrored(lying), 100)],
] as const
const { MX, MD, MDA, CH, U1, L1, U6 } = restingMoves
const plans: readonly Plan['moves'][] = [
  {},
  { MX: { ...MX, x: 3, y: -2, turn: 8 }, U1: { ...U1, x: -3, turn: 10 }, U6: { ...U6, mesial: 2, vertical: -1 } },
  { MD: { ...MD, x: 3, y: 2, turn: -8 }, L1: { ...L1, x: 2, turn: -10 } },
  { MD: { ...MD, turn: 8 }, MDA: { ...MDA, turn: 5 }, CH: { ...CH, x: 3, turn: 6 } },
]
const handlesOn = (tracing: typeof start, plan: Plan) => planHandles(predicted(plan, tracing), plan)

describe.each(films)('on a film %s', (_, tracing) => {
  const dragged = (plan: Plan, handle: ReturnType<typeof handlesOn>[number], kind: 'shift' | 'turn') => {
    const { segment, pivot } = handle
    const from = handle[kind]
    if (!from) throw new Error('nothing to take')
    const to = plus(from, { x: 25, y: -18 })
    const prediction = predicted(plan, tracing)
    const grip: PlanDrag = { segment, kind, from, pivot, plan, ends: null, turned: prediction.autorotation.degrees }
    const move = draggedMove(grip, { start: tracing, prediction, to })
    const after: Plan = { ...plan, moves: { ...plan.moves, [segment]: move } }
    return { move, to, there: handlesOn(tracing, after).find(each => each.segment === segment) }
  }

  it('law: a square lies under the hand, to a tenth of a millimetre, whatever else is planned', () => {
    for (const moves of plans) {
      const plan = { ...emptyPlan, moves }
      for (const handle of handlesOn(tracing, plan).filter(({ shift }) => shift)) {
        const { move, to, there } = dragged(plan, handle, 'shift')
        expect(distance(there?.shift ?? tracing.points.S ?? to, to), handle.segment).toBeLessThan(1)
        for (const amount of Object.values(move ?? {}).filter(each => typeof each === 'number' && each !== U1.pivot))
          expect(amount).toBe(Math.round(Number(amount) * 10) / 10)
      }
    }
  })

  it('law: a circle lies on the line from its pivot to the hand, to a tenth of a degree', () => {
    for (const moves of plans) {
      const plan = { ...emptyPlan, moves }
      // The circle of the body lies between two of its points and follows them, that of the whole mandible stops at the teeth.
      for (const handle of handlesOn(tracing, plan).filter(({ segment }) => ['U1', 'L1', 'MX', 'CH'].includes(segment))) {
        const { to, there } = dragged(plan, handle, 'turn')
        if (!there?.turn || !there.pivot || !handle.pivot) throw new Error('a circle is gone')
        const [hand, circle] = [minus(to, handle.pivot), minus(there.turn, there.pivot)]
        const aside = Math.atan2(hand.x * circle.y - hand.y * circle.x, hand.x * circle.x + hand.y * circle.y)
        expect(Math.abs((aside * 180) / Math.PI), handle.segment).toBeLessThan(0.06)
      }
    }
  })

  it('opening, the mandible follows the hand; closing, it is held at the first contact', () => {
    const [handle] = handlesOn(tracing, emptyPlan).filter(({ segment }) => segment === 'MDA')
    if (!handle?.turn || !handle.pivot) throw new Error('no axis')
    const { turn, pivot } = handle
    const clockwise = predicted(emptyPlan, tracing).frame.facing === 'right' ? 1 : -1
    const turnedBy = (degrees: number) => {
      const angle = (degrees * clockwise * Math.PI) / 180
      const { x, y } = minus(turn, pivot)
      const to = plus(pivot, { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) })
      const grip: PlanDrag = { ...{ segment: 'MDA', kind: 'turn', from: turn, pivot, plan: emptyPlan }, ends: null, turned: 0 }
      return draggedMove(grip, { start: tracing, prediction: predicted(emptyPlan, tracing), to })
    }
    expect(turnedBy(4)).toMatchObject({ turn: expect.closeTo(4, 6), stops: [] })
    expect(turnedBy(-14)).toMatchObject({ turn: 0, stops: [{ stop: 'molar' }] })
  })
})

it('is never dragged farther than a stored plan may say', () => {
  const prediction = predicted(emptyPlan)
  for (const { segment, shift, pivot } of planHandles(prediction, emptyPlan)) {
    if (!shift) continue
    const grip: PlanDrag = { segment, kind: 'shift', from: shift, pivot, plan: emptyPlan, ends: null, turned: 0 }
    const move = draggedMove(grip, { start, prediction, to: plus(shift, { x: 2000, y: -2000 }) })
    const amounts = Object.values(move ?? {}).filter(each => typeof each === 'number' && each !== U1.pivot)
    expect(Math.max(...amounts.map(each => Math.abs(Number(each)))), segment).toBe(50)
  }
})
