import { isFinitePoint } from '@sella/ceph/geometry/point'
import { extentOf, grown } from '../extent'
import { rounded } from '../ink'
import { distanceToPath } from '../near'
import { penStroke } from '../pen'
import type { CurveMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

const path = (mark: CurveMark): string =>
  `M${mark.points.map(p => `${rounded(p.x)} ${rounded(p.y)}`).join('L')}${mark.closed ? 'Z' : ''}`

/** A sampled curve whose straight pieces are short enough to look smooth. */
export const curve: MarkRoom<CurveMark> = {
  ink: (mark, pixel) =>
    mark.points.length > 1 && mark.points.every(isFinitePoint)
      ? {
          tag: 'path',
          attributes: {
            d: path(mark),
            fill: mark.fill ?? 'none',
            ...strokeInk(mark.stroke, pixel),
            strokeLinejoin: 'round',
            strokeLinecap: 'round',
          },
        }
      : null,
  draw: ({ points, closed, fill, stroke }, pixel, pen) => {
    if (points.length > 1 && points.every(isFinitePoint))
      pen.outline([{ points, closed }], { fill, stroke: penStroke(stroke, pixel, true) })
  },
  bounds: ({ points, stroke }, pixel) => grown(extentOf(points), (stroke.width * pixel) / 2),
  hit: ({ points, closed }, at, radius, pixel) => within(distanceToPath(at, points, closed) / pixel, radius),
}
