import { corners, type Extent, emptyExtent, extentOf, isFiniteExtent, joined } from '@sella/drawing/scene/extent'
import { markBounds } from '@sella/drawing/scene/marks/index'
import { applied, type Matrix } from '@sella/drawing/scene/matrix'
import type { Layer, Mark } from '@sella/drawing/scene/scene'
import type { Size } from '@sella/workbench/canvas/view'

/** A drawing and how it lies on its sheet. */
export interface OnSheet {
  readonly layers: readonly Layer[]
  /** From the drawing's units to the sheet's screen pixels. */
  readonly matrix: Matrix
  /** Size of a screen pixel in the drawing's units. */
  readonly pixel: number
  /** Radians by which the drawing is turned on the sheet; texts stay upright. */
  readonly turn: number
  /** Of the sheet, screen pixels. */
  readonly size: Size
}

const origin = { x: 0, y: 0 }

/** A label on a turned drawing is upright: wherever it reaches, it is within its own reach of its place. */
const boundsOf = (mark: Mark, { pixel, turn }: OnSheet): Extent => {
  if (mark.mark !== 'label' || turn === 0) return markBounds(mark, pixel)
  const reach = Math.max(...corners(markBounds({ ...mark, at: origin }, pixel)).map(({ x, y }) => Math.hypot(x, y)))
  const { x, y } = mark.at
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
}

/** What the marks cover of the sheet, screen pixels; empty if nothing of them is on it. */
const covered = (sheet: OnSheet): Extent => {
  let all = emptyExtent
  for (const layer of sheet.layers)
    for (const mark of layer.marks) {
      const bounds = boundsOf(mark, sheet)
      if (isFiniteExtent(bounds)) all = joined(all, bounds)
    }
  if (!isFiniteExtent(all)) return emptyExtent
  const there = extentOf(corners(all).map(p => applied(sheet.matrix, p)))
  const { width, height } = sheet.size
  return {
    left: Math.max(0, there.left - 1),
    top: Math.max(0, there.top - 1),
    right: Math.min(width, there.right + 1),
    bottom: Math.min(height, there.bottom + 1),
  }
}

const holds = (outer: Extent, inner: Extent): boolean =>
  outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom

/** Screen pixels: a canvas grows in steps, since each new size of it costs new memory. */
const step = 64

const inSteps = ({ left, top, right, bottom }: Extent): Extent => ({
  left: Math.floor(left / step) * step,
  top: Math.floor(top / step) * step,
  right: Math.ceil(right / step) * step,
  bottom: Math.ceil(bottom / step) * step,
})

/** The part of a sheet that a canvas must cover to show its marks, screen pixels: the last one while that is enough. */
export const roomFor = (sheet: OnSheet, last: Extent | null): Extent | null => {
  const needed = covered(sheet)
  if (!(needed.left < needed.right && needed.top < needed.bottom)) return last
  if (last && holds(last, needed)) return last
  return inSteps(last ? joined(last, needed) : needed)
}
