export type Point = readonly [x: number, y: number]

/** [a, b, tx, c, d, ty]: x' = a x + b y + tx, y' = c x + d y + ty. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 0, 1, 0]

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

/** Length of the picture of a unit: the root of the determinant's size. */
export const scaleOf = ([a, b, , c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c))

export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1])

/** Weighted least-squares similarity (turn, size, shift; no mirror) of `from` onto `to`. */
export function fit(from: readonly Point[], to: readonly Point[], weights?: readonly number[]): Matrix {
  let total = 0
  let [fx, fy, tx, ty] = [0, 0, 0, 0]
  const each = from.map((p, i) => ({ p, q: to[i] as Point, w: weights?.[i] ?? 1 }))
  for (const { p, q, w } of each) {
    total += w
    fx += w * p[0]
    fy += w * p[1]
    tx += w * q[0]
    ty += w * q[1]
  }
  fx /= total
  fy /= total
  tx /= total
  ty /= total
  let [size, cos, sin] = [0, 0, 0]
  for (const { p, q, w } of each) {
    const [px, py, qx, qy] = [p[0] - fx, p[1] - fy, q[0] - tx, q[1] - ty]
    size += w * (px * px + py * py)
    cos += w * (px * qx + py * qy)
    sin += w * (px * qy - py * qx)
  }
  const least = Math.max(size, 1e-9 * total)
  const [c, s] = [cos / least, sin / least]
  return [c, -s, tx - c * fx + s * fy, s, c, ty - s * fx - c * fy]
}

/** Similarity onto the mean shape that strays from wild points: 12 Cauchy re-weightings with a spread of 4 canonical mm. */
export function robustFit(from: readonly Point[], mean: readonly Point[]): Matrix {
  let matrix = fit(from, mean)
  for (let round = 1; round < 12; round++) {
    const held = matrix
    const weights = from.map((p, i) => 1 / (1 + distance(apply(held, p), mean[i] as Point) ** 2 / 16))
    matrix = fit(from, mean, weights)
  }
  return matrix
}

/** A picture of the given size centred in a view, as large as fits. */
export function letterbox(width: number, height: number, [wide, high]: Point): Matrix {
  const scale = Math.min(wide / width, high / height)
  return [scale, 0, (wide - 1) / 2 - (scale * (width - 1)) / 2, 0, scale, (high - 1) / 2 - (scale * (height - 1)) / 2]
}

/** Canonical frame -> a square view of `size` pixels of `step` canonical mm, the centre between its middle pixels. */
export function around(centre: Point, [size, step]: Point): Matrix {
  const middle = (size - 1) / 2
  return [1 / step, 0, middle - centre[0] / step, 0, 1 / step, middle - centre[1] / step]
}

/** Turn by `angle` (radians, clockwise on screen) and size change about a point that stays where it is. */
export function about([x, y]: Point, angle: number, size: number): Matrix {
  const [c, s] = [size * Math.cos(angle), size * Math.sin(angle)]
  return [c, -s, x - c * x + s * y, s, c, y - s * x - c * y]
}
