import type { Point } from '@sella/ceph/geometry/point'
import type { FaceMesh } from './mesh'

/** A picture: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** x' = ax + by + c, y' = dx + ey + f: maps a place in the warped picture to the place its colour comes from. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

type Corners = readonly [Point, Point, Point]

function affine([p, q, r]: Corners, [u, v, w]: Corners): Affine | null {
  const [x1, y1, x2, y2] = [q.x - p.x, q.y - p.y, r.x - p.x, r.y - p.y]
  const area = x1 * y2 - x2 * y1
  if (Math.abs(area) < 1e-9) return null
  const along = (k1: number, k2: number): readonly [number, number] => [(k1 * y2 - k2 * y1) / area, (k2 * x1 - k1 * x2) / area]
  const [a, b] = along(v.x - u.x, w.x - u.x)
  const [d, e] = along(v.y - u.y, w.y - u.y)
  return [a, b, u.x - a * p.x - b * p.y, d, e, u.y - d * p.x - e * p.y]
}

/** First and last pixel of a row whose centres lie in a triangle; empty where the row misses it. */
function spanOf([p, q, r]: Corners, y: number): readonly [first: number, last: number] {
  let [least, largest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const cross = (a: Point, b: Point): void => {
    if (a.y > y === b.y > y) return
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)
    least = Math.min(least, x)
    largest = Math.max(largest, x)
  }
  cross(p, q)
  cross(q, r)
  cross(r, p)
  return [Math.ceil(least - 0.5), Math.ceil(largest - 0.5) - 1]
}

/** Paints a row of a triangle, interpolating each pixel from the four around its source. */
function paintRow(
  into: Uint8ClampedArray,
  { width, height, data }: Pixels,
  row: number,
  span: readonly [number, number],
  by: Affine,
): void {
  const [a, b, c, d, e, f] = by
  const y = row + 0.5
  const end = Math.min(width - 1, span[1])
  for (let column = Math.max(0, span[0]); column <= end; column++) {
    const x = column + 0.5
    const fromX = Math.min(Math.max(a * x + b * y + c - 0.5, 0), width - 1.001)
    const fromY = Math.min(Math.max(d * x + e * y + f - 0.5, 0), height - 1.001)
    const [left, top] = [fromX | 0, fromY | 0]
    const [right, low] = [fromX - left, fromY - top]
    const at = (top * width + left) * 4
    const below = at + width * 4
    const put = (row * width + column) * 4
    const [nw, ne, sw, se] = [(1 - right) * (1 - low), right * (1 - low), (1 - right) * low, right * low]
    for (let part = 0; part < 3; part++)
      into[put + part] =
        nw * (data[at + part] as number) +
        ne * (data[at + 4 + part] as number) +
        sw * (data[below + part] as number) +
        se * (data[below + 4 + part] as number)
  }
}

/** A picture warped by a mesh. Pixels of triangles that do not move are copied unchanged. `picture` is not modified. */
export function warped(picture: Pixels, { from, to, triangles }: FaceMesh): Pixels {
  const data = new Uint8ClampedArray(picture.data)
  const corners = (of: readonly Point[], i: number): Corners =>
    [0, 1, 2].map(k => of[triangles[i + k] ?? 0] as Point) as unknown as Corners
  for (let i = 0; i < triangles.length; i += 3) {
    const [before, after] = [corners(from, i), corners(to, i)]
    if (after.every((at, k) => at.x === before[k]?.x && at.y === before[k]?.y)) continue
    const by = affine(after, before)
    if (!by) continue
    const ys = after.map(({ y }) => y)
    const last = Math.min(picture.height - 1, Math.ceil(Math.max(...ys) - 0.5))
    for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= last; row++)
      paintRow(data, picture, row, spanOf(after, row + 0.5), by)
  }
  return { ...picture, data }
}
