import { cross, dot, minus, type Point, plus, times } from './point'

/** Vectors shorter than this, in pixels, have no direction. */
const NO_LENGTH = 1e-9

/** The unit vector from `a` to `b`; null if the two coincide. */
export const direction = (a: Point, b: Point): Point | null => {
  const v = minus(b, a)
  const length = Math.hypot(v.x, v.y)
  return length > NO_LENGTH && Number.isFinite(length) ? { x: v.x / length, y: v.y / length } : null
}

/**
 * Signed distance of `p` from the line a -> b in the points' units: ((b-a) x (p-a)) / |b-a|. With y down it is positive on the
 * clockwise side of a -> b: below a line that points right, left of one that points down. Null if a and b coincide.
 */
export const signedDistance = (a: Point, b: Point, p: Point): number | null => {
  const u = direction(a, b)
  return u ? cross(u, minus(p, a)) : null
}

/** Component of c -> d along the direction a -> b, positive towards b; null if a and b coincide. */
export const along = (a: Point, b: Point, [c, d]: readonly [Point, Point]): number | null => {
  const u = direction(a, b)
  return u ? dot(u, minus(d, c)) : null
}

/** Component of c -> d perpendicular to a -> b, positive on the clockwise side; null if a and b coincide. */
export const across = (a: Point, b: Point, [c, d]: readonly [Point, Point]): number | null => {
  const u = direction(a, b)
  return u ? cross(u, minus(d, c)) : null
}

/** Foot of the perpendicular from `p` to the line a-b; null if a and b coincide. */
export const foot = (a: Point, b: Point, p: Point): Point | null => {
  const u = direction(a, b)
  return u ? plus(a, times(u, dot(u, minus(p, a)))) : null
}

/** Intersection of the infinite lines a-b and c-d; null if they are parallel (|sin| below 1e-9) or either has no direction. */
export const crossing = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null => {
  const u = direction(a, b)
  const v = direction(c, d)
  if (!u || !v) return null
  const sine = cross(u, v)
  if (Math.abs(sine) < 1e-9) return null
  return plus(a, times(u, cross(minus(c, a), v) / sine))
}
