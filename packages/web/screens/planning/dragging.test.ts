import { minus, plus, times } from '@sella/ceph/geometry/point'
import { emptyPlan, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import { type Prediction, predict } from '@sella/ceph/planning/predict'
import { ruledTracing } from '@sella/ceph/testing/ruled-tracing'
import { templateFilm } from '@sella/ceph/testing/template-film'
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
