import type { Raster } from './silhouette-contour'
import { type ColourPicture, planesOf, smoothed, wholeOf } from './silhouette-picture'

/** Squares across the looked-at picture. */
const size = 320
/** Colour steps of 0 to 255: between neighbours on the wall, and from the wall's colour nearby to a pixel that still belongs to it. */
const [neighbours, wallwards] = [7, 26]

type Planes = Float32Array

const far = (planes: Planes, a: number, b: number): number => {
  const n = size * size
  const [r, g, d] = [0, n, 2 * n].map(plane => ((planes[plane + a] as number) - (planes[plane + b] as number)) * 255) as [
    number,
    number,
    number,
  ]
  return Math.sqrt((r * r + g * g + d * d) / 3)
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Squares along the picture's upper edge and its two sides whose colour is like that of most of the upper edge: where a wall begins. */
const seedsOf = (
  planes: Planes,
  box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
) => {
  const top: number[] = []
  for (let x = box.left; x <= box.right; x++) top.push(box.top * size + x)
  const wall = [0, 1, 2].map(plane => median(top.map(at => planes[plane * size * size + at] as number)))
  const like = (at: number): boolean =>
    wall.every((colour, plane) => Math.abs((planes[plane * size * size + at] as number) - colour) * 255 < wallwards)
  const sides: number[] = []
  for (let y = box.top; y <= box.bottom; y++) sides.push(y * size + box.left, y * size + box.right)
  return [...top, ...sides].filter(like)
}

/**
 * Chance of not being wall, 0 or 1 with rounded steps, for a photo taken before a plain wall: the wall grows from the upper edge and
 * the sides as long as colours go on without a step. Values cover the whole picture in the middle of a square, as `wholeOf` lays it.
 */
export const beforeWall = (picture: ColourPicture): Raster => {
  const planes = planesOf(picture, wholeOf(picture), size)
  const part = wholeOf(picture)
  const step = part.side / size
  const box = {
    left: Math.max(0, Math.ceil(-part.x / step)),
    right: Math.min(size - 1, Math.floor((picture.width - part.x) / step) - 1),
    top: Math.max(0, Math.ceil(-part.y / step)),
    bottom: Math.min(size - 1, Math.floor((picture.height - part.y) / step) - 1),
  }
  const root = new Int32Array(size * size).fill(-1)
  const queue = seedsOf(planes, box)
  for (const at of queue) root[at] = at
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number
    const [x, y] = [at % size, Math.floor(at / size)]
    for (const [u, v] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (u < box.left || u > box.right || v < box.top || v > box.bottom) continue
      const next = v * size + u
      const from = root[at] as number
      if (root[next] !== -1 || far(planes, at, next) > neighbours || far(planes, from, next) > wallwards) continue
      // A wall in slow shade: what is compared moves along with it.
      root[next] = (x + y) % 24 === 0 && far(planes, from, next) < wallwards / 2 ? next : from
      queue.push(next)
    }
  }
  const values = new Float32Array(size * size)
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) values[y * size + x] = root[y * size + x] === -1 ? 1 : 0
  return smoothed({ width: size, height: size, values })
}
