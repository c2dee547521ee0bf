import { isOnDemand } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { facingOf } from '@sella/ceph/tracing/frame'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { unsureNames } from '@sella/ceph/tracing/unsure'
import type { Sketch } from '@sella/contract/glance'
import { anatomyOf, type DrawnCurve } from '@sella/drawing/tracing/anatomy'

/** Steps shorter than this fraction of the tracing's height are invisible in the list's picture. */
const finest = 1 / 400

const heightOf = (curves: readonly DrawnCurve[]): number => {
  const heights = curves.flatMap(({ points }) => points.map(({ y }) => y))
  // Not spread into Math.max, because there are thousands.
  const [top, bottom] = heights.reduce(([a, b], y) => [Math.min(a, y), Math.max(b, y)] as const, [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as const)
  return Math.max(0, bottom - top)
}

/** The curve without points closer than `step` px to the previous one; its last point is kept. */
const thinned = (points: readonly Point[], step: number): readonly Point[] => {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= step) kept.push(point)
  }
  const end = points.at(-1)
  return end && kept.at(-1) !== end ? [...kept, end] : kept
}

const along = ({ points, closed }: DrawnCurve, step: number): string => {
  const first = points[0]
  const whole = closed && first ? [...thinned(points, step), first] : thinned(points, step)
  return whole.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')
}

/** The outlines of a tracing for a small picture of its film, in px of that film, and its number of unsure points. */
export const sketchOf = (tracing: Tracing): Sketch => {
  const curves = anatomyOf(tracing, facingOf(tracing.points)).curves.filter(({ layer }) => layer !== 'outlines_optional')
  const step = heightOf(curves) * finest
  const placed = Object.keys(tracing.points).filter(name => !isOnDemand(name))
  return {
    points: placed.length,
    unsure: unsureNames(tracing.points).length,
    curves: curves.map(curve => ({ along: along(curve, step), estimated: curve.estimated })),
  }
}
