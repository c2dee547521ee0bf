import type { Point } from '@sella/ceph/geometry/point'

/** A grid of values, row-major; the value of cell (i, j) is at its centre (i + 0.5, j + 0.5). */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Where the level crosses between two neighbouring values, 0 to 1. */
const share = (a: number, b: number, level: number): number => (a === b ? 0.5 : (level - a) / (b - a))

/** Pairs of edges (0 above, 1 right, 2 below, 3 left), to and from, by the corners above the level (1, 2, 4, 8 clockwise from the upper left). */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

interface Links {
  /** From the key of one edge to the next along the contour, with the inside on its right. */
  readonly next: Map<number, number>
  readonly at: Map<number, Point>
}

/** The crossings in all cells between four neighbouring values. Outside the grid everything is 0, so contours close. */
const linksOf = ({ width, height, values }: Raster, level: number): Links => {
  const links: Links = { next: new Map(), at: new Map() }
  const value = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] as number))
  const row = 2 * (width + 2)
  for (let y = -1; y < height; y++)
    for (let x = -1; x < width; x++) {
      const [a, b, c, d] = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)]
      const corners = (a > level ? 1 : 0) | (b > level ? 2 : 0) | (c > level ? 4 : 0) | (d > level ? 8 : 0)
      if (corners === 0 || corners === 15) continue
      const start = (y + 1) * row + 2 * (x + 1)
      const keys = [start, start + 3, start + row, start + 1]
      const places: readonly Point[] = [
        { x: x + 0.5 + share(a, b, level), y: y + 0.5 },
        { x: x + 1.5, y: y + 0.5 + share(b, c, level) },
        { x: x + 0.5 + share(d, c, level), y: y + 1.5 },
        { x: x + 0.5, y: y + 0.5 + share(a, d, level) },
      ]
      for (const [to, from] of crossings[corners] as (typeof crossings)[number]) {
        links.next.set(keys[from] as number, keys[to] as number)
        links.at.set(keys[from] as number, places[from] as Point)
      }
    }
  return links
}

/** Twice the signed area, positive if the loop runs clockwise on screen. */
export const doubleArea = (loop: readonly Point[]): number =>
  loop.reduce((sum, p, i) => {
    const q = loop[(i + 1) % loop.length] as Point
    return sum + p.x * q.y - q.x * p.y
  }, 0)

/**
 * The closed contours of a grid at a level, clockwise on screen around a region and counterclockwise around a hole; largest
 * first.
 */
export const contoursOf = (raster: Raster, level = 0.5): readonly (readonly Point[])[] => {
  const { next, at } = linksOf(raster, level)
  const loops: Point[][] = []
  for (const start of next.keys()) {
    if (!at.has(start)) continue
    const loop: Point[] = []
    for (let key: number | undefined = start; key !== undefined; key = next.get(key)) {
      const place = at.get(key)
      if (!place) break
      loop.push(place)
      at.delete(key)
    }
    loops.push(loop)
  }
  return loops.sort((a, b) => Math.abs(doubleArea(b)) - Math.abs(doubleArea(a)))
}

/** A closed or open line resampled to `count` points at even steps. */
export const evenly = (line: readonly Point[], count: number, closed: boolean): readonly Point[] => {
  const ring = closed ? [...line, line[0] as Point] : line
  const along = [0]
  for (let i = 1; i < ring.length; i++) {
    const [p, q] = [ring[i - 1] as Point, ring[i] as Point]
    along.push((along[i - 1] as number) + Math.hypot(q.x - p.x, q.y - p.y))
  }
  const length = along[along.length - 1] as number
  let i = 1
  return Array.from({ length: count }, (_, k) => {
    const wanted = (length * k) / (closed ? count : count - 1)
    while (i < ring.length - 1 && (along[i] as number) < wanted) i++
    const [from, to] = [along[i - 1] as number, along[i] as number]
    const t = to > from ? Math.min(1, (wanted - from) / (to - from)) : 0
    const [p, q] = [ring[i - 1] as Point, ring[i] as Point]
    return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }
  })
}
