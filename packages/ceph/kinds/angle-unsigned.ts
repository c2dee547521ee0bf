import { turn } from '../geometry/angle'
import { angleTwoLines } from './angle-two-lines'
import { twoLines, wedge } from './figures'
import type { PointKind } from './kind'

/** Negative turns go round the other way; a tiny negative one that would round up to a whole turn is none. */
const unsigned = (angle: number, whole: number): number => {
  const shifted = angle < 0 ? angle + whole : angle
  return shifted < whole ? shifted : 0
}

/** [A, B, C, D]: as the angle between two lines, 360 added to negatives; [0, 360) degrees. */
export const angleUnsigned: PointKind<4> = {
  name: { zh: '无符号夹角', en: 'Angle unsigned' },
  takes: 4,
  gives: 'angle',
  value: nodes => {
    const signed = angleTwoLines.value(nodes)
    return signed === null ? null : unsigned(signed, 360)
  },
  figure: nodes => twoLines(nodes, (at, ab, cd) => wedge(at, ab, unsigned(turn(ab, cd), 2 * Math.PI))),
}
