import { cross, distance, dot, midpoint, minus, type Point, plus, times } from '../geometry/point'

/** The half of a curve further from `from`, by the length of the curve's chords. */
function farHalf(from: Point, curve: readonly Point[]): readonly Point[] {
  const first = curve[0]
  const last = curve[curve.length - 1]
  if (first === undefined || last === undefined) return []
  const outward = distance(first, from) <= distance(last, from) ? curve : curve.toReversed()
  return outward.slice(Math.floor(outward.length / 2))
}

/**
 * Where the tangent from `from` touches the far half of the outlines, leaving them on one side; right-facing frame. `posterior`:
 * the outline is in front of the tangent from above; `inferior`: it is above the tangent from the front. Only the far half is
 * used, because near `from` the direction of the outline is undefined. Null without an outline.
 */
export function tangentContact(from: Point, curves: readonly (readonly Point[])[], side: 'posterior' | 'inferior'): Point | null {
  const sign = side === 'posterior' ? 1 : -1
  let best: Point | null = null
  for (const sample of curves.flatMap(curve => farHalf(from, curve))) {
    if (distance(sample, from) === 0) continue
    if (best === null || sign * cross(minus(best, from), minus(sample, from)) > 0) best = sample
  }
  return best
}

/** Points where the line through `a` and `b` crosses the curve. */
function crossings(a: Point, b: Point, curve: readonly Point[]): readonly Point[] {
  const u = minus(b, a)
  const crossed: Point[] = []
  for (let i = 1; i < curve.length; i++) {
    const p = curve[i - 1]
    const q = curve[i]
    if (p === undefined || q === undefined) continue
    const before = cross(u, minus(p, a))
    const after = cross(u, minus(q, a))
    if (before < 0 === after < 0 || before === after) continue
    crossed.push(plus(p, times(minus(q, p), before / (before - after))))
  }
  return crossed
}

/** Midpoint of the first and last crossing of the line with the outlines; null unless it crosses twice. */
export function crossingsMidpoint(a: Point, b: Point, curves: readonly (readonly Point[])[]): Point | null {
  const crossed = curves.flatMap(curve => crossings(a, b, curve))
  const first = crossed[0]
  const last = crossed[crossed.length - 1]
  return first === undefined || last === undefined || crossed.length < 2 ? null : midpoint(first, last)
}

/** Outline sample nearest to the ray that bisects the angle a-vertex-c; null without an outline or an angle. */
export function bisectorPoint(
  [a, vertex, c]: readonly [Point, Point, Point],
  curves: readonly (readonly Point[])[],
): Point | null {
  const [toA, toC] = [distance(a, vertex), distance(c, vertex)]
  if (toA === 0 || toC === 0) return null
  const ray = plus(times(minus(a, vertex), 1 / toA), times(minus(c, vertex), 1 / toC))
  const length = Math.hypot(ray.x, ray.y)
  if (!(length > 1e-9)) return null
  let best: { readonly at: Point; readonly off: number } | null = null
  for (const at of curves.flat()) {
    const from = minus(at, vertex)
    if (dot(ray, from) < 0) continue
    const off = Math.abs(cross(ray, from)) / length
    if (best === null || off < best.off) best = { at, off }
  }
  return best?.at ?? null
}
