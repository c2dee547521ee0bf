import { distance, type Point } from '@sella/ceph/geometry/point'

/** The point on segment `from`-`to` nearest to `p`; a segment of zero length counts as a point. */
export const nearestOnSegment = (p: Point, from: Point, to: Point): Point => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - from.x) * dx + (p.y - from.y) * dy) / length2))
  return { x: from.x + t * dx, y: from.y + t * dy }
}

export const distanceToSegment = (p: Point, from: Point, to: Point): number => distance(p, nearestOnSegment(p, from, to))

/** Distance from `p` to a polyline. */
export const distanceToPath = (p: Point, path: readonly Point[], closed: boolean): number => {
  let nearest = Infinity
  for (let i = 0; i < path.length; i++) {
    const from = path[i]
    const to = path[i + 1] ?? (closed ? path[0] : from)
    if (from && to) nearest = Math.min(nearest, distanceToSegment(p, from, to))
  }
  return nearest
}
