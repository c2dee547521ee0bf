/** A position. In a tracing: pixels of the original film, x right, y down. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The vector from `b` to `a`. */
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

/** The vector sum. */
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })

/** The vector scaled by `k`. */
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k })

/** The dot product: positive if the vectors point the same way. */
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y

/** The cross product: positive if `b` is clockwise of `a` on screen (y down). */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x

/** Halfway between two points. */
export const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Distance between two points, in their own units. */
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Whether both coordinates are finite. */
export const isFinitePoint = (p: Point): boolean => Number.isFinite(p.x) && Number.isFinite(p.y)
