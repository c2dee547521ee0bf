import type { Point } from '@sella/ceph/geometry/point'
import type { ColourPicture } from '../silhouette/picture'

/** A square section of a picture, in its pixels. */
export interface FaceSquare {
  readonly centre: Point
  readonly side: number
  /** Radians, clockwise on screen, by which the section is rotated against the picture. */
  readonly turn: number
  /** Mirrored: what is on the left in the section is on the right in the picture. */
  readonly mirrored: boolean
}

/** Maps a place of the section to the picture; both its coordinates run from 0 to 1. */
export const inPicture = ({ centre, side, turn, mirrored }: FaceSquare, u: number, v: number): Point => {
  const [x, y] = [(mirrored ? 0.5 - u : u - 0.5) * side, (v - 0.5) * side]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos }
}

/** The section as `size` x `size` colours from 0 to 1, in three consecutive planes; black outside the picture. */
export const planesIn = ({ width, height, pixels }: ColourPicture, look: FaceSquare, size: number): Float32Array => {
  const planes = new Float32Array(3 * size * size)
  const taps = Math.max(1, Math.min(8, Math.round(look.side / size)))
  const weight = 1 / (255 * taps * taps)
  const add = (into: number, at: Point): void => {
    const [left, top] = [Math.floor(at.x - 0.5), Math.floor(at.y - 0.5)]
    const [right, low] = [at.x - 0.5 - left, at.y - 0.5 - top]
    for (const [x, y, share] of [
      [left, top, (1 - right) * (1 - low)],
      [left + 1, top, right * (1 - low)],
      [left, top + 1, (1 - right) * low],
      [left + 1, top + 1, right * low],
    ] as const) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      for (let c = 0; c < 3; c++)
        planes[c * size * size + into] =
          (planes[c * size * size + into] as number) + share * weight * (pixels[3 * (y * width + x) + c] as number)
    }
  }
  for (let v = 0; v < size; v++)
    for (let u = 0; u < size; u++)
      for (let j = 0; j < taps; j++)
        for (let i = 0; i < taps; i++)
          add(v * size + u, inPicture(look, (u + (i + 0.5) / taps) / size, (v + (j + 0.5) / taps) / size))
  return planes
}
