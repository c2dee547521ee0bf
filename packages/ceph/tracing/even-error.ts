import type { Point } from '../geometry/point'

/** Two independent standard errors of a point's position, image pixels, perpendicular to each other. */
export type ErrorAxes = readonly [Point, Point]

/** An error equal in all directions; `px`: root mean square distance. */
export const evenly = (px: number): ErrorAxes => [
  { x: px / Math.SQRT2, y: 0 },
  { x: 0, y: px / Math.SQRT2 },
]
