import { isFinitePoint, minus, type Point, plus, times } from '@sella/ceph/geometry/point'

/** Which line through which points (clinical/lines.json, "line_kinds"). */
export type LineKind = 'segment' | 'line_through_two_points' | 'perpendicular_through_point' | 'perpendicular_foot_segment'

/** A reference line as far as drawing needs it. */
export interface LineRule {
  readonly kind: LineKind
  /** The placed nodes, in the order the table names them; image pixels. */
  readonly nodes: readonly Point[]
  /** Beyond the nodes: percent of their distance, or mm above and below a point. */
  readonly extension: { readonly before: number; readonly after: number; readonly unit: 'percent' | 'mm' }
}

export interface Segment {
  readonly from: Point
  readonly to: Point
}

const length = (p: Point): number => Math.hypot(p.x, p.y)

const extended = (a: Point, b: Point, { before, after }: LineRule['extension']): Segment => ({
  from: minus(a, times(minus(b, a), before / 100)),
  to: plus(b, times(minus(b, a), after / 100)),
})

/** Through `p` at right angles to a-b, from `before` above to `after` below; `down` makes the direction point to the feet. */
const perpendicular = (
  a: Point,
  b: Point,
  p: Point,
  reach: { readonly before: number; readonly after: number },
): Segment | null => {
  const along = minus(b, a)
  const size = length(along)
  if (size === 0) return null
  const normal = times({ x: -along.y, y: along.x }, 1 / size)
  const down = normal.y < 0 ? times(normal, -1) : normal
  return { from: minus(p, times(down, reach.before)), to: plus(p, times(down, reach.after)) }
}

const toFoot = (a: Point, b: Point, p: Point): Segment | null => {
  const along = minus(b, a)
  const square = along.x ** 2 + along.y ** 2
  if (square === 0) return null
  const t = ((p.x - a.x) * along.x + (p.y - a.y) * along.y) / square
  return { from: p, to: plus(a, times(along, t)) }
}

const drawn = ({ kind, nodes, extension }: LineRule, pixelsPerMm: number): Segment | null => {
  const [a, b, p] = nodes
  if (!a || !b) return null
  if (kind === 'segment') return { from: a, to: b }
  if (kind === 'line_through_two_points') return extended(a, b, extension)
  if (!p) return null
  if (kind === 'perpendicular_foot_segment') return toFoot(a, b, p)
  const scale = extension.unit === 'mm' ? pixelsPerMm : length(minus(b, a)) / 100
  return perpendicular(a, b, p, { before: extension.before * scale, after: extension.after * scale })
}

/**
 * The piece of a reference line that is drawn, in image pixels; null when it has no direction. `pixelsPerMm` sets only how
 * far a perpendicular reaches, never where it lies.
 */
export const lineInView = (rule: LineRule, pixelsPerMm: number): Segment | null => {
  const segment = drawn(rule, pixelsPerMm)
  return segment && isFinitePoint(segment.from) && isFinitePoint(segment.to) ? segment : null
}
