import type { LandmarkName } from '../data/landmarks'
import { type SegmentName, segmentNames, segments } from '../data/planning/segments'
import type { PlanFrame, Positions } from './frame'
import type { Moves, Plan } from './plan'
import type { PlanWarning } from './warning'

/** The part of a plan that its film allows, and what was left out. */
export interface Feasible {
  readonly moves: Moves
  readonly growth: Plan['growth']
  readonly warnings: readonly PlanWarning[]
}

const absent = (names: readonly LandmarkName[], at: Positions): readonly LandmarkName[] =>
  names.filter(name => at[name] === undefined)

/** The landmarks required to carry out a segment's whole movement. */
function neededBy(segment: SegmentName, moves: Moves): readonly LandmarkName[] {
  if (segment === 'MDA') return ['Co']
  if (segment === 'U6' || segment === 'L6') return ['U1IncisalTip', 'L1IncisalTip', 'U6Mesial', 'L6Mesial']
  const move = moves[segment]
  if (move === undefined) return []
  const [edge, ...apex] = segments[segment].carries
  if ('pivot' in move) return edge && move.turn === 0 ? [edge] : [...(edge ? [edge] : []), ...apex]
  return move.turn !== 0 && typeof move.about === 'string' ? [move.about] : []
}

/** Whether a movement has no effect. */
export const isAtRest = (move: NonNullable<Moves[SegmentName]>): boolean => {
  if ('mesial' in move) return move.mesial === 0 && move.vertical === 0
  if ('stops' in move) return move.turn === 0 && move.stops.length === 0
  return move.x === 0 && move.y === 0 && move.turn === 0
}

const only = (moves: Moves, keeps: (segment: SegmentName) => boolean): Moves =>
  Object.fromEntries(segmentNames.flatMap(segment => (moves[segment] && keeps(segment) ? [[segment, moves[segment]]] : [])))

const turnsOnly = (segment: SegmentName, moves: Moves): boolean => {
  const move = moves[segment]
  return move !== undefined && 'x' in move && move.x === 0 && move.y === 0
}

/** Without a scale, a segment can still be turned about a landmark; movements in millimetres are left out. */
function withoutScale(moves: Moves): { readonly moves: Moves; readonly left: readonly SegmentName[] } {
  const used = segmentNames.filter(segment => moves[segment] !== undefined)
  const left = used.filter(segment => !turnsOnly(segment, moves))
  const kept = Object.fromEntries(
    used.flatMap(segment => {
      const move = moves[segment]
      return move && 'x' in move ? [[segment, { ...move, x: 0, y: 0 }]] : []
    }),
  )
  return { moves: kept, left }
}

/** The part of a plan that can be carried out on a film. A movement is left out entirely if any of its points is not placed. */
export function feasible(plan: Plan, at: Positions, { calibrated }: PlanFrame): Feasible {
  const moves = only(plan.moves, segment => !isAtRest(plan.moves[segment] ?? { mesial: 0, vertical: 0 }))
  const scaled = calibrated ? { moves, left: [] } : withoutScale(moves)
  const missing = segmentNames.flatMap(segment => {
    const needs = scaled.moves[segment] === undefined ? [] : absent(neededBy(segment, scaled.moves), at)
    return needs.length > 0 ? [{ kind: 'missing-points', segment, needs } as const] : []
  })
  const noScale = scaled.left.map(segment => ({ kind: 'uncalibrated', segment }) as const)
  const noGrowth = plan.growth !== null && !calibrated ? [{ kind: 'uncalibrated', segment: 'growth' } as const] : []
  return {
    moves: only(scaled.moves, segment => !missing.some(each => each.segment === segment)),
    growth: calibrated ? plan.growth : null,
    warnings: [...noScale, ...noGrowth, ...missing],
  }
}
