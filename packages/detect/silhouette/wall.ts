import type { Raster } from './contour'
import { type ColourPicture, planesOf, smoothed, wholeOf } from './picture'

/** Grid squares across the examined picture. */
const size = 320
/**
 * Colour steps of 0 to 255: between neighbours on the wall, and from the nearby wall colour to a pixel that still belongs to it.
 */
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

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The squares covered by the picture. */
const boxOf = (picture: ColourPicture): Box => {
  const part = wholeOf(picture)
  const step = part.side / size
  return {
    left: Math.max(0, Math.ceil(-part.x / step)),
    right: Math.min(size - 1, Math.floor((picture.width - part.x) / step) - 1),
    top: Math.max(0, Math.ceil(-part.y / step)),
    bottom: Math.min(size - 1, Math.floor((picture.height - part.y) / step) - 1),
  }
}

/**
 * Squares along the picture's upper edge and its two sides with a colour similar to most of the upper edge: the seeds of the
 * wall.
 */
const seedsOf = (planes: Planes, { left, right, top, bottom }: Box): number[] => {
  const colour = (at: number, plane: number) => planes[plane * size * size + at] as number
  const edge = Array.from({ length: right - left + 1 }, (_, i) => top * size + left + i)
  const wall = [0, 1, 2].map(plane => median(edge.map(at => colour(at, plane))))
  const like = (at: number): boolean => wall.every((usual, plane) => Math.abs(colour(at, plane) - usual) * 255 < wallwards)
  const sides = Array.from({ length: bottom - top + 1 }, (_, i) => [(top + i) * size + left, (top + i) * size + right]).flat()
  return [...edge, ...sides].filter(like)
}

/** The wall: for each of its squares the one it is compared with, -1 for whatever is in front of it. */
const wallFrom = (planes: Planes, box: Box): Int32Array => {
  const root = new Int32Array(size * size).fill(-1)
  const queue = seedsOf(planes, box)
  for (const at of queue) root[at] = at
  const reach = (at: number, next: number): void => {
    const from = root[at] as number
    if (root[next] !== -1 || far(planes, at, next) > neighbours || far(planes, from, next) > wallwards) return
    // A gradually shaded wall: the reference square moves along with it.
    const along = ((at % size) + Math.floor(at / size)) % 24 === 0 && far(planes, from, next) < wallwards / 2
    root[next] = along ? next : from
    queue.push(next)
  }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as number
    const [x, y] = [at % size, Math.floor(at / size)]
    if (x > box.left) reach(at, at - 1)
    if (x < box.right) reach(at, at + 1)
    if (y > box.top) reach(at, at - size)
    if (y < box.bottom) reach(at, at + size)
  }
  return root
}

/**
 * Probability of not being wall, 0 or 1 with smoothed steps, for a photo taken in front of a plain wall: the wall grows from the
 * upper edge and the sides as long as colours continue without a step. The values cover the whole picture centred in a square, as
 * from `wholeOf`.
 */
export const beforeWall = (picture: ColourPicture): Raster => {
  const box = boxOf(picture)
  const wall = wallFrom(planesOf(picture, wholeOf(picture), size), box)
  const values = new Float32Array(size * size)
  for (let y = box.top; y <= box.bottom; y++)
    for (let x = box.left; x <= box.right; x++) values[y * size + x] = wall[y * size + x] === -1 ? 1 : 0
  return smoothed({ width: size, height: size, values })
}
