import { turn } from '../geometry/angle'
import { minus, plus, times } from '../geometry/point'
import { angleVertex } from './angle-vertex'
import { wedge } from './figures'
import type { PointKind } from './kind'

/** [A, B, C]: 180 minus the angle at the vertex B: how much the path A-B-C bends, unsigned. */
export const straightMinusAngle: PointKind<3> = {
  name: { zh: '180°减夹角', en: '180 minus angle' },
  takes: 3,
  gives: 'angle',
  value: nodes => {
    const angle = angleVertex.value(nodes)
    return angle === null ? null : 180 - angle
  },
  figure: ([a, at, b]) => {
    const onward = minus(at, a)
    return {
      lines: [
        { from: at, to: a },
        { from: at, to: b },
        { from: at, to: plus(at, times(onward, 0.5)), extension: true },
      ],
      arcs: [wedge(at, onward, turn(onward, minus(b, at)))],
    }
  },
}
