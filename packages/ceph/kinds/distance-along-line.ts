import { along, direction } from '../geometry/line'
import { minus, times } from '../geometry/point'
import { elbow } from './figures'
import type { PointKind } from './kind'

/**
 * [A, B, C, D]: the component of C->D along A->B; positive if D is further towards B than C. With A, B = Po, Or: how far D is in
 * front of the perpendicular to the Frankfort plane through C.
 */
export const distanceAlongLine: PointKind<4> = {
  name: { zh: '沿线距离', en: 'Distance along a line' },
  takes: 4,
  gives: 'length',
  value: ([a, b, c, d]) => along(a, b, [c, d]),
  figure: ([a, b, c, d]) => {
    const u = direction(a, b)
    const length = along(a, b, [c, d])
    return u && length !== null ? elbow(c, minus(d, times(u, length)), d) : { lines: [], arcs: [] }
  },
}
