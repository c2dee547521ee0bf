import { between, degrees } from '../geometry/angle'
import { direction } from '../geometry/line'
import { corner } from './figures'
import type { PointKind } from './kind'

/** [A, B, C]: the angle ABC at the vertex B in degrees, 0 to 180, unsigned. Undefined if a side has no length. */
export const angleVertex: PointKind<3> = {
  name: { zh: '顶点角', en: 'Angle at a vertex' },
  takes: 3,
  gives: 'angle',
  value: ([a, at, b]) => {
    const first = direction(at, a)
    const second = direction(at, b)
    return first && second ? degrees(between(first, second)) : null
  },
  figure: ([a, at, b]) => corner(a, at, b),
}
