import type { LandmarkName } from '../data/landmarks'
import { distance, midpoint, minus, type Point, plus, times } from '../geometry/point'
import { apply, identity, type Similarity, turnAbout } from '../geometry/transform'
import { derive, type PlacedPoints } from './derive'
import { facingOf } from './frame'

export type ToothName = 'U1' | 'L1' | 'U6' | 'L6'

interface ToothRow {
  /** The landmarks that move with the tooth: an incisor's edge and apex, a molar's mesial and distal end. */
  readonly landmarks: readonly [LandmarkName, LandmarkName]
}

export const toothRows: Readonly<Record<ToothName, ToothRow>> = {
  U1: { landmarks: ['U1IncisalTip', 'U1RootTip'] },
  L1: { landmarks: ['L1IncisalTip', 'L1RootTip'] },
  U6: { landmarks: ['U6Mesial', 'U6Distal'] },
  L6: { landmarks: ['L6Mesial', 'L6Distal'] },
}

export const toothNames = Object.keys(toothRows) as readonly ToothName[]

/** Where a tooth is taken hold of, image pixels. */
export interface ToothHandles {
  /** Body centre: the derived point U1, L1, U6 or L6. Dragging it shifts the tooth; it is also the centre of turning. */
  readonly translate: Point
  /** On the root side of the tooth, clear of the bite. Dragging it round `translate` turns the tooth. */
  readonly rotate: Point
}

/** How far beyond the apex an incisor's turning handle stands, as a share of the tooth's length. */
const beyondApex = 0.15
/** How far from its centre a molar's turning handle stands, as a share of the crown's width: about the length of its roots. */
const molarRoot = 1.4

function rotateHandle(tooth: ToothName, centre: Point, ends: readonly [Point, Point]): Point {
  if (tooth === 'U1' || tooth === 'L1') return plus(ends[1], times(minus(ends[1], ends[0]), beyondApex))
  const crown = midpoint(ends[0], ends[1])
  const rootward = minus(centre, crown)
  const size = Math.hypot(rootward.x, rootward.y)
  return plus(centre, times(rootward, (molarRoot * distance(ends[0], ends[1])) / size))
}

function endsOf<P extends Point>(points: Readonly<Partial<Record<LandmarkName, P>>>, tooth: ToothName): readonly [P, P] | null {
  const [first, second] = toothRows[tooth].landmarks.map(name => points[name])
  return first === undefined || second === undefined || distance(first, second) === 0 ? null : [first, second]
}

/** The two handles of a tooth; null unless both its landmarks are placed apart. Image pixels in and out. */
export function toothHandles(points: PlacedPoints, tooth: ToothName): ToothHandles | null {
  const ends = endsOf(points, tooth)
  if (ends === null) return null
  const [first, second] = toothRows[tooth].landmarks
  const translate = derive({ [first]: ends[0], [second]: ends[1] }, facingOf(points))[tooth]
  if (translate === undefined) return null
  const centre = { x: translate.x, y: translate.y }
  return { translate: centre, rotate: rotateHandle(tooth, centre, ends) }
}

export type ToothMove =
  /** Image pixels. */
  | { readonly kind: 'translate'; readonly by: Point }
  /** Radians about the body centre, clockwise on screen positive. */
  | { readonly kind: 'rotate'; readonly byRadians: number }

function rigidMove(points: PlacedPoints, tooth: ToothName, move: ToothMove): Similarity {
  if (move.kind === 'translate') return { ...identity, tx: move.by.x, ty: move.by.y }
  const handles = toothHandles(points, tooth)
  return handles === null ? identity : turnAbout(move.byRadians, handles.translate)
}

/**
 * The points after a tooth was shifted or turned: its two landmarks go together, so its length and a molar's width stay. Whatever
 * else a point carries (origin, confidence) stays too. A tooth with one landmark can be shifted but not turned.
 */
export function moveTooth<P extends Point>(
  points: Readonly<Partial<Record<LandmarkName, P>>>,
  tooth: ToothName,
  move: ToothMove,
): Readonly<Partial<Record<LandmarkName, P>>> {
  const rigid = rigidMove(points, tooth, move)
  const moved: Partial<Record<LandmarkName, P>> = { ...points }
  for (const name of toothRows[tooth].landmarks) {
    const point = points[name]
    if (point !== undefined) moved[name] = { ...point, ...apply(rigid, point) }
  }
  return moved
}

/** The turn, clockwise on screen positive, that carries the direction of `from` as seen from `centre` onto that of `to`. */
export function turnFor(centre: Point, from: Point, to: Point): number {
  const turn = Math.atan2(to.y - centre.y, to.x - centre.x) - Math.atan2(from.y - centre.y, from.x - centre.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}
