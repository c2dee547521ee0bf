import type { Point } from '@sella/ceph/geometry/point'
import { solid, stroke } from './paint'
import type { Body } from './placement'
import { type Plates, thread } from './plates'

/** The metal scale in the midplane in front of the forehead: a tick for each millimetre, longer ones at 5 and 10. */
export interface DrawnRuler {
  readonly ends: readonly [Point, Point]
  readonly mm: number
}

const length = 40

const box = (x: number, y: number, w: number, h: number): readonly Point[] => [
  { x, y },
  { x: x + w, y },
  { x: x + w, y: y + h },
  { x, y: y + h },
]

/** Position of the scale: beside the forehead, clear of the skin, with its ends exactly `mm` apart. */
export const rulerOf = (body: Body): DrawnRuler => {
  const brow = body.point('SoftTissueGlabella')
  const x = Math.min(body.field.width - 9, brow.x + 13)
  const top = Math.max(12, brow.y - 62)
  return {
    ends: [
      { x, y: top },
      { x, y: top + length },
    ],
    mm: length,
  }
}

export const paintRuler = (plates: Plates, body: Body): void => {
  const { ends } = rulerOf(body)
  const { x, y } = ends[0]
  solid(plates.fine, box(x - 0.9, y - 4, 1.8, length + 8), () => 2.1)
  for (let i = 0; i <= length; i++) {
    const reach = i % 10 === 0 ? 4.6 : i % 5 === 0 ? 3.4 : 2.2
    solid(plates.fine, box(x, y + i - 0.17, reach, 0.34), () => 3)
  }
  holder(plates, body, x, y)
}

/** The plastic arm above the scale and the nasal rest below it: faint, of even thickness. */
const holder = (plates: Plates, body: Body, x: number, top: number): void => {
  const rest = body.point('SoftTissueNa')
  const even = (d: number): number => 0.3 + 0.16 * Math.exp(-d / 0.8)
  solid(plates.mid, box(x - 2.6, -5, 5.2, top + 3), even)
  solid(plates.mid, box(x - 3.6, top + length - 2, 7.2, rest.y - top - length + 6), even)
  solid(plates.mid, box(rest.x + 0.6, rest.y - 3.2, x - rest.x - 3.4, 6.4), even)
  stroke(
    plates.fine,
    [
      { x: x - 1.2, y: top + length + 3 },
      { x: x - 1.4, y: rest.y + 10 },
    ],
    { reach: 1, across: thread(0.8, 0.25) },
  )
}
