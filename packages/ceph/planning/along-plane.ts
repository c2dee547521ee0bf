import { minus, plus } from '../geometry/point'
import type { Tracing } from '../tracing/tracing'
import { planFrame } from './frame'
import type { Plan } from './plan'

/**
 * Converts a plan to another reference plane, keeping the autorotation axis at the same place on the film; the axis is stored in
 * mm along the plane. Shifts keep their numbers, because they are defined along the plane. If the film shows only one of the two
 * planes, the axis keeps its numbers as well.
 */
export function alongPlane(start: Tracing['points'], plan: Plan, reference: Plan['reference']): Plan {
  const { MDA } = plan.moves
  const [from, to] = [plan.reference, reference].map(each => planFrame(start, each, null))
  if (!MDA || !from || !to || reference === plan.reference) return { ...plan, reference }
  const origin = { x: 0, y: 0 }
  const axis = minus(to.toPlan(plus(origin, from.shiftToImage(MDA.axis))), to.toPlan(origin))
  return { ...plan, reference, moves: { ...plan.moves, MDA: { ...MDA, axis } } }
}
