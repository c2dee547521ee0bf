import type { Point } from '@sella/ceph/geometry/point'
import { distanceTo, type Extent, grown, overlap } from '../scene/extent'

/** What surrounds the labels, in screen pixels. */
export interface Neighbours {
  readonly within: Extent
  readonly points: readonly Point[]
  /** The soft-tissue outline as polylines. */
  readonly profile: readonly (readonly Point[])[]
  /** Areas no label may cover: labels already placed, the loupe, a mini map. */
  readonly taken: readonly Extent[]
}

/** Gap between two labels, in screen pixels. */
export const labelGap = 6

/** From this cost upwards no place near the anchor is good enough and the label moves to the column. */
export const columnCost = 100

/**
 * Design section 7: distance 0.6 per pixel, a covered point 14, another label 100, leaving the film 60, crossing the profile 8.
 */
export const pixelCost = 0.6
const costs = { point: 14, label: 100, outside: 60, profile: 8 } as const

/** True if the segment crosses the rectangle (Liang–Barsky clipping). */
const crosses = (e: Extent, a: Point, b: Point): boolean => {
  if (Math.max(a.x, b.x) < e.left || Math.min(a.x, b.x) > e.right) return false
  if (Math.max(a.y, b.y) < e.top || Math.min(a.y, b.y) > e.bottom) return false
  let enter = 0
  let leave = 1
  const sides = [
    [a.x - b.x, a.x - e.left],
    [b.x - a.x, e.right - a.x],
    [a.y - b.y, a.y - e.top],
    [b.y - a.y, e.bottom - a.y],
  ] as const
  for (const [move, room] of sides) {
    if (move === 0 && room < 0) return false
    if (move < 0) enter = Math.max(enter, room / move)
    if (move > 0) leave = Math.min(leave, room / move)
  }
  return enter <= leave
}

const crossesProfile = (box: Extent, profile: Neighbours['profile']): boolean =>
  profile.some(path => path.some((p, i) => i > 0 && crosses(box, path[i - 1] ?? p, p)))

const leaves = (box: Extent, within: Extent): boolean =>
  box.left < within.left || box.right > within.right || box.top < within.top || box.bottom > within.bottom

/** True if the rectangle keeps its gap from everything taken. */
export const isFree = (box: Extent, taken: readonly Extent[]): boolean => {
  const roomy = grown(box, labelGap)
  return !taken.some(other => overlap(roomy, other))
}

/** Cost of a place, where `distance` is its distance from the anchor. Stops counting once it reaches the limit. */
export const placeCost = (box: Extent, distance: number, around: Neighbours, limit = Infinity): number => {
  let cost = distance * pixelCost
  if (cost >= limit) return cost
  const roomy = grown(box, labelGap)
  for (const other of around.taken) if (overlap(roomy, other)) cost += costs.label
  if (leaves(box, around.within)) cost += costs.outside
  if (cost >= limit) return cost
  for (const point of around.points) if (distanceTo(box, point) < 2) cost += costs.point
  if (cost >= limit) return cost
  return crossesProfile(box, around.profile) ? cost + costs.profile : cost
}
