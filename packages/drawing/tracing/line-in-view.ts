import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { LineCourse } from '@sella/ceph/data/planes/row'
import { isFinitePoint, minus, type Point, plus, times } from '@sella/ceph/geometry/point'

export interface Segment {
  readonly from: Point
  readonly to: Point
}

type Points = Readonly<Partial<Record<LandmarkName, Point>>>

const length = (p: Point): number => Math.hypot(p.x, p.y)

/** The line extended beyond either end by a percentage of its length. */
const extended = (a: Point, b: Point, before: number, after: number): Segment => ({
  from: minus(a, times(minus(b, a), before / 100)),
  to: plus(b, times(minus(b, a), after / 100)),
})

/** Through `p`, perpendicular to a-b; `above` and `below` in pixels, `below` towards the feet. */
const perpendicular = ([a, b, p]: readonly [Point, Point, Point], above: number, below: number): Segment | null => {
  const along = minus(b, a)
  const size = length(along)
  if (size === 0) return null
  const normal = times({ x: -along.y, y: along.x }, 1 / size)
  const down = normal.y < 0 ? times(normal, -1) : normal
  return { from: minus(p, times(down, above)), to: plus(p, times(down, below)) }
}

const toFoot = ([a, b, p]: readonly [Point, Point, Point]): Segment | null => {
  const along = minus(b, a)
  const square = along.x ** 2 + along.y ** 2
  if (square === 0) return null
  const t = ((p.x - a.x) * along.x + (p.y - a.y) * along.y) / square
  return { from: p, to: plus(a, times(along, t)) }
}

const drawn = (line: LineCourse, points: Points, pixelsPerMm: number): Segment | null => {
  const [a, b] = [points[line.nodes[0]], points[line.nodes[1]]]
  if (!a || !b) return null
  if (line.kind === 'segment') return { from: a, to: b }
  if (line.kind === 'line_through_two_points') return extended(a, b, line.before, line.after)
  const p = points[line.nodes[2]]
  if (!p) return null
  if (line.kind === 'perpendicular_foot_segment') return toFoot([a, b, p])
  return perpendicular([a, b, p], line.before * pixelsPerMm, line.after * pixelsPerMm)
}

/**
 * The visible piece of a reference line, in image pixels; null if its points or its direction are missing. `pixelsPerMm` affects
 * only how far a perpendicular extends, never its position.
 */
export const lineInView = (line: LineCourse, points: Points, pixelsPerMm: number): Segment | null => {
  const segment = drawn(line, points, pixelsPerMm)
  return segment && isFinitePoint(segment.from) && isFinitePoint(segment.to) ? segment : null
}
