import type { LandmarkName } from '../data/landmarks'
import { isFinitePoint, type Point } from '../geometry/point'

/** Which way the face looks on the film. */
export type Facing = 'right' | 'left'

type Points = Readonly<Partial<Record<LandmarkName, Point>>>

/** Pairs (the point nearer the face, the point further back), in order of precedence. */
const decidingPairs: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ['Na', 'S'],
  ['Or', 'Po'],
  ['ANS', 'PNS'],
  ['Prn', 'Subnasale'],
]

/**
 * The direction a film faces: by the first of the pairs Na-S, Or-Po, ANS-PNS, Prn-Subnasale that is placed and not vertically
 * aligned. Right if no pair decides.
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
 * Converts a point between the image and the canonical right-facing frame; the conversion is its own inverse. Pixels. A film that
 * faces left is mirrored (x becomes -x), so that both directions give the same values and signs.
 */
export const canonical = (point: Point, facing: Facing): Point => (facing === 'right' ? point : { x: -point.x, y: point.y })
