import { heading, turn } from '../geometry/angle'
import { crossing, foot } from '../geometry/line'
import { distance, minus, type Point } from '../geometry/point'
import type { Figure, FigureArc, FigureLine } from './figure'

/** If lines meet further away than this multiple of the longer one, they are drawn without their intersection. */
const REACH = 4

const ext = (from: Point, to: Point): FigureLine => ({ from, to, extension: true })

/** The extension from the nearer end of a-b to `at`, if `at` is beyond the segment; empty otherwise. */
const prolonged = (a: Point, b: Point, at: Point): readonly FigureLine[] => {
  const length = distance(a, b)
  if (distance(a, at) <= length && distance(b, at) <= length) return []
  return [distance(a, at) < distance(b, at) ? ext(a, at) : ext(b, at)]
}

/** The wedge at `at` from direction `from`, turning by `sweep` radians. */
export const wedge = (at: Point, from: Point, sweep: number): FigureArc => ({ at, start: heading(from), sweep })

/** Two lines extended to their intersection, with the wedge that `arc` makes there; without it if they meet too far away. */
export const twoLines = (
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  arc: (at: Point, ab: Point, cd: Point) => FigureArc,
): Figure => {
  const lines: readonly FigureLine[] = [
    { from: a, to: b },
    { from: c, to: d },
  ]
  const at = crossing([a, b], [c, d])
  const reach = REACH * Math.max(distance(a, b), distance(c, d))
  if (!at || Math.min(distance(a, at), distance(b, at)) > reach || Math.min(distance(c, at), distance(d, at)) > reach) {
    return { lines, arcs: [] }
  }
  return { lines: [...lines, ...prolonged(a, b, at), ...prolonged(c, d, at)], arcs: [arc(at, minus(b, a), minus(d, c))] }
}

/** The angle at a corner: both sides and the wedge between them. */
export const corner = (a: Point, at: Point, b: Point): Figure => ({
  lines: [
    { from: at, to: a },
    { from: at, to: b },
  ],
  arcs: [wedge(at, minus(a, at), turn(minus(a, at), minus(b, at)))],
})

/** The perpendicular from `p` to the line a-b, and the extension of a-b to its foot. */
export const plumb = (a: Point, b: Point, p: Point): Figure => {
  const at = foot(a, b, p)
  return at ? { lines: [{ from: a, to: b }, { from: p, to: at }, ...prolonged(a, b, at)], arcs: [] } : { lines: [], arcs: [] }
}

/** A length measured from `turnAt` to `to`, with the line from `from` to the turning point drawn lighter. */
export const elbow = (from: Point, turnAt: Point, to: Point): Figure => ({
  lines: [{ from: turnAt, to }, ext(from, turnAt)],
  arcs: [],
})
