import { isFinitePoint, type Point } from '@sella/ceph/geometry/point'
import { extentOf, grown } from '../extent'
import { rounded } from '../ink'
import { distanceToPath } from '../near'
import { penStroke } from '../pen'
import type { WedgeMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

const pieces = 24

const isSound = (m: WedgeMark): boolean => isFinitePoint(m.at) && Number.isFinite(m.start + m.sweep + m.radius)

/** The arc as short straight segments, from start to start + sweep. */
const arc = (mark: WedgeMark, pixel: number): readonly Point[] =>
  Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = mark.start + (mark.sweep * i) / pieces
    const r = mark.radius * pixel
    return { x: mark.at.x + r * Math.cos(angle), y: mark.at.y + r * Math.sin(angle) }
  })

const through = (points: readonly Point[]): string => points.map(p => `${rounded(p.x)} ${rounded(p.y)}`).join('L')

/** The sector is filled without an edge; only its arc is stroked, because its sides are the measured lines. */
export const wedge: MarkRoom<WedgeMark> = {
  ink: (mark, pixel) => {
    if (!isSound(mark)) return null
    const points = arc(mark, pixel)
    return {
      tag: 'g',
      attributes: {},
      children: [
        { tag: 'path', attributes: { d: `M${through([mark.at, ...points])}Z`, fill: mark.fill } },
        { tag: 'path', attributes: { d: `M${through(points)}`, fill: 'none', ...strokeInk(mark.stroke, pixel) } },
      ],
    }
  },
  draw: (mark, pixel, pen) => {
    if (!isSound(mark)) return
    const points = arc(mark, pixel)
    pen.outline([{ points: [mark.at, ...points], closed: true }], { fill: mark.fill })
    pen.outline([{ points, closed: false }], { stroke: penStroke(mark.stroke, pixel) })
  },
  bounds: (mark, pixel) => grown(extentOf([mark.at, ...arc(mark, pixel)]), (mark.stroke.width * pixel) / 2),
  hit: (mark, at, radius, pixel) => within(distanceToPath(at, arc(mark, pixel), false) / pixel, radius),
}
