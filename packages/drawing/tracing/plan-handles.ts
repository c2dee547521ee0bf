import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { type SegmentName, segments } from '@sella/ceph/data/planning/segments'
import { midpoint, minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { toothPivot } from '@sella/ceph/planning/carry'
import type { Positions } from '@sella/ceph/planning/frame'
import { type MaxillaMove, type Plan, restingMoves } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'

/** Where a piece of a plan can be grabbed; image pixels of the film after the plan. */
export interface PlanHandle {
  readonly segment: SegmentName
  /** Square, shifts the piece; null for the whole mandible. */
  readonly shift: Point | null
  /** Circle, rotates the piece about the pivot; null for molars. */
  readonly turn: Point | null
  /** Cross. */
  readonly pivot: Point | null
}

type Named = Positions

const ends = (at: Named, segment: 'U1' | 'L1' | 'U6' | 'L6'): readonly [Point, Point] | null => {
  const [first, second] = segments[segment].carries.map(name => at[name])
  return first && second ? [first, second] : null
}

function incisorHandle(at: Named, tooth: 'U1' | 'L1', { moves }: Plan): PlanHandle | null {
  const both = ends(at, tooth)
  if (!both) return null
  const [edge, apex] = both
  const { pivot } = moves[tooth] ?? restingMoves[tooth]
  const beyond = plus(apex, times(minus(apex, edge), 0.15))
  return { segment: tooth, shift: edge, turn: beyond, pivot: toothPivot(edge, apex, pivot) }
}

function molarHandle(at: Named, tooth: 'U6' | 'L6'): PlanHandle | null {
  const both = ends(at, tooth)
  return both && { segment: tooth, shift: midpoint(...both), turn: null, pivot: null }
}

type Bone = 'MX' | 'MD' | 'CH'

const shiftAt = { MX: 'A', MD: 'B', CH: 'Pog' } as const satisfies Readonly<Record<Bone, LandmarkName>>

/**
 * Fraction of the way from chin to angle: on the body behind the chin, which has handles of its own, and in front of the middle,
 * where the handle of the whole mandible is.
 */
const bodyShare = 0.25

/** Position of a bone's circle: away from the pivot and from the handles of every other piece. */
function turnAt(at: Named, segment: Bone, about: MaxillaMove['about']): Point | null {
  if (segment === 'MX') return (about === 'PNS' ? at.ANS : at.PNS) ?? null
  if (segment === 'CH') return at.Me ?? null
  const { Me, Go } = at
  return Me && Go ? plus(Me, times(minus(Go, Me), bodyShare)) : null
}

function boneHandle({ tracing, frame }: Prediction, segment: Bone, { moves }: Plan): PlanHandle | null {
  const at: Named = tracing.points
  const shift = at[shiftAt[segment]]
  if (!shift) return null
  const { about, x, y } = moves[segment] ?? restingMoves[segment]
  // A point on the film moves with the piece, as a landmark does.
  const pivot = typeof about === 'string' ? (at[about] ?? null) : plus(about, frame.shiftToImage({ x, y }))
  return { segment, shift, turn: turnAt(at, segment, about), pivot }
}

/**
 * The position on the film of a point given in mm from condylion, with condylion where it was before the mandible rotated; null
 * without a scale or Co.
 */
export function fromCondylion({ tracing, stages, frame }: Prediction, axis: Point): Point | null {
  const { Co } = tracing.points
  if (!Co || !stages.maxilla.Co || !frame.calibrated) return null
  return plus(Co, frame.shiftToImage(minus(plus(stages.maxilla.Co, axis), frame.toPlan(Co))))
}

/** On the lower border, rotated about the axis, which is as it was at the start. */
function mandibleHandle(prediction: Prediction, { moves }: Plan): PlanHandle | null {
  const { Go, Me } = prediction.tracing.points
  const pivot = fromCondylion(prediction, (moves.MDA ?? restingMoves.MDA).axis)
  return Go && Me && pivot ? { segment: 'MDA', shift: null, turn: midpoint(Go, Me), pivot } : null
}

/** The handles of the plan's pieces that are on the film. */
export function planHandles(prediction: Prediction, plan: Plan): readonly PlanHandle[] {
  const at: Named = prediction.tracing.points
  const handles = [
    ...(['U1', 'L1'] as const).map(tooth => incisorHandle(at, tooth, plan)),
    ...(['U6', 'L6'] as const).map(tooth => molarHandle(at, tooth)),
    mandibleHandle(prediction, plan),
    ...(['MX', 'MD', 'CH'] as const).map(segment => boneHandle(prediction, segment, plan)),
  ]
  // Without a scale nothing can be shifted: a distance in millimetres would be undefined.
  return handles.flatMap(handle => {
    if (handle === null || prediction.frame.calibrated) return handle ?? []
    return handle.turn ? [{ ...handle, shift: null }] : []
  })
}
