import { minus, plus } from '../geometry/point'
import type { Tracing } from '../tracing/tracing'
import { planFrame } from './frame'
import type { Plan } from './plan'

/**
 * A plan along another reference plane, the axis of its autorotation at the same place of the film: that is kept in mm along the plane.
 * Shifts keep their numbers, for they are said along the plane. Where the film shows only one of both planes the axis keeps its numbers too.
 */
export function alongPlane(start: Tracing['points'], plan: Plan, reference: Plan['reference']): Plan {
  const { MDA } = plan.moves
  const [from, to] = [plan.reference, reference].map(each => planFrame(start, each, null))
  if (!MDA || !from || !to || reference === plan.reference) return { ...plan, reference }
  const origin = { x: 0, y: 0 }
  const axis = minus(to.toPlan(plus(origin, from.shiftToImage(MDA.axis))), to.toPlan(origin))
  return { ...plan, reference, moves: { ...plan.moves, MDA: { ...MDA, axis } } }
}
