import { compose, inverse, type Matrix, scaleOf } from './canonical'
import type { Level } from './picture'

/** A rectangle cut through `matrix` (picture pixels -> view pixels); a negative film is inverted in the process. */
export interface View {
  readonly matrix: Matrix
  readonly width: number
  readonly height: number
  readonly inverted: boolean
}

/** Greys 0..255 of a view, read bilinearly from the coarsest level that is not coarser than the view; 0 outside the picture. */
export function cut(levels: readonly Level[], view: View): Uint8Array {
  const deep = Math.floor(Math.log2(1 / scaleOf(view.matrix)) + 1e-9)
  const index = Math.min(Math.max(deep, 0), levels.length - 1)
  const level = levels[index] as Level
  const size = 2 ** index
  const toPicture: Matrix = [size, 0, size / 2 - 0.5, 0, size, size / 2 - 0.5]
  const [a, b, tx, c, d, ty] = inverse(compose(view.matrix, toPicture))
  const out = new Uint8Array(view.width * view.height)
  const toLevel: Matrix = [a, b, tx, c, d, ty]
  if (isWithin(level, view, toLevel)) return cutWithin(level, view, toLevel, out)
  for (let y = 0, at = 0; y < view.height; y++) {
    for (let x = 0; x < view.width; x++, at++) {
      out[at] = bilinear(level, a * x + b * y + tx, c * x + d * y + ty, view.inverted)
    }
  }
  return out
}

/** Whether the whole view lies on a level, so that no pixel beyond its edge is needed. */
function isWithin({ width, height }: Level, view: View, [a, b, tx, c, d, ty]: Matrix): boolean {
  return [0, view.width - 1].every(x =>
    [0, view.height - 1].every(y => {
      const [u, v] = [a * x + b * y + tx, c * x + d * y + ty]
      return u >= 0 && v >= 0 && u < width - 1 && v < height - 1
    }),
  )
}

/** Same result as the slow path pixel by pixel. Two million pixels a film: plain numbers only, nothing made in the loop. */
function cutWithin(level: Level, view: View, [a, b, tx, c, d, ty]: Matrix, out: Uint8Array): Uint8Array {
  const { width, pixels } = level
  const { width: across, height: down } = view
  const [sign, base] = view.inverted ? [-1, 255] : [1, 0]
  for (let y = 0, at = 0; y < down; y++) {
    for (let x = 0; x < across; x++, at++) {
      const u = a * x + b * y + tx
      const v = c * x + d * y + ty
      const left = u | 0
      const top = v | 0
      const fx = u - left
      const fy = v - top
      const i = top * width + left
      const upper = (pixels[i] as number) * (1 - fx) + (pixels[i + 1] as number) * fx
      const lower = (pixels[i + width] as number) * (1 - fx) + (pixels[i + width + 1] as number) * fx
      out[at] = base + sign * ((upper * (1 - fy) + lower * fy + 0.5) | 0)
    }
  }
  return out
}

function bilinear({ width, height, pixels }: Level, x: number, y: number, inverted: boolean): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < -1 || top < -1 || left >= width || top >= height) return 0
  const outside = inverted ? 255 : 0
  const west = left >= 0
  const east = left + 1 < width
  const north = top >= 0
  const south = top + 1 < height
  const i = top * width + left
  const a = west && north ? (pixels[i] as number) : outside
  const b = east && north ? (pixels[i + 1] as number) : outside
  const c = west && south ? (pixels[i + width] as number) : outside
  const d = east && south ? (pixels[i + width + 1] as number) : outside
  const fx = x - left
  const fy = y - top
  const upper = a * (1 - fx) + b * fx
  const lower = c * (1 - fx) + d * fx
  const value = Math.round(upper * (1 - fy) + lower * fy)
  return inverted ? 255 - value : value
}

const GREYS = 256

/**
 * Writes the view at `offset` with zero mean and unit variance, as the networks were trained. The sums are whole numbers and thus
 * exact in any order; each grey is worked out once.
 */
export function normaliseInto(tensor: Float32Array, offset: number, view: Uint8Array): void {
  const counts = new Uint32Array(GREYS)
  for (let i = 0; i < view.length; i++) counts[view[i] as number] = (counts[view[i] as number] as number) + 1
  let sum = 0
  let squares = 0
  for (let grey = 0; grey < GREYS; grey++) {
    sum += (counts[grey] as number) * grey
    squares += (counts[grey] as number) * grey * grey
  }
  const mean = sum / view.length
  const gain = 1 / (Math.sqrt(Math.max(0, squares / view.length - mean * mean)) + 1e-3)
  const normal = Float32Array.from(counts, (_, grey) => (grey - mean) * gain)
  for (let i = 0; i < view.length; i++) tensor[offset + i] = normal[view[i] as number] as number
}
