import { isFinitePoint } from '@sella/ceph/geometry/point'
import { extentOf, grown } from '../extent'
import { distanceToSegment } from '../near'
import { penStroke } from '../pen'
import type { LineMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

export const line: MarkRoom<LineMark> = {
  ink: ({ from, to, stroke }, pixel) =>
    isFinitePoint(from) && isFinitePoint(to)
      ? { tag: 'line', attributes: { x1: from.x, y1: from.y, x2: to.x, y2: to.y, ...strokeInk(stroke, pixel) } }
      : null,
  draw: ({ from, to, stroke }, pixel, pen) => {
    if (isFinitePoint(from) && isFinitePoint(to))
      pen.outline([{ points: [from, to], closed: false }], { stroke: penStroke(stroke, pixel) })
  },
  bounds: ({ from, to, stroke }, pixel) => grown(extentOf([from, to]), (stroke.width * pixel) / 2),
  hit: ({ from, to }, at, radius, pixel) => within(distanceToSegment(at, from, to) / pixel, radius),
}
