import { distanceTo, extentOfBox, grown, isFiniteExtent } from '../extent'
import { penStroke } from '../pen'
import type { BoxMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

export const box: MarkRoom<BoxMark> = {
  ink: (mark, pixel) =>
    isFiniteExtent(extentOfBox(mark)) && mark.width >= 0 && mark.height >= 0
      ? {
          tag: 'rect',
          attributes: {
            x: mark.x,
            y: mark.y,
            width: mark.width,
            height: mark.height,
            rx: mark.radius === undefined ? undefined : mark.radius * pixel,
            fill: mark.fill ?? 'none',
            ...strokeInk(mark.stroke, pixel),
          },
        }
      : null,
  draw: (mark, pixel, pen) => {
    if (isFiniteExtent(extentOfBox(mark)) && mark.width >= 0 && mark.height >= 0)
      pen.box(mark, (mark.radius ?? 0) * pixel, { fill: mark.fill, stroke: penStroke(mark.stroke, pixel) })
  },
  bounds: (mark, pixel) => grown(extentOfBox(mark), ((mark.stroke?.width ?? 0) * pixel) / 2),
  hit: (mark, at, radius, pixel) => within(distanceTo(extentOfBox(mark), at) / pixel, radius),
}
