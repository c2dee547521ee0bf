import type { LandmarkName } from '../data/landmarks'
import { distance, midpoint, minus, type Point, plus, times } from '../geometry/point'
import { apply, identity, type Similarity, turnAbout } from '../geometry/transform'
import { derive, type PlacedPoints } from './derive'
import { facingOf } from './frame'

export type ToothName = 'U1' | 'L1' | 'U6' | 'L6'

interface ToothRow {
  /** The landmarks that move with the tooth: an incisor's edge and apex, a molar's mesial and distal ends. */
  readonly landmarks: readonly [LandmarkName, LandmarkName]
}

export const toothRows: Readonly<Record<ToothName, ToothRow>> = {
  U1: { landmarks: ['U1IncisalTip', 'U1RootTip'] },
  L1: { landmarks: ['L1IncisalTip', 'L1RootTip'] },
  U6: { landmarks: ['U6Mesial', 'U6Distal'] },
  L6: { landmarks: ['L6Mesial', 'L6Distal'] },
}

export const toothNames = Object.keys(toothRows) as readonly ToothName[]

/** The handles for dragging a tooth, image pixels. */
export interface ToothHandles {
  /** Centre of the tooth: the derived point U1, L1, U6 or L6. Dragging it shifts the tooth; it is also the centre of rotation. */
  readonly translate: Point
  /** On the root side of the tooth, away from the occlusal plane. Dragging it around `translate` turns the tooth. */
  readonly rotate: Point
}

/** Distance of an incisor's rotation handle beyond the apex, as a fraction of the tooth's length. */
const beyondApex = 0.15
/** Distance of a molar's rotation handle from its centre, as a fraction of the crown's width: about the length of its roots. */
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

/** The two handles of a tooth; null unless both its landmarks are placed and do not coincide. Image pixels in and out. */
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
  /** Radians about the tooth's centre, positive clockwise on screen. */
  | { readonly kind: 'rotate'; readonly byRadians: number }

function rigidMove(points: PlacedPoints, tooth: ToothName, move: ToothMove): Similarity {
  if (move.kind === 'translate') return { ...identity, tx: move.by.x, ty: move.by.y }
  const handles = toothHandles(points, tooth)
  return handles === null ? identity : turnAbout(move.byRadians, handles.translate)
}

/**
 * The points after a tooth was shifted or turned. Its two landmarks move together, so its length, or a molar's width, is
 * unchanged, as are all other properties of a point (origin, confidence). A tooth with one landmark can be shifted but not
 * turned.
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

/** The rotation about `centre` that takes the direction of `from` to that of `to`, positive clockwise on screen. */
export function turnFor(centre: Point, from: Point, to: Point): number {
  const turn = Math.atan2(to.y - centre.y, to.x - centre.x) - Math.atan2(from.y - centre.y, from.x - centre.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}
