import type { Point } from '@sella/ceph/geometry/point'

/** Distance from `p` to the segment `from`-`to`; a segment without length counts as a point. */
export const distanceToSegment = (p: Point, from: Point, to: Point): number => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length2 = dx * dx + dy * dy
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - from.x) * dx + (p.y - from.y) * dy) / length2))
  return Math.hypot(p.x - from.x - t * dx, p.y - from.y - t * dy)
}

/** Distance from `p` to a path of straight pieces. */
export const distanceToPath = (p: Point, path: readonly Point[], closed: boolean): number => {
  let nearest = Infinity
  for (let i = 0; i < path.length; i++) {
    const from = path[i]
    const to = path[i + 1] ?? (closed ? path[0] : from)
    if (from && to) nearest = Math.min(nearest, distanceToSegment(p, from, to))
  }
  return nearest
}
