import { signedDistance } from '../geometry/line'
import { plumb } from './figures'
import type { PointKind } from './kind'

/** [A, B, P]: the distance of P from line AB; with A above B, positive if P is in front. Swapping A and B flips the sign. */
export const pointToLineSigned: PointKind<3> = {
  name: { zh: '点到线距离（有符号）', en: 'Distance from a point to a line (signed)' },
  takes: 3,
  gives: 'length',
  value: ([a, b, p]) => {
    const clockwise = signedDistance(a, b, p)
    return clockwise === null ? null : -clockwise
  },
  figure: ([a, b, p]) => plumb(a, b, p),
}
