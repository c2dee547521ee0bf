import { minus, type Point, plus, times } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'

/* Largest rotation of the bone about nasion, radians; points still outside after it are moved straight in. */
const FARTHEST = (35 * Math.PI) / 180
const HALVINGS = 10

/** The nearest place on the skin, a point's depth below it (negative outside), and the direction inward. */
interface Depth {
  readonly inside: number
  readonly at: Point
  readonly inward: Point
}

/** Right-facing frame; `skin` runs downwards. */
function depthOf(p: Point, skin: readonly Point[]): Depth | null {
  let best: (Depth & { readonly apart: number }) | null = null
  for (let i = 1; i < skin.length; i++) {
    const [a, b] = [skin[i - 1] as Point, skin[i] as Point]
    const [way, off] = [minus(b, a), minus(p, a)]
    const long = Math.hypot(way.x, way.y)
    if (long === 0) continue
    const share = Math.min(1, Math.max(0, (off.x * way.x + off.y * way.y) / long ** 2))
    const at = plus(a, times(way, share))
    const apart = Math.hypot(p.x - at.x, p.y - at.y)
    if (best !== null && best.apart <= apart) continue
    const inward = times({ x: -way.y, y: way.x }, 1 / long)
    best = { apart, at, inward, inside: Math.sign(inward.x * off.x + inward.y * off.y) * apart }
  }
  return best
}

/** Adds the midpoints between neighbours, because the outline curves between its points. */
const withMiddles = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((p, i) => {
    const before = points[i - 1]
    return before ? [times(plus(before, p), 0.5), p] : [p]
  })

const isInside = (points: readonly Point[], skin: readonly Point[], least: number): boolean =>
  points.every(p => (depthOf(p, skin)?.inside ?? least) >= least)

/**
 * Keeps the nasal bone's estimated points inside the skin. The template's bone may be steeper or flatter than the face's, so it
 * is rotated back about nasion by the smallest angle that leaves `least` of skin over it. `bone`: points from nasion on; `front`:
 * how many of them face the skin. Right-facing frame, pixels. Returns the new positions of the points after nasion; null if all
 * can stay.
 */
export function boneInsideSkin(
  bone: readonly Point[],
  front: number,
  { skin, least }: { readonly skin: readonly Point[]; readonly least: number },
): readonly Point[] | null {
  const [nasion, ...rest] = bone
  if (!nasion || skin.length < 2) return null
  const at = (angle: number) => rest.map(p => apply(turnAbout(angle, nasion), p))
  const clear = (angle: number) => isInside(withMiddles(at(angle).slice(0, front)), skin, least)
  if (clear(0)) return null
  let [from, to] = [0, FARTHEST]
  if (clear(FARTHEST))
    for (let k = 0; k < HALVINGS; k++) {
      const middle = (from + to) / 2
      if (clear(middle)) to = middle
      else from = middle
    }
  return at(to).map(p => movedInside(p, skin, least))
}

/**
 * Moves a point that is not at least `least` below the skin straight in; right-facing frame. Otherwise returns the same object.
 */
export function movedInside(p: Point, skin: readonly Point[], least: number): Point {
  const depth = depthOf(p, skin)
  return depth && depth.inside < least ? plus(depth.at, times(depth.inward, least)) : p
}
