import type { Point } from './point'

/** Root mean square distance of points from their mean; 0 for none or one. */
export function reachOf(points: readonly Point[]): number {
  const n = Math.max(points.length, 1)
  const x = points.reduce((sum, point) => sum + point.x, 0) / n
  const y = points.reduce((sum, point) => sum + point.y, 0) / n
  return Math.sqrt(points.reduce((sum, point) => sum + (point.x - x) ** 2 + (point.y - y) ** 2, 0) / n)
}
