import { equalised } from './equalised'
import type { Grey } from './grey'

/** Tiles along the longer side; clip limit as a multiple of the mean count per grey. */
const tilesAlong = 8

interface Tiles {
  readonly across: number
  readonly down: number
  /** One table of 256 greys per tile, row by row. */
  readonly tables: readonly Float32Array[]
}

const histogramOf = (grey: Grey, left: number, top: number, right: number, bottom: number): Float32Array => {
  const counts = new Float32Array(256)
  for (let y = top; y < bottom; y++)
    for (let i = y * grey.width + left; i < y * grey.width + right; i++) {
      const g = grey.values[i] ?? 0
      counts[g] = (counts[g] ?? 0) + 1
    }
  return counts
}

const tilesOf = (grey: Grey): Tiles => {
  const side = Math.max(1, Math.ceil(Math.max(grey.width, grey.height) / tilesAlong))
  const [across, down] = [Math.ceil(grey.width / side), Math.ceil(grey.height / side)]
  const tables = Array.from({ length: across * down }, (_, i) => {
    const [left, top] = [(i % across) * side, Math.floor(i / across) * side]
    return equalised(histogramOf(grey, left, top, Math.min(grey.width, left + side), Math.min(grey.height, top + side)))
  })
  return { across, down, tables }
}

/** The two tiles around a pixel, and its relative distance from the first. */
const between = (at: number, extent: number, tiles: number): readonly [number, number, number] => {
  const place = ((at + 0.5) / extent) * tiles - 0.5
  const first = Math.min(tiles - 1, Math.max(0, Math.floor(place)))
  const second = Math.min(tiles - 1, Math.max(0, Math.ceil(place)))
  return [first, second, Math.min(1, Math.max(0, place - first))]
}

/**
 * Contrast-limited adaptive histogram equalisation (Zuiderveld, Graphics Gems IV, 1994): each neighbourhood uses the full range
 * of greys, so that dark soft tissue and bright bone are both legible. For display only.
 */
export const localContrast = (grey: Grey): Grey => {
  const { width, height } = grey
  const { across, down, tables } = tilesOf(grey)
  const values = new Uint8Array(width * height)
  const columns = Array.from({ length: width }, (_, x) => between(x, width, across))
  for (let y = 0; y < height; y++) {
    const [top, bottom, low] = between(y, height, down)
    for (let x = 0; x < width; x++) {
      const [left, right, far] = columns[x] ?? [0, 0, 0]
      const g = grey.values[y * width + x] ?? 0
      const of = (row: number, column: number): number => tables[row * across + column]?.[g] ?? g
      const above = of(top, left) * (1 - far) + of(top, right) * far
      const below = of(bottom, left) * (1 - far) + of(bottom, right) * far
      values[y * width + x] = above * (1 - low) + below * low
    }
  }
  return { width, height, values }
}
