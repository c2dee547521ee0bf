import type { Point } from '@sella/ceph/geometry/point'

/** An axis-aligned rectangle, in slide units. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const frameOf = (points: readonly Point[]): Frame => ({
  left: Math.min(...points.map(p => p.x)),
  right: Math.max(...points.map(p => p.x)),
  top: Math.min(...points.map(p => p.y)),
  bottom: Math.max(...points.map(p => p.y)),
})

/** The intersection of two rectangles; null if it is empty. */
export const common = (a: Frame, b: Frame | null): Frame | null => {
  if (!b) return a
  const both = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  }
  return both.right > both.left && both.bottom > both.top ? both : null
}

export const isWithin = (inner: Frame, outer: Frame): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** The part of a segment inside the frame (Liang and Barsky 1984); null when it lies outside. */
const segmentIn = (p: Point, q: Point, f: Frame): readonly [Point, Point] | null => {
  const [dx, dy] = [q.x - p.x, q.y - p.y]
  let [from, to] = [0, 1]
  const edges = [
    [-dx, p.x - f.left],
    [dx, f.right - p.x],
    [-dy, p.y - f.top],
    [dy, f.bottom - p.y],
  ] as const
  for (const [along, room] of edges) {
    if (along === 0 && room < 0) return null
    if (along < 0) from = Math.max(from, room / along)
    if (along > 0) to = Math.min(to, room / along)
  }
  if (from > to) return null
  const at = (t: number): Point => ({ x: p.x + t * dx, y: p.y + t * dy })
  return [at(from), at(to)]
}

const same = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y

/** The parts of a line inside the frame, because shapes on a slide cannot be clipped by another. */
export const linesIn = (points: readonly Point[], frame: Frame): readonly (readonly Point[])[] => {
  const lines: Point[][] = []
  points.slice(1).forEach((q, i) => {
    const part = segmentIn(points[i] as Point, q, frame)
    if (!part) return
    const last = lines.at(-1)
    if (last && same(last.at(-1) as Point, part[0])) last.push(part[1])
    else lines.push([...part])
  })
  return lines
}
