import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'

/** Which way the face looks on the film. */
export type Facing = 'right' | 'left'

type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** Pairs (further towards the face, further back) in the order they decide. */
const decidingPairs: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ['Na', 'S'],
  ['Or', 'Po'],
  ['ANS', 'PNS'],
  ['Prn', 'Subnasale'],
]

/**
 * Which way a film faces: by the first of the pairs Na-S, Or-Po, ANS-PNS, Prn-Subnasale that is there and not one above the other.
 * Right when none decides.
 */
export function facingOf(points: Points): Facing {
  for (const [front, back] of decidingPairs) {
    const a = points[front]
    const b = points[back]
    if (a && b && isFinitePoint(a) && isFinitePoint(b) && a.x !== b.x) return a.x > b.x ? 'right' : 'left'
  }
  return 'right'
}

/**
 * A point of the image in the canonical right-facing frame, and back: the move is its own inverse. Pixels; a film that faces
 * left is mirrored (x becomes -x), so both directions give the same numbers and signs.
 */
export const canonical = (point: Point, facing: Facing): Point => (facing === 'right' ? point : { x: -point.x, y: point.y })
