import { type Point, plus, times } from '../geometry/point'
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

/** Right-facing frame; `skin` runs downwards. Written without points of its own: a plan's drag asks it hundreds of times a frame. */
function depthOf({ x, y }: Point, skin: readonly Point[]): Depth | null {
  let best: Depth | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 1; i < skin.length; i++) {
    const a = skin[i - 1] as Point
    const b = skin[i] as Point
    const wayX = b.x - a.x
    const wayY = b.y - a.y
    const offX = x - a.x
    const offY = y - a.y
    const long = Math.hypot(wayX, wayY)
    if (long === 0) continue
    const share = Math.min(1, Math.max(0, (offX * wayX + offY * wayY) / long ** 2))
    const atX = a.x + wayX * share
    const atY = a.y + wayY * share
    const apart = Math.hypot(x - atX, y - atY)
    if (nearest <= apart) continue
    nearest = apart
    const inward = times({ x: -wayY, y: wayX }, 1 / long)
    best = { at: { x: atX, y: atY }, inward, inside: Math.sign(inward.x * offX + inward.y * offY) * apart }
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
