import { isFinitePoint } from '@sella/ceph/geometry/point'
import type { Extent } from '@sella/drawing/scene/extent'
import { drawMark } from '@sella/drawing/scene/marks/index'
import { type Matrix, times } from '@sella/drawing/scene/matrix'
import type { Pen } from '@sella/drawing/scene/pen'
import type { LabelMark, Mark } from '@sella/drawing/scene/scene'
import { canvasPen } from './canvas-pen'
import { createLabelPictures } from './label-pictures'
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

/**
 * Paints what a sheet shows within `room` (screen pixels of the sheet) on a canvas that covers just this. Labels that stand still
 * are painted once.
 */
export const sheetPainter = (context: CanvasRenderingContext2D, family: string) => {
  const pen = canvasPen(context, family)
  let on: { readonly matrix: Matrix; readonly pixel: number } = { matrix: [1, 0, 0, 1, 0, 0], pixel: 1 }
  const take = (mark: LabelMark, { left, top, right, bottom }: Extent): ImageBitmap => {
    const paper = new OffscreenCanvas(right - left, bottom - top)
    const at = paper.getContext('2d')
    at?.setTransform(...times([1, 0, 0, 1, -left, -top], on.matrix))
    if (at) drawMark(mark, on.pixel, canvasPen(at, family))
    return paper.transferToImageBitmap()
  }
  const pictures = createLabelPictures(take)
  return (sheet: OnSheet, { room, ratio }: OnCanvas): void => {
    const { width, height } = context.canvas
    const matrix = times([ratio, 0, 0, ratio, -room.left * ratio, -room.top * ratio], sheet.matrix)
    on = { matrix, pixel: sheet.pixel }
    pictures.begin(on)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    context.setTransform(...matrix)
    for (const layer of sheet.layers)
      for (const mark of layer.marks) {
        const picture = mark.mark === 'label' && sheet.turn === 0 ? pictures.of(mark) : null
        if (!picture) {
          put(mark, sheet, pen)
          continue
        }
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.drawImage(picture.of, picture.left, picture.top)
        context.setTransform(...matrix)
      }
  }
}
