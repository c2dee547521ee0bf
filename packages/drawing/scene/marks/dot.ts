import { distance, isFinitePoint } from '@sella/ceph/geometry/point'
import { extentOf, grown } from '../extent'
import { penStroke } from '../pen'
import type { DotMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

export const dot: MarkRoom<DotMark> = {
  ink: ({ at, radius, fill, stroke }, pixel) =>
    isFinitePoint(at) && Number.isFinite(radius)
      ? { tag: 'circle', attributes: { cx: at.x, cy: at.y, r: radius * pixel, fill, ...strokeInk(stroke, pixel) } }
      : null,
  draw: ({ at, radius, fill, stroke }, pixel, pen) => {
    if (isFinitePoint(at) && Number.isFinite(radius)) pen.circle(at, radius * pixel, { fill, stroke: penStroke(stroke, pixel) })
  },
  bounds: ({ at, radius, stroke }, pixel) => grown(extentOf([at]), (radius + (stroke?.width ?? 0) / 2) * pixel),
  // Measured from the centre, not the edge: of two crowded points the one with the nearer centre wins.
  hit: ({ at }, point, radius, pixel) => within(distance(at, point) / pixel, radius),
}
