import type { Point } from '@sella/ceph/geometry/point'

/** An axis-aligned rectangle given by its edges, in scene units. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The empty extent: joining it to another gives the other. */
export const emptyExtent: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

export const extentOf = (points: readonly Point[]): Extent =>
  points.reduce(
    (e, p) => ({
      left: Math.min(e.left, p.x),
      top: Math.min(e.top, p.y),
      right: Math.max(e.right, p.x),
      bottom: Math.max(e.bottom, p.y),
    }),
    emptyExtent,
  )

export const joined = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

export const grown = (e: Extent, by: number): Extent => ({
  left: e.left - by,
  top: e.top - by,
  right: e.right + by,
  bottom: e.bottom + by,
})

export const corners = (e: Extent): readonly Point[] => [
  { x: e.left, y: e.top },
  { x: e.right, y: e.top },
  { x: e.right, y: e.bottom },
  { x: e.left, y: e.bottom },
]

export const extentOfBox = (b: {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}): Extent => ({ left: b.x, top: b.y, right: b.x + b.width, bottom: b.y + b.height })

/** True if the two share more than an edge. */
export const overlap = (a: Extent, b: Extent): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Distance from a point to the rectangle; 0 inside. */
export const distanceTo = (e: Extent, p: Point): number =>
  Math.hypot(Math.max(e.left - p.x, 0, p.x - e.right), Math.max(e.top - p.y, 0, p.y - e.bottom))

export const isFiniteExtent = (e: Extent): boolean =>
  Number.isFinite(e.left) && Number.isFinite(e.top) && Number.isFinite(e.right) && Number.isFinite(e.bottom)
