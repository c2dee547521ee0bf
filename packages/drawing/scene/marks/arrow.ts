import { isFinitePoint, type Point } from '@sella/ceph/geometry/point'
import { extentOf, grown } from '../extent'
import { rounded } from '../ink'
import { distanceToSegment } from '../near'
import { penStroke } from '../pen'
import type { ArrowMark } from '../scene'
import { strokeInk } from '../stroke-ink'
import { type MarkRoom, within } from './mark-room'

/** Specification section 9: arrow heads are 8 long, at 40 degrees to either side. */
const headLength = 8
const headAngle = (40 * Math.PI) / 180

const head = ({ from, to }: ArrowMark, pixel: number): readonly [Point, Point, Point] => {
  const back = Math.atan2(from.y - to.y, from.x - to.x)
  const end = (turn: number): Point => ({
    x: to.x + headLength * pixel * Math.cos(back + turn),
    y: to.y + headLength * pixel * Math.sin(back + turn),
  })
  return [end(headAngle), to, end(-headAngle)]
}

const at = (p: Point): string => `${rounded(p.x)} ${rounded(p.y)}`

export const arrow: MarkRoom<ArrowMark> = {
  ink: (mark, pixel) => {
    if (!isFinitePoint(mark.from) || !isFinitePoint(mark.to)) return null
    const [left, tip, right] = head(mark, pixel)
    const d = `M${at(mark.from)}L${at(tip)}M${at(left)}L${at(tip)}L${at(right)}`
    return { tag: 'path', attributes: { d, fill: 'none', ...strokeInk(mark.stroke, pixel), strokeLinecap: 'round' } }
  },
  draw: (mark, pixel, pen) => {
    if (!isFinitePoint(mark.from) || !isFinitePoint(mark.to)) return
    const [left, tip, right] = head(mark, pixel)
    const pieces = [
      [mark.from, tip],
      [left, tip, right],
    ].map(points => ({ points, closed: false }))
    pen.outline(pieces, { stroke: penStroke(mark.stroke, pixel, true) })
  },
  bounds: (mark, pixel) => grown(extentOf([mark.from, ...head(mark, pixel)]), (mark.stroke.width * pixel) / 2),
  hit: ({ from, to }, point, radius, pixel) => within(distanceToSegment(point, from, to) / pixel, radius),
}
