import { between, degrees, turn } from '../geometry/angle'
import { direction } from '../geometry/line'
import type { Point } from '../geometry/point'
import { twoLines, wedge } from './figures'
import type { PointKind, Several } from './kind'

/** The angle between b->a and lip->chin in degrees, 0 to 180. */
const lipAngle = (a: Point, b: Point, [lip, chin]: readonly [Point, Point]): number | null => {
  const back = direction(b, a)
  const down = direction(lip, chin)
  return back && down ? degrees(between(back, down)) : null
}

const bothAngles = ([a, b, chin, upper, lower]: Several<Point, 5>): readonly [number, number] | null => {
  const first = lipAngle(a, b, [upper, chin])
  const second = lipAngle(a, b, [lower, chin])
  return first === null || second === null ? null : [first, second]
}

/**
 * [A, B, C, D, E]: the smaller of the angles of B->A with D->C and with E->C, each 0 to 180 degrees. With Po, Or, soft pogonion
 * and the two lips it is the Z angle, determined by the more protrusive lip.
 */
export const softTissueAngle: PointKind<5> = {
  name: { zh: '软组织角（五点）', en: 'Soft-tissue angle (five points)' },
  takes: 5,
  gives: 'angle',
  value: nodes => {
    const both = bothAngles(nodes)
    return both && Math.min(...both)
  },
  figure: nodes => {
    const [a, b, chin, upper, lower] = nodes
    const both = bothAngles(nodes)
    const lip = both && both[1] < both[0] ? lower : upper
    return twoLines([b, a, lip, chin], (at, back, down) => wedge(at, back, turn(back, down)))
  },
}
