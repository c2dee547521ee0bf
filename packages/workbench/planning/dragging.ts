import type { SegmentName } from '@sella/ceph/data/planning/segments'
import { toothPivots } from '@sella/ceph/data/planning/tooth-pivots'
import { degrees } from '@sella/ceph/geometry/angle'
import { cross, dot, minus, type Point, plus } from '@sella/ceph/geometry/point'
import { handTurn } from '@sella/ceph/planning/hand-turn'
import { type Moves, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'
import { turnFor } from '@sella/ceph/tracing/teeth'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { planable } from './amount-fields'

interface Drag {
  readonly segment: Exclude<SegmentName, 'MDA'>
  /** As at the start of the drag. */
  readonly moves: Moves
  readonly prediction: Prediction
  /** Image pixels. */
  readonly from: Point
  readonly to: Point
}

/** A segment's movement after its square was dragged. */
function shiftedMove({ segment, moves, prediction, from, to }: Drag): Moves[typeof segment] {
  const { toPlan } = prediction.frame
  const by = minus(toPlan(to), toPlan(from))
  if (segment === 'U6' || segment === 'L6') {
    const base = moves[segment] ?? restingMoves[segment]
    const along = prediction.stages.bite[segment === 'U6' ? 'upper' : 'lower'] ?? { x: 1, y: 0 }
    return {
      mesial: planable(base.mesial + dot(by, along), 'mm'),
      vertical: planable(base.vertical + cross(along, by), 'mm'),
    }
  }
  const base = moves[segment] ?? restingMoves[segment]
  return { ...base, x: planable(base.x + by.x, 'mm'), y: planable(base.y + by.y, 'mm') }
}

/** After its circle was dragged around the pivot. */
function turnedMove({ segment, moves, prediction, from, to }: Drag, pivot: Point): Moves[typeof segment] {
  if (segment === 'U6' || segment === 'L6') return moves[segment]
  const base = moves[segment] ?? restingMoves[segment]
  const by = degrees(turnFor(pivot, from, to)) * (prediction.frame.facing === 'right' ? 1 : -1)
  return { ...base, turn: planable(base.turn + by, '°') }
}

/** Fractions of the way from edge to apex to which a pivot dragged nearby snaps. */
const pivotStops = Object.values(toothPivots).map(({ fraction }) => fraction)
const snapWithin = 0.03

/** From the edge to a little beyond the apex; snaps to the usual places. */
function pivotShare(edge: Point, apex: Point, to: Point): number {
  const axis = minus(apex, edge)
  const share = dot(minus(to, edge), axis) / dot(axis, axis)
  const bounded = Math.min(Math.max(share, 0), 1.2)
  return pivotStops.find(stop => Math.abs(stop - bounded) < snapWithin) ?? Math.round(bounded * 100) / 100
}

/** After its cross was dragged: along the tooth, or freely for a bone; the mandible's axis in tenths of a millimetre. */
function repivotedMove({ segment, plan, ends }: PlanDrag, { prediction, to }: Now): Moves[SegmentName] | null {
  const { frame, stages } = prediction
  const { moves } = plan
  if (segment === 'U6' || segment === 'L6') return null
  if (segment === 'MDA') {
    if (!stages.maxilla.Co || !frame.calibrated) return null
    const axis = minus(frame.toPlan(to), stages.maxilla.Co)
    return { ...restingMoves.MDA, ...moves.MDA, axis: { x: planable(axis.x, 'mm'), y: planable(axis.y, 'mm') } }
  }
  if (segment === 'U1' || segment === 'L1') {
    if (!ends) return null
    return { ...restingMoves[segment], ...moves[segment], pivot: pivotShare(...ends, to) }
  }
  const { x, y } = moves[segment] ?? restingMoves[segment]
  return { ...restingMoves[segment], ...moves[segment], about: plus(to, frame.shiftToImage({ x: -x, y: -y })) }
}

/** The dragged handle, with the state at the start of the drag. */
export interface PlanDrag {
  readonly segment: SegmentName
  readonly kind: 'shift' | 'turn' | 'pivot'
  /** For an incisor whose cross is dragged: its edge and apex. */
  readonly ends: readonly [edge: Point, apex: Point] | null
  readonly from: Point
  readonly pivot: Point | null
  readonly plan: Plan
  /** The rotation of the mandible, degrees. */
  readonly turned: number
}

interface Now {
  readonly start: Tracing
  readonly prediction: Prediction
  /** Image pixels. */
  readonly to: Point
}

/** The movement after dragging to another place; null if impossible. */
export function draggedMove(grip: PlanDrag, { start, prediction, to }: Now): Moves[SegmentName] | null {
  const { segment, kind, from, pivot, plan } = grip
  if (kind === 'pivot') return repivotedMove(grip, { start, prediction, to })
  if (segment === 'MDA') {
    if (!pivot) return null
    const by = degrees(turnFor(pivot, from, to)) * (prediction.frame.facing === 'right' ? 1 : -1)
    return handTurn(start, plan, planable(grip.turned + by, '°'))
  }
  const drag: Drag = { segment, moves: plan.moves, prediction, from, to }
  return (kind === 'shift' ? shiftedMove(drag) : pivot && turnedMove(drag, pivot)) ?? null
}
