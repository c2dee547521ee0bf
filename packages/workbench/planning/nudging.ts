import type { Amount, SegmentName } from '@sella/ceph/data/planning/segments'
import { dot, type Point } from '@sella/ceph/geometry/point'
import { handTurn } from '@sella/ceph/planning/hand-turn'
import type { Moves, Plan } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { type AmountField, amountFields, amountOf, planable, withAmount } from './amount-fields'

/** Where an arrow points on the picture: x right, y down. */
const arrows = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Readonly<Record<string, Point>>
export type Arrow = keyof typeof arrows

interface Nudge {
  readonly segment: SegmentName
  readonly arrow: Arrow
  /** Whether arrows turn a segment that can be turned, instead of shifting it. */
  readonly turning: boolean
  /** mm or degrees. */
  readonly by: number
  readonly start: Tracing
  readonly plan: Plan
  readonly prediction: Prediction
}

/** Where a positive amount takes the segment on the film, in image pixels; null for a turn. */
function wayOnFilm(segment: SegmentName, amount: Amount, { frame, stages }: Prediction): Point | null {
  const along = stages.bite[segment === 'L6' ? 'lower' : 'upper'] ?? { x: 1, y: 0 }
  const ways: Readonly<Record<Exclude<Amount, 'turn'>, Point>> = {
    x: { x: 1, y: 0 },
    y: { x: 0, y: 1 },
    mesial: along,
    vertical: { x: -along.y, y: along.x },
  }
  return amount === 'turn' ? null : frame.shiftToImage(ways[amount])
}

/** The amount whose direction on the film is nearest to the arrow's, and whether it grows or shrinks. */
function fieldAlong(segment: SegmentName, arrow: Point, prediction: Prediction): { field: AmountField; way: 1 | -1 } | null {
  const reached = amountFields[segment].flatMap(field => {
    const way = wayOnFilm(segment, field.amount, prediction)
    return way ? [{ field, along: dot(way, arrow) * field.sign }] : []
  })
  const nearest = reached.toSorted((a, b) => Math.abs(b.along) - Math.abs(a.along))[0]
  return nearest ? { field: nearest.field, way: nearest.along < 0 ? -1 : 1 } : null
}

/**
 * A segment's movement after an arrow key. A shift follows the picture, whichever way the film faces or lies; where arrows turn,
 * right and down add to what the label names first. In tenths; null without millimetres on a film without a scale.
 */
export function nudgedMove({ segment, arrow, turning, by, start, plan, prediction }: Nudge): Moves[SegmentName] | null {
  const grows = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1
  if (segment === 'MDA') return handTurn(start, plan, planable(prediction.autorotation.degrees + grows * by, '°'))
  const turn = turning ? amountFields[segment].find(({ amount }) => amount === 'turn') : undefined
  const step = turn ? ({ field: turn, way: grows } as const) : fieldAlong(segment, arrows[arrow], prediction)
  if (!step || (step.field.unit === 'mm' && !prediction.frame.calibrated)) return null
  const amount = planable(amountOf(plan.moves, segment, step.field) + step.way * by, step.field.unit)
  return withAmount(plan.moves, segment, step.field, amount)
}
