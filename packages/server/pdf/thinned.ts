import type { Point } from '@sella/ceph/geometry/point'

/** Most points between two kept ones. It bounds the checks for each further point, so that the work grows linearly. */
const mostSkipped = 24

const offLine = (from: Point, to: Point, p: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [px, py] = [p.x - from.x, p.y - from.y]
  if (length === 0) return Math.hypot(px, py)
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)))
  return Math.hypot(px - along * dx, py - along * dy)
}

/**
 * A sampled curve with fewer points: the ends are kept, and no omitted point is further than `tolerance` from the drawn curve.
 */
export const thinned = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const kept: Point[] = points.slice(0, 1)
  let anchor = 0
  for (let i = 2; i < points.length; i += 1) {
    const [from, to] = [points[anchor] as Point, points[i] as Point]
    let fits = i - anchor <= mostSkipped
    for (let k = anchor + 1; fits && k < i; k += 1) fits = offLine(from, to, points[k] as Point) <= tolerance
    if (fits) continue
    anchor = i - 1
    kept.push(points[anchor] as Point)
  }
  return points.length > 1 ? [...kept, points.at(-1) as Point] : kept
}
