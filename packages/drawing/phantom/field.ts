import type { Point } from '@sella/ceph/geometry/point'
import { type AttenuationMap, type Cells, cellsOf } from './sheet'

/** Distances (mm) from the edge of a closed outline over a rectangle of cells: positive inside, negative outside. */
export interface DepthField extends Cells {
  readonly depth: Float32Array
}

/** Marks the cells whose centre lies inside (even-odd). */
const insideMask = (sheet: AttenuationMap, cells: Cells, outline: readonly Point[]): Uint8Array => {
  const w = cells.x1 - cells.x0
  const mask = new Uint8Array(w * (cells.y1 - cells.y0))
  for (let y = cells.y0; y < cells.y1; y++) {
    const cy = (y + 0.5) * sheet.mm
    const crossings: number[] = []
    for (let i = 0; i < outline.length; i++) {
      const a = outline[i] as Point
      const b = outline[(i + 1) % outline.length] as Point
      if (a.y <= cy !== b.y <= cy) crossings.push((a.x + ((cy - a.y) / (b.y - a.y)) * (b.x - a.x)) / sheet.mm - 0.5)
    }
    crossings.sort((p, q) => p - q)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(cells.x0, Math.ceil(crossings[k] as number))
      const to = Math.min(cells.x1 - 1, Math.floor(crossings[k + 1] as number))
      if (from <= to) mask.fill(1, (y - cells.y0) * w + from - cells.x0, (y - cells.y0) * w + to - cells.x0 + 1)
    }
  }
  return mask
}

interface Nearest {
  readonly w: number
  readonly h: number
  readonly nx: Float32Array
  readonly ny: Float32Array
  readonly d2: Float32Array
}

/** Seeds the cells around points of the outline, taken a third of a cell apart, with those points. */
const seed = (near: Nearest, cells: Cells, mm: number, outline: readonly Point[]): void => {
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i] as Point
    const b = outline[(i + 1) % outline.length] as Point
    const n = Math.max(1, Math.ceil((Math.hypot(b.x - a.x, b.y - a.y) / mm) * 3))
    for (let k = 0; k < n; k++) {
      const px = (a.x + ((b.x - a.x) * k) / n) / mm - 0.5 - cells.x0
      const py = (a.y + ((b.y - a.y) * k) / n) / mm - 0.5 - cells.y0
      const cut = (v: number, limit: number): number => Math.max(0, Math.min(limit - 1, v))
      for (let y = cut(Math.floor(py), near.h); y <= cut(Math.floor(py) + 1, near.h); y++)
        for (let x = cut(Math.floor(px), near.w); x <= cut(Math.floor(px) + 1, near.w); x++)
          offer(near, y * near.w + x, x, y, px, py)
    }
  }
}

const offer = (near: Nearest, i: number, x: number, y: number, px: number, py: number): void => {
  const d2 = (px - x) * (px - x) + (py - y) * (py - y)
  if (d2 < (near.d2[i] as number)) {
    near.d2[i] = d2
    near.nx[i] = px
    near.ny[i] = py
  }
}

/**
 * Passes each cell the nearest outline point of its neighbours, in two sweeps (Danielsson 1980); exact to less than a cell near
 * the edge.
 */
const sweep = (near: Nearest, forward: boolean): void => {
  const { w, h, nx, ny, d2 } = near
  const dir = forward ? 1 : -1
  const take = (i: number, j: number, x: number, y: number): void => {
    if ((d2[j] as number) < 1e12) offer(near, i, x, y, nx[j] as number, ny[j] as number)
  }
  for (let k = 0; k < h; k++) {
    const y = forward ? k : h - 1 - k
    const row = y * w
    const up = y - dir
    const above = up >= 0 && up < h ? up * w : -1
    for (let m = 0; m < w; m++) {
      const x = forward ? m : w - 1 - m
      if (above >= 0) {
        take(row + x, above + x, x, y)
        if (x > 0) take(row + x, above + x - 1, x, y)
        if (x < w - 1) take(row + x, above + x + 1, x, y)
      }
      if (x - dir >= 0 && x - dir < w) take(row + x, row + x - dir, x, y)
    }
    for (let m = w - 1; m >= 0; m--) {
      const x = forward ? m : w - 1 - m
      if (x + dir >= 0 && x + dir < w) take(row + x, row + x + dir, x, y)
    }
  }
}

/** The depth below a closed outline (film mm) at every cell it covers, and `margin` mm around it. */
export const depthField = (sheet: AttenuationMap, outline: readonly Point[], margin: number): DepthField => {
  const cells = cellsOf(sheet, outline, margin + sheet.mm * 2)
  const w = Math.max(0, cells.x1 - cells.x0)
  const h = Math.max(0, cells.y1 - cells.y0)
  const near: Nearest = { w, h, nx: new Float32Array(w * h), ny: new Float32Array(w * h), d2: new Float32Array(w * h).fill(1e30) }
  if (w * h === 0) return { ...cells, depth: near.d2 }
  seed(near, cells, sheet.mm, outline)
  sweep(near, true)
  sweep(near, false)
  const mask = insideMask(sheet, cells, outline)
  const depth = near.d2
  for (let i = 0; i < depth.length; i++) depth[i] = Math.sqrt(depth[i] as number) * sheet.mm * (mask[i] === 1 ? 1 : -1)
  return { ...cells, depth }
}
