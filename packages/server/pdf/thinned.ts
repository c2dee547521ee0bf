import type { Point } from '@sella/ceph/geometry/point'

/** Points between two that stay: what is checked for each further one, so that the work grows with the points alone. */
const mostSkipped = 24

const offLine = (from: Point, to: Point, p: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [px, py] = [p.x - from.x, p.y - from.y]
  if (length === 0) return Math.hypot(px, py)
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (length * length)))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** A sampled curve with fewer points: the ends stay, and no point that is left out lies further than `tolerance` from what is drawn. */
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
