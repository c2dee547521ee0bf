import { across, along, direction } from '../geometry/line'
import { plus, times } from '../geometry/point'
import { elbow } from './figures'
import type { PointKind } from './kind'

/**
 * [A, B, C, D]: the component of C->D perpendicular to A->B; positive if D is on the clockwise side of C, which is below if A->B
 * points towards the face.
 */
export const distancePerpLineSigned: PointKind<4> = {
  name: { zh: '垂直于线的距离（有符号）', en: 'Distance perpendicular to a line (signed)' },
  takes: 4,
  gives: 'length',
  value: ([a, b, c, d]) => across(a, b, [c, d]),
  figure: ([a, b, c, d]) => {
    const u = direction(a, b)
    const length = along(a, b, [c, d])
    return u && length !== null ? elbow(c, plus(c, times(u, length)), d) : { lines: [], arcs: [] }
  },
}
