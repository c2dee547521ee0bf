import type { LandmarkName } from '../data/landmarks'
import { cross, isFinitePoint, minus, type Point } from '../geometry/point'
import type { Quarters } from '../geometry/transform'

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

const placedIn =
  (points: Points) =>
  (name: LandmarkName): Point | null => {
    const at = points[name]
    return at && isFinitePoint(at) ? at : null
  }

/**
 * The direction a film faces: by the first of the pairs Na-S, Or-Po, ANS-PNS, Prn-Subnasale that is placed and not vertically
 * aligned. Right if no pair decides. On a film that lies on its side or stands on its head, left and right of a pair say nothing:
 * there it is the side of the pair's line on which the chin lies, so that no value changes when a film is turned.
 */
export function facingOf(points: Points): Facing {
  const placed = placedIn(points)
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
 * How many quarter turns, clockwise on screen, set the film upright: by the first of the pairs that is placed, on the side of whose line
 * the chin lies. None without a chin. Points in the right-facing frame.
 */
export function quartersToUpright(points: Points): Quarters {
  const placed = placedIn(points)
  const chin = below.flatMap(name => placed(name) ?? [])[0]
  for (const names of decidingPairs) {
    const [front, back] = names.map(placed)
    if (!front || !back || !chin) continue
    if (isUpright(front, back, chin)) return 0
    const forward = minus(front, back)
    if (Math.abs(forward.x) > Math.abs(forward.y)) return forward.x > 0 ? 0 : 2
    return forward.y > 0 ? 3 : 1
  }
  return 0
}

/**
 * Converts a point between the image and the canonical right-facing frame; the conversion is its own inverse. Pixels. A film that
 * faces left is mirrored (x becomes -x), so that both directions give the same values and signs.
 */
export const canonical = (point: Point, facing: Facing): Point => (facing === 'right' ? point : { x: -point.x, y: point.y })
