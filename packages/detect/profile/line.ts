import type { Point } from '@sella/ceph/geometry/point'

/** The skin of a face from forehead to throat: mm, facing right, points at even steps. */
export interface Line {
  readonly points: readonly Point[]
  /** mm between two points. */
  readonly step: number
}

/** A place on the line. */
export interface FoundPoint extends Point {
  /** Index among the points of the line. */
  readonly at: number
  /** Uncertainty along the line under the rule, mm in either direction. */
  readonly slack: number
}

/** Minimum uncertainty of any point along the line, mm. */
const leastSlack = 0.4
/** Places whose values differ by less than this, mm, are indistinguishable to a rule. */
const equal = 0.3

export const lineOf = (points: readonly Point[]): Line => {
  const [a, b] = points
  return { points, step: a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 1 }
}

const clamp = ({ points }: Line, i: number): number => Math.min(points.length - 1, Math.max(0, Math.round(i)))

export const pointAt = (line: Line, i: number, slack: number = leastSlack): FoundPoint => {
  const at = clamp(line, i)
  return { ...(line.points[at] as Point), at, slack }
}

/** The first index at or below a height. */
export const indexAt = ({ points }: Line, height: number): number => {
  const i = points.findIndex(p => p.y >= height)
  return i < 0 ? points.length - 1 : i
}

/** Distance of `p` in front of the chord from `a` to `b` (which runs downwards), mm: negative behind it. */
export const ahead = (p: Point, a: Point, b: Point): number => {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return length === 0 ? 0 : ((p.x - a.x) * (b.y - a.y) - (p.y - a.y) * (b.x - a.x)) / length
}

/** The place between two indices with the greatest `value`; null if that is at an end, so that the value only rises or falls. */
export const best = (line: Line, [from, to]: readonly [number, number], value: (p: Point) => number): FoundPoint | null => {
  const [first, last] = [clamp(line, from), clamp(line, to)]
  if (last - first < 2) return null
  const values = line.points.slice(first, last + 1).map(value)
  const top = values.reduce((b, v, k) => (v > (values[b] as number) ? k : b), 0)
  if (top === 0 || top === values.length - 1) return null
  const good = (k: number) => (values[k] ?? Number.NEGATIVE_INFINITY) >= (values[top] as number) - equal
  let [up, down] = [top, top]
  while (good(up - 1)) up--
  while (good(down + 1)) down++
  // The middle of the equal places, so that one pixel more or less does not decide.
  return pointAt(line, first + (up + down) / 2, Math.max(leastSlack, ((down - up) / 2) * line.step * 0.6))
}
