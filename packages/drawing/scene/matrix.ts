import type { Point } from '@sella/ceph/geometry/point'

/** An affine map [a b c d e f]: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const applied = ([a, b, c, d, e, f]: Matrix, p: Point): Point => ({ x: a * p.x + c * p.y + e, y: b * p.x + d * p.y + f })

/** The product `m n`: applies `n`, then `m`. */
export const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/** The inverse, or null for a singular map. */
export const inverse = ([a, b, c, d, e, f]: Matrix): Matrix | null => {
  const det = a * d - b * c
  if (!Number.isFinite(det) || det === 0) return null
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

/** As a `transform` value, with six decimals because a film is thousands of pixels wide. */
export const matrixText = (matrix: Matrix): string => `matrix(${matrix.map(n => Math.round(n * 1e6) / 1e6).join(' ')})`
