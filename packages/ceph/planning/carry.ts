import type { LandmarkName } from '../data/landmarks'
import { segments } from '../data/planning/segments'
import { radians } from '../geometry/angle'
import { minus, type Point, plus, times } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { derive } from '../tracing/derive'
import type { Positions } from './frame'
import type { Autorotation, BoneMove, IncisorMove, MaxillaMove, MolarMove } from './plan'

/** New positions of the landmarks: `move` is applied to those named, as far as they are placed; all others stay. */
export function carry(at: Positions, names: readonly LandmarkName[], move: (p: Point) => Point): Positions {
  const moved: Partial<Record<LandmarkName, Point>> = { ...at }
  for (const name of names) {
    const point = at[name]
    if (point !== undefined) moved[name] = move(point)
  }
  return moved
}

/** Turns about a point (degrees, clockwise), then shifts. */
const turnedAndShifted =
  (pivot: Point, { x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) =>
  (p: Point): Point =>
    plus(apply(turnAbout(radians(turn), pivot), p), { x, y })

const pieceOf = (segment: 'MX' | 'MD' | 'MDA' | 'CH'): readonly LandmarkName[] => [
  ...segments[segment].carries,
  ...segments[segment].alsoCarries,
]

/**
 * Moves a bone segment with everything attached to it. `pivot`: centre of rotation in the plan's frame; null if that point is not
 * placed, which matters only if the segment turns.
 */
export function moveBone(
  at: Positions,
  segment: 'MX' | 'MD' | 'CH',
  move: BoneMove | MaxillaMove,
  pivot: Point | null,
): Positions {
  const stays = 'ansStays' in move && move.ansStays
  const names = stays ? pieceOf(segment).filter(name => name !== 'ANS') : pieceOf(segment)
  return carry(at, names, turnedAndShifted(pivot ?? { x: 0, y: 0 }, pivot ? move : { ...move, turn: 0 }))
}

/** Turns the whole mandible about its axis by `degrees`, closing negative. Without Co, nothing moves. */
export function turnMandible(at: Positions, { axis }: Autorotation, degrees: number): Positions {
  return at.Co === undefined || degrees === 0 ? at : carry(at, pieceOf('MDA'), p => apply(mandibleTurn(at.Co, axis, degrees), p))
}

const mandibleTurn = (condylion: Point | undefined, axis: Point, degrees: number) =>
  turnAbout(radians(degrees), plus(condylion ?? { x: 0, y: 0 }, axis))

/** Centre of rotation of an incisor: edge + fraction x (apex - edge). */
export const toothPivot = (edge: Point, apex: Point, fraction: number): Point => plus(edge, times(minus(apex, edge), fraction))

/** Moves an incisor within its bone. If only one end is placed, it can be shifted but not turned. */
export function moveIncisor(at: Positions, tooth: 'U1' | 'L1', move: IncisorMove): Positions {
  const [edge, apex] = segments[tooth].carries.map(name => at[name])
  const pivot = edge && apex ? toothPivot(edge, apex, move.pivot) : null
  return carry(at, segments[tooth].carries, turnedAndShifted(pivot ?? { x: 0, y: 0 }, pivot ? move : { ...move, turn: 0 }))
}

/** Unit vector along the occlusal plane, from back to front; null if the film does not show the plane. */
export function occlusalDirection(at: Positions): Point | null {
  const { OPPost_Ex: back, OPAnt_Ex: front } = derive(at, 'right')
  if (!back || !front) return null
  const way = minus(front, back)
  const length = Math.hypot(way.x, way.y)
  return length > 0 ? times(way, 1 / length) : null
}

/** Moves a molar within its bone: `along` is the direction of the occlusal plane, from back to front. */
export const moveMolar = (at: Positions, tooth: 'U6' | 'L6', { mesial, vertical }: MolarMove, along: Point): Positions =>
  carry(at, segments[tooth].carries, p => plus(p, plus(times(along, mesial), times({ x: -along.y, y: along.x }, vertical))))
