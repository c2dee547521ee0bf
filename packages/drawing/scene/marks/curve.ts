import { isFinitePoint } from '@sella/ceph/geometry/point'
import { extentOf, grown } from '../extent'
import { rounded } from '../ink'
import { distanceToPath } from '../near'
import type { CurveMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

const path = (mark: CurveMark): string =>
  `M${mark.points.map(p => `${rounded(p.x)} ${rounded(p.y)}`).join('L')}${mark.closed ? 'Z' : ''}`

/** A curve already sampled: straight pieces short enough to look smooth. */
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
  bounds: ({ points, stroke }, pixel) => grown(extentOf(points), (stroke.width * pixel) / 2),
  hit: ({ points, closed }, at, radius, pixel) => within(distanceToPath(at, points, closed) / pixel, radius),
}
