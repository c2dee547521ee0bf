import { degrees, heading, turn } from '../../geometry/angle'
import { crossing } from '../../geometry/line'
import { distance, minus, plus } from '../../geometry/point'
import type { FaceKind } from './kind'

/**
 * [P1, P2]: angle between the line from the patient's right to left and the perpendicular of the midline, degrees in (-180, 180].
 * 0: perpendicular to the midline; positive: the patient's left end is lower.
 */
export const angleToMidline: FaceKind = {
  name: { zh: '与中线夹角', en: 'Angle to the midline' },
  gives: 'angle',
  onAxis: true,
  value: ([right, left], { down }) => {
    if (!right || !left || distance(right, left) === 0) return null
    return degrees(turn({ x: down.y, y: -down.x }, minus(left, right)))
  },
  figure: ([right, left], { at, down }) => {
    if (!right || !left) return { lines: [], arcs: [] }
    const line = { from: right, to: left }
    const meet = crossing([right, left], [at, plus(at, down)])
    if (meet === null) return { lines: [line], arcs: [] }
    const across = { x: down.y, y: -down.x }
    const arc = { at: meet, start: heading(across), sweep: turn(across, minus(left, right)) }
    return { lines: [line, { from: at, to: meet, extension: true }], arcs: [arc] }
  },
}
