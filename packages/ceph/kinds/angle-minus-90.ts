import { turn } from '../geometry/angle'
import { angleTwoLines } from './angle-two-lines'
import { twoLines, wedge } from './figures'
import type { PointKind } from './kind'

/** [A, B, C, D]: the angle between two lines minus 90 degrees; 0 if they are perpendicular. */
export const angleMinus90: PointKind<4> = {
  name: { zh: '夹角减90°', en: 'Angle minus 90' },
  takes: 4,
  gives: 'angle',
  value: nodes => {
    const angle = angleTwoLines.value(nodes)
    return angle === null ? null : angle - 90
  },
  figure: nodes =>
    twoLines(nodes, (at, ab, cd) => {
      const upright = { x: -ab.y, y: ab.x }
      return wedge(at, upright, turn(ab, cd) - Math.PI / 2)
    }),
}
