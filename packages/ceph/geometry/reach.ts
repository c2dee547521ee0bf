import { distance, type Point } from './point'

/** The mean of the points; the origin if there are none. */
export function centreOf(points: readonly Point[]): Point {
  const n = Math.max(points.length, 1)
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / n,
    y: points.reduce((sum, point) => sum + point.y, 0) / n,
  }
}

/** Root mean square distance of the points from their mean; 0 for fewer than two. */
export function reachOf(points: readonly Point[]): number {
  const centre = centreOf(points)
  return Math.sqrt(points.reduce((sum, point) => sum + distance(point, centre) ** 2, 0) / Math.max(points.length, 1))
}
