import { fitSimilarity } from '@sella/ceph/geometry/fit'
import { centreOf } from '@sella/ceph/geometry/reach'

export type Point = readonly [x: number, y: number]

/** [a, b, tx, c, d, ty]: x' = a x + b y + tx, y' = c x + d y + ty. */
export type Matrix = readonly [number, number, number, number, number, number]

export const apply = ([a, b, tx, c, d, ty]: Matrix, [x, y]: Point): Point => [a * x + b * y + tx, c * x + d * y + ty]

export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, tx, c, d, ty] = outer
  const [e, f, ux, g, h, uy] = inner
  return [a * e + b * g, a * f + b * h, a * ux + b * uy + tx, c * e + d * g, c * f + d * h, c * ux + d * uy + ty]
}

export function inverse([a, b, tx, c, d, ty]: Matrix): Matrix {
  const det = a * d - b * c
  return [d / det, -b / det, (b * ty - d * tx) / det, -c / det, a / det, (c * tx - a * ty) / det]
}

/** Magnification of a matrix: the square root of the absolute determinant. */
export const scaleOf = ([a, b, , c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1])

const named = ([x, y]: Point): { readonly x: number; readonly y: number } => ({ x, y })

/**
 * The similarity (rotation, scale, translation; no mirroring) from `from` to `to`, weighted least squares. Coincident points have
 * no direction: the whole view is mapped to their target.
 */
function fit(from: readonly Point[], to: readonly Point[], weights?: readonly number[]): Matrix {
  const pairs = from.map((p, i) => ({ from: named(p), to: named(to[i] as Point), weight: weights?.[i] ?? 1 }))
  const similarity = fitSimilarity(pairs)
  if (similarity === null) {
    const { x, y } = centreOf(pairs.map(pair => pair.to))
    return [0, 0, x, 0, 0, y]
  }
  const { a, b, tx, ty } = similarity
  return [a, -b, tx, b, a, ty]
}

/** Similarity onto the mean shape, robust against outliers: 12 Cauchy re-weightings with a spread of 4 canonical mm. */
export function robustFit(from: readonly Point[], mean: readonly Point[]): Matrix {
  let matrix = fit(from, mean)
  for (let round = 1; round < 12; round++) {
    const previous = matrix
    const weights = from.map((p, i) => 1 / (1 + distance(apply(previous, p), mean[i] as Point) ** 2 / 16))
    matrix = fit(from, mean, weights)
  }
  return matrix
}

/** A picture of the given size centred in a view, as large as fits. */
export function letterbox(width: number, height: number, [wide, high]: Point): Matrix {
  const scale = Math.min(wide / width, high / height)
  return [scale, 0, (wide - 1) / 2 - (scale * (width - 1)) / 2, 0, scale, (high - 1) / 2 - (scale * (height - 1)) / 2]
}

/** Canonical frame -> a square view of `size` pixels of `step` canonical mm, with the centre between its middle pixels. */
export function around(centre: Point, [size, step]: Point): Matrix {
  const middle = (size - 1) / 2
  return [1 / step, 0, middle - centre[0] / step, 0, 1 / step, middle - centre[1] / step]
}

/** Rotation by `angle` (radians, clockwise on screen) and scaling about a fixed point. */
export function about([x, y]: Point, angle: number, size: number): Matrix {
  const [c, s] = [size * Math.cos(angle), size * Math.sin(angle)]
  return [c, -s, x - c * x + s * y, s, c, y - s * x - c * y]
}
