import { radians } from '../geometry/angle'
import { isFinitePoint, type Point } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { moveBone, moveIncisor, moveMolar, occlusalDirection, turnMandible } from './carry'
import type { Positions } from './frame'
import { grow } from './growth'
import type { BoneMove, MeanGrowth, Moves } from './plan'

/** All positions after each step, in the order of section 4. What a step moved is the difference from the previous step. */
export interface Stages {
  readonly start: Positions
  readonly grown: Positions
  readonly maxilla: Positions
  readonly turned: Positions
  readonly body: Positions
  readonly chin: Positions
  readonly teeth: Positions
  /** Direction of the occlusal plane, from back to front, for each jaw after it has moved; null if the film does not show it. */
  readonly bite: { readonly upper: Point | null; readonly lower: Point | null }
}

/** The parts of a plan that the steps need. */
export interface HardPlan {
  readonly moves: Moves
  readonly growth: MeanGrowth | null
  /** Converts a point from image pixels to the plan's frame. */
  readonly toPlan: (place: Point) => Point
}

function bone(at: Positions, segment: 'MX' | 'MD' | 'CH', move: BoneMove | undefined, toPlan: HardPlan['toPlan']): Positions {
  if (move === undefined) return at
  const pivot = typeof move.about === 'string' ? (at[move.about] ?? null) : toPlan(move.about)
  return moveBone(at, segment, move, pivot && isFinitePoint(pivot) ? pivot : null)
}

const turnedBy = (along: Point, degrees: number): Point => apply(turnAbout(radians(degrees), { x: 0, y: 0 }), along)

function biteOf(start: Positions, moves: Moves, autorotation: number): Stages['bite'] {
  const along = occlusalDirection(start)
  return {
    upper: along && turnedBy(along, moves.MX?.turn ?? 0),
    lower: along && turnedBy(along, autorotation + (moves.MD?.turn ?? 0)),
  }
}

function teeth(at: Positions, { upper, lower }: Stages['bite'], moves: Moves): Positions {
  let moved = at
  if (moves.U1) moved = moveIncisor(moved, 'U1', moves.U1)
  if (moves.L1) moved = moveIncisor(moved, 'L1', moves.L1)
  if (moves.U6 && upper) moved = moveMolar(moved, 'U6', moves.U6, upper)
  if (moves.L6 && lower) moved = moveMolar(moved, 'L6', moves.L6, lower)
  return moved
}

/**
 * Bone and teeth after a plan, step by step: growth, maxilla, autorotation by `autorotation` degrees, mandible, chin, teeth
 * within their bones (clinical/beyond/planning.md, section 4). Each movement has its own segment, so the order in which they were
 * planned does not matter.
 */
export function hardTissue(start: Positions, { moves, growth, toPlan }: HardPlan, autorotation: number): Stages {
  const grown = growth === null ? start : grow(start, growth).at
  const maxilla = bone(grown, 'MX', moves.MX, toPlan)
  const turned = moves.MDA ? turnMandible(maxilla, moves.MDA, autorotation) : maxilla
  const body = bone(turned, 'MD', moves.MD, toPlan)
  const chin = bone(body, 'CH', moves.CH, toPlan)
  const bite = biteOf(start, moves, moves.MDA ? autorotation : 0)
  return { start, grown, maxilla, turned, body, chin, teeth: teeth(chin, bite, moves), bite }
}
