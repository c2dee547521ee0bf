import { isFinitePoint } from '@sella/ceph/geometry/point'
import type { Extent } from '@sella/drawing/scene/extent'
import { drawMark } from '@sella/drawing/scene/marks/index'
import { type Matrix, times } from '@sella/drawing/scene/matrix'
import type { Pen } from '@sella/drawing/scene/pen'
import type { Mark } from '@sella/drawing/scene/scene'
import type { OnSheet } from './moving-room'

const turned = (turn: number, { x, y }: { readonly x: number; readonly y: number }): Matrix => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [cos, sin, -sin, cos, x, y]
}

const origin = { x: 0, y: 0 }

/** Text is upright however the drawing is turned. */
const put = (mark: Mark, { pixel, turn }: OnSheet, pen: Pen): void => {
  if (mark.mark === 'label' && turn !== 0 && isFinitePoint(mark.at))
    pen.within({ matrix: turned(-turn, mark.at) }, () => drawMark({ ...mark, at: origin }, pixel, pen))
  else drawMark(mark, pixel, pen)
}

interface OnCanvas {
  readonly room: Extent
  /** Device pixels of the canvas for a screen pixel. */
  readonly ratio: number
}

/** Paints what a sheet shows within `room` (screen pixels of the sheet) on a canvas that covers just this, by its own pen. */
export const paintSheet = (context: CanvasRenderingContext2D, pen: Pen, sheet: OnSheet, { room, ratio }: OnCanvas): void => {
  const { width, height } = context.canvas
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.setTransform(...times([ratio, 0, 0, ratio, -room.left * ratio, -room.top * ratio], sheet.matrix))
  for (const layer of sheet.layers) for (const mark of layer.marks) put(mark, sheet, pen)
}
