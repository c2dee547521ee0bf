import { degrees, turn } from '../geometry/angle'
import { direction } from '../geometry/line'
import { twoLines, wedge } from './figures'
import type { PointKind } from './kind'

/**
 * [A, B, C, D]: the angle from A->B to C->D in degrees, (-180, 180]. Positive is clockwise on screen in the right-facing frame.
 * Undefined if A = B or C = D.
 */
export const angleTwoLines: PointKind<4> = {
  name: { zh: '两线夹角', en: 'Angle between two lines' },
  takes: 4,
  gives: 'angle',
  value: ([a, b, c, d]) => {
    const ab = direction(a, b)
    const cd = direction(c, d)
    return ab && cd ? degrees(turn(ab, cd)) : null
  },
  figure: nodes => twoLines(nodes, (at, ab, cd) => wedge(at, ab, turn(ab, cd))),
}
