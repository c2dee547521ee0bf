import type { LandmarkName } from '../data/landmarks'
import type { SkinPoint } from '../data/planning/prediction-error'
import { type Amount, type SegmentName, segments } from '../data/planning/segments'
import type { Point } from '../geometry/point'
import { asRead } from '../measure/display'
import type { ScaleWarning } from '../tracing/scale-warnings'
import type { Moves, Stop } from './plan'

/** What a doctor should know about a plan; no warning blocks it. */
export type PlanWarning =
  /** The film's scale is the pixel spacing of its detector: nobody measured it, and it includes the enlargement. */
  | { readonly kind: 'unmeasured-scale' }
  /** S-Na or N-Me by the film's scale is unusual: a ruler or a point of it may be wrong. */
  | ({ readonly kind: 'unlikely-scale' } & ScaleWarning)
  /** S-Na by the scale given is what no patient has: it is not used, and the film has none. */
  | ({ readonly kind: 'refused-scale' } & Pick<ScaleWarning, 'length' | 'mm'>)
  | {
      readonly kind: 'limit'
      readonly segment: SegmentName
      readonly amount: Amount
      readonly value: number
      readonly limit: number
    }
  /** Not moved, or not turned, because these landmarks are missing. */
  | { readonly kind: 'missing-points'; readonly segment: SegmentName | 'growth'; readonly needs: readonly LandmarkName[] }
  /** Its millimetres were left out because the film has no scale. */
  | { readonly kind: 'uncalibrated'; readonly segment: SegmentName | 'growth' }
  | { readonly kind: 'stop-not-met'; readonly stop: Stop }
  /** Cannot be predicted, because the film lacks the landmarks that drive it. */
  | { readonly kind: 'not-predicted'; readonly skin: SkinPoint; readonly needs: readonly LandmarkName[] }
  | { readonly kind: 'lips-met' }
  | { readonly kind: 'lip-thin'; readonly skin: LandmarkName }
  | { readonly kind: 'no-strain' }

/** The amounts that have limits; for an incisor, the displacement of its edge within its bone. */
export function amountsOf(
  moves: Moves,
  segment: SegmentName,
  edge: Point | null,
  turned: number,
): Readonly<Partial<Record<Amount, number>>> {
  const move = moves[segment]
  if (move === undefined) return {}
  if (segment === 'MDA') return { turn: turned }
  if ('mesial' in move) return { mesial: move.mesial, vertical: move.vertical }
  if (!('x' in move)) return {}
  return { x: edge?.x ?? move.x, y: edge?.y ?? move.y, turn: move.turn }
}

/** Warnings for amounts beyond their usual limits, by the amounts as they are read: none says that 8.0 is beyond 8.0. */
export function limitWarnings(segment: SegmentName, amounts: Readonly<Partial<Record<Amount, number>>>): readonly PlanWarning[] {
  return (Object.entries(amounts) as [Amount, number][]).flatMap(([amount, value]) => {
    const [least, greatest] = segments[segment].limits[amount] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    const read = asRead(value, amount === 'turn' ? 'degree' : 'mm')
    if (read >= least && read <= greatest) return []
    return [{ kind: 'limit', segment, amount, value, limit: value < least ? least : greatest } as const]
  })
}
