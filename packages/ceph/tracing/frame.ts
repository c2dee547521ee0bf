import type { LandmarkName } from '../data/landmarks'
import { cross, isFinitePoint, minus, type Point } from '../geometry/point'

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

/** Below every one of the pairs, in order of precedence. */
const below: readonly LandmarkName[] = ['Me', 'Gn', 'Pog', 'B', 'A']

/** On a film that was filed upright, or leans by less than half a right angle. */
const isUpright = (front: Point, back: Point, chin: Point): boolean =>
  Math.abs(front.x - back.x) > Math.abs(front.y - back.y) && chin.y > back.y

/**
 * The direction a film faces: by the first of the pairs Na-S, Or-Po, ANS-PNS, Prn-Subnasale that is placed and not vertically
 * aligned. Right if no pair decides. On a film that lies on its side or stands on its head, left and right of a pair say nothing:
 * there it is the side of the pair's line on which the chin lies, so that no value changes when a film is turned.
 */
export function facingOf(points: Points): Facing {
  const placed = (name: LandmarkName): Point | null => {
    const at = points[name]
    return at && isFinitePoint(at) ? at : null
  }
  const chin = below.flatMap(name => placed(name) ?? [])[0]
  for (const names of decidingPairs) {
    const [front, back] = names.map(placed)
    if (!front || !back) continue
    const side = chin && !isUpright(front, back, chin) ? cross(minus(front, back), minus(chin, back)) : front.x - back.x
    if (side !== 0) return side > 0 ? 'right' : 'left'
  }
  return 'right'
}

/**
 * Converts a point between the image and the canonical right-facing frame; the conversion is its own inverse. Pixels. A film that
 * faces left is mirrored (x becomes -x), so that both directions give the same values and signs.
 */
export const canonical = (point: Point, facing: Facing): Point => (facing === 'right' ? point : { x: -point.x, y: point.y })
