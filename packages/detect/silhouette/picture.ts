import type { Raster } from './contour'

/** A photo: interleaved red, green, blue, row-major, upright, one byte each. */
export interface ColourPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Part of a picture, in its pixels; may reach beyond it. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The whole picture centred in a square. `margin`: empty border around it, as a fraction of its longer side. */
export const wholeOf = ({ width, height }: ColourPicture, margin = 0): Part => {
  const side = Math.max(width, height) * (1 + 2 * margin)
  return { x: (width - side) / 2, y: (height - side) / 2, side }
}

/**
 * A square part as `size` x `size` colours from 0 to 1, in three consecutive planes; each is the mean of the pixels it covers.
 * Outside the picture its edge pixels are repeated.
 */
export const planesOf = ({ width, height, pixels }: ColourPicture, part: Part, size: number): Float32Array => {
  const planes = new Float32Array(3 * size * size)
  const step = part.side / size
  const taps = Math.max(1, Math.min(8, Math.round(step)))
  const clamp = (n: number, end: number) => Math.min(end - 1, Math.max(0, Math.floor(n)))
  for (let v = 0; v < size; v++)
    for (let u = 0; u < size; u++) {
      let [r, g, b] = [0, 0, 0]
      for (let j = 0; j < taps; j++)
        for (let i = 0; i < taps; i++) {
          const x = clamp(part.x + (u + (i + 0.5) / taps) * step, width)
          const at = 3 * (clamp(part.y + (v + (j + 0.5) / taps) * step, height) * width + x)
          r += pixels[at] as number
          g += pixels[at + 1] as number
          b += pixels[at + 2] as number
        }
      const share = 1 / (255 * taps * taps)
      planes.set([r * share], v * size + u)
      planes.set([g * share], size * size + v * size + u)
      planes.set([b * share], 2 * size * size + v * size + u)
    }
  return planes
}

/** A 3x3 mean, which smooths the steps of a binary mask. */
export const smoothed = ({ width, height, values }: Raster): Raster => {
  const out = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [sum, count] = [0, 0]
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          sum += values[v * width + u] as number
          count += 1
        }
      out[y * width + x] = sum / count
    }
  return { width, height, values: out }
}
