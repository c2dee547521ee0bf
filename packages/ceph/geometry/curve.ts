import type { Point } from './point'

/** Samples between two control points (spec section 9: a curve is sampled at 20 segments). */
export const samplesPerSegment = 20

/** A point a curve passes through. At a `corner` the curve may change direction abruptly. */
export interface Knot extends Point {
  readonly corner?: boolean
}

/** Square root of the chord: the knot interval of the centripetal form (alpha 0.5). */
const interval = (a: Point, b: Point): number => Math.sqrt(Math.hypot(b.x - a.x, b.y - a.y))

/**
 * Tangent at `at` for the segment `at`-`next`, scaled to that segment's own interval `t12`. Without a preceding neighbour, the
 * next point is reflected, so that the tangent is the chord.
 */
function tangent(before: Point | null, at: Point, next: Point, t12: number): Point {
  const chord = { x: next.x - at.x, y: next.y - at.y }
  const t01 = before === null ? 0 : interval(before, at)
  if (before === null || t01 === 0 || t12 === 0) return chord
  const k = t12 / t01
  const m = t12 / (t01 + t12)
  return {
    x: k * (at.x - before.x) - m * (next.x - before.x) + chord.x,
    y: k * (at.y - before.y) - m * (next.y - before.y) + chord.y,
  }
}

interface Segment {
  readonly before: Point | null
  readonly from: Knot
  readonly to: Knot
  readonly after: Point | null
}

/** Cubic Hermite samples of one segment, including its first point; its last belongs to the next segment. */
function sampleSegment({ before, from, to, after }: Segment, out: Point[]): void {
  const t12 = interval(from, to)
  const m1 = tangent(from.corner ? null : before, from, to, t12)
  const back = tangent(to.corner ? null : after, to, from, t12)
  const dx = to.x - from.x
  const dy = to.y - from.y
  const ax = m1.x - back.x - 2 * dx
  const ay = m1.y - back.y - 2 * dy
  const bx = 3 * dx - 2 * m1.x + back.x
  const by = 3 * dy - 2 * m1.y + back.y
  out.push({ x: from.x, y: from.y })
  for (let i = 1; i < samplesPerSegment; i++) {
    const u = i / samplesPerSegment
    out.push({ x: ((ax * u + bx) * u + m1.x) * u + from.x, y: ((ay * u + by) * u + m1.y) * u + from.y })
  }
}

/**
 * A smooth curve through every knot: centripetal Catmull-Rom, 20 samples per segment, straight at the ends and broken at corners.
 * Sample `20 * i` is knot `i`; a closed curve ends with its first point repeated. One knot returns that knot, no knots an empty
 * curve.
 */
export function smoothCurve(knots: readonly Knot[], closed: boolean): readonly Point[] {
  const n = knots.length
  const segments = closed && n > 2 ? n : n - 1
  const ring = segments === n
  const at = (i: number): Knot | null => (ring ? knots[(i + n) % n] : knots[i]) ?? null
  const out: Point[] = []
  for (let i = 0; i < segments; i++) {
    const from = at(i)
    const to = at(i + 1)
    if (from !== null && to !== null) sampleSegment({ before: at(i - 1), from, to, after: at(i + 2) }, out)
  }
  const last = at(segments)
  if (last !== null) out.push({ x: last.x, y: last.y })
  return out
}
