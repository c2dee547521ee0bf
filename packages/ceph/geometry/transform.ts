import type { Point } from './point'

/**
 * A rotation, a uniform scaling and a shift: x' = a x - b y + tx, y' = b x + a y + ty. With y down, a positive rotation is
 * clockwise on screen. A rigid move has a^2 + b^2 = 1.
 */
export interface Similarity {
  readonly a: number
  readonly b: number
  readonly tx: number
  readonly ty: number
}

export const identity: Similarity = { a: 1, b: 0, tx: 0, ty: 0 }

/** The transformed point. */
export const apply = (t: Similarity, p: Point): Point => ({ x: t.a * p.x - t.b * p.y + t.tx, y: t.b * p.x + t.a * p.y + t.ty })

/** `first`, then `second`. */
export const compose = (second: Similarity, first: Similarity): Similarity => ({
  a: second.a * first.a - second.b * first.b,
  b: second.b * first.a + second.a * first.b,
  tx: second.a * first.tx - second.b * first.ty + second.tx,
  ty: second.b * first.tx + second.a * first.ty + second.ty,
})

/** The inverse transform; null if the scale factor is 0. */
export function inverse(t: Similarity): Similarity | null {
  const size = t.a * t.a + t.b * t.b
  if (!(size > 0)) return null
  const a = t.a / size
  const b = -t.b / size
  return { a, b, tx: -(a * t.tx - b * t.ty), ty: -(b * t.tx + a * t.ty) }
}

/** Rotation in radians, positive clockwise on screen, in (-pi, pi]. */
export const turnOf = (t: Similarity): number => Math.atan2(t.b, t.a)

/** The scale factor; never negative. */
export const enlargementOf = (t: Similarity): number => Math.hypot(t.a, t.b)

/** Rotates by `radians` (clockwise on screen), then shifts so that `from` falls on `to`. */
export function turnOnto(radians: number, from: Point, to: Point): Similarity {
  const a = Math.cos(radians)
  const b = Math.sin(radians)
  return { a, b, tx: to.x - (a * from.x - b * from.y), ty: to.y - (b * from.x + a * from.y) }
}

/** Rotates by `radians` (clockwise on screen) about a fixed point. */
export const turnAbout = (radians: number, centre: Point): Similarity => turnOnto(radians, centre, centre)

/** How many quarter turns, clockwise on screen. */
export type Quarters = 0 | 1 | 2 | 3

/** Rotates about the origin by quarter turns, without rounding. */
export const turnByQuarters = ({ x, y }: Point, quarters: Quarters): Point =>
  quarters === 0 ? { x, y } : quarters === 1 ? { x: -y, y: x } : quarters === 2 ? { x: -x, y: -y } : { x: y, y: -x }

/** Mirrors at x = 0: converts to the right-facing frame and back. */
export const mirror = (p: Point): Point => ({ x: -p.x, y: p.y })
