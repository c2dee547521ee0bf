import { turn } from '../geometry/angle'
import { angleTwoLines } from './angle-two-lines'
import { twoLines, wedge } from './figures'
import type { PointKind } from './kind'

/** Adds a whole turn to negative angles, except to tiny ones that would round up to a whole turn: these become 0. */
const unsigned = (angle: number, whole: number): number => {
  const shifted = angle < 0 ? angle + whole : angle
  return shifted < whole ? shifted : 0
}

/** [A, B, C, D]: the angle between two lines, with 360 added to negative values; [0, 360) degrees. */
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
