import { cross3, dot3, length3, mean3, minus3, type Plane3, type Point3, plus3, times3, unit3 } from './space'

const axes: readonly Point3[] = [
  { x: 1, y: 0, z: 0 },
  { x: 0, y: 1, z: 0 },
  { x: 0, y: 0, z: 1 },
]

/** Steps of the power iteration; for an arch, the ratio of the spreads makes it converge within a few dozen. */
const steps = 200

/** The direction of greatest spread of centred points, perpendicular to `not`. */
function widest(centred: readonly Point3[], not: Point3 | null): Point3 | null {
  const within = (direction: Point3): Point3 => (not ? minus3(direction, times3(not, dot3(direction, not))) : direction)
  const spread = (direction: Point3): Point3 =>
    within(centred.reduce((sum, point) => plus3(sum, times3(point, dot3(point, direction))), { x: 0, y: 0, z: 0 }))
  const begin = axes.map(within).reduce((best, axis) => (length3(spread(axis)) > length3(spread(best)) ? axis : best))
  let direction = unit3(begin)
  for (let i = 0; i < steps && direction; i++) {
    const next = unit3(spread(direction))
    // Of points on a line nothing but rounding is left, which points anywhere: taken out of a unit vector once more, `not` is gone.
    direction = next && unit3(within(next))
  }
  return direction
}

/**
 * The best-fit plane (least squares of the distances) through three or more points; null if they lie on a line or coincide. The
 * sign of its normal is undefined.
 */
export function fitPlane(points: readonly Point3[]): Plane3 | null {
  if (points.length < 3) return null
  const at = mean3(points)
  const centred = points.map(point => minus3(point, at))
  const first = widest(centred, null)
  const second = first && widest(centred, first)
  if (!first || !second) return null
  const spreadOf = (direction: Point3): number => centred.reduce((sum, point) => sum + dot3(point, direction) ** 2, 0)
  if (!(spreadOf(second) > 1e-12 * spreadOf(first))) return null
  const normal = unit3(cross3(first, second))
  return normal && { at, normal }
}
