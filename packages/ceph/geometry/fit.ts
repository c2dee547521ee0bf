import type { Point } from './point'
import type { Similarity } from './transform'

/** A point and its target. `weight` is 1 unless given; it must not be negative. */
export interface Pair {
  readonly from: Point
  readonly to: Point
  readonly weight?: number
}

interface Sums {
  readonly from: Point
  readonly to: Point
  /** Weighted sum of squared distances of `from` from its mean. */
  readonly spread: number
  readonly along: number
  readonly across: number
}

function centres(pairs: readonly Pair[]): { readonly from: Point; readonly to: Point } | null {
  let weight = 0
  let fx = 0
  let fy = 0
  let tx = 0
  let ty = 0
  for (const pair of pairs) {
    const w = pair.weight ?? 1
    weight += w
    fx += w * pair.from.x
    fy += w * pair.from.y
    tx += w * pair.to.x
    ty += w * pair.to.y
  }
  if (!(weight > 0)) return null
  return { from: { x: fx / weight, y: fy / weight }, to: { x: tx / weight, y: ty / weight } }
}

function sums(pairs: readonly Pair[]): Sums | null {
  const mean = centres(pairs)
  if (mean === null) return null
  let spread = 0
  let along = 0
  let across = 0
  for (const pair of pairs) {
    const w = pair.weight ?? 1
    const dx = pair.from.x - mean.from.x
    const dy = pair.from.y - mean.from.y
    const ex = pair.to.x - mean.to.x
    const ey = pair.to.y - mean.to.y
    spread += w * (dx * dx + dy * dy)
    along += w * (dx * ex + dy * ey)
    across += w * (dx * ey - dy * ex)
  }
  return { ...mean, spread, along, across }
}

/** Squared rounding error of the sums: points closer than this count as one point. */
const pointSize = 1e-18

const onto = (a: number, b: number, s: Sums): Similarity => ({
  a,
  b,
  tx: s.to.x - (a * s.from.x - b * s.from.y),
  ty: s.to.y - (b * s.from.x + a * s.from.y),
})

const size2 = (s: Sums): number => 1 + s.from.x * s.from.x + s.from.y * s.from.y

/**
 * The rotation, uniform scaling and shift (no mirroring) with the smallest weighted sum of squared distances. Closed form for the
 * plane (Umeyama 1991). Null if fewer than two different `from` points have weight, or the targets define no direction.
 */
export function fitSimilarity(pairs: readonly Pair[]): Similarity | null {
  const s = sums(pairs)
  if (s === null || !(s.spread > pointSize * size2(s)) || Math.hypot(s.along, s.across) === 0) return null
  return onto(s.along / s.spread, s.across / s.spread, s)
}

/** Like `fitSimilarity`, but without scaling. Null if the points define no direction. */
export function fitRigid(pairs: readonly Pair[]): Similarity | null {
  const s = sums(pairs)
  if (s === null || !(s.spread > pointSize * size2(s))) return null
  const length = Math.hypot(s.along, s.across)
  if (!(length > pointSize * size2(s))) return null
  return onto(s.along / length, s.across / length, s)
}
