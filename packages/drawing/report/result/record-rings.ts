import { distance, minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/geometry/transform'
import { pixelToMm } from '@sella/ceph/superimpose/film'
import type { Mark } from '../../scene/scene'
import { anatomyOf } from '../../tracing/anatomy'
import type { OverlapRecord } from '../../tracing/overlap-scene'
import { lineKind } from '../../tracing/record-lines'
import type { ComparedRecord } from '../comparison'
import { greys, sizes } from '../paper'
import { text } from '../type'

const radius = 14

type Numbered = Pick<ComparedRecord, 'number' | 'colour'>

/** A record's number in a ring of its own line style and colour. */
export const ringMarks = ({ number, colour }: Numbered, at: Point): readonly Mark[] => {
  const { width, dash } = lineKind(number - 1)
  const stroke = { colour, width: width * 1.6, ...(dash ? { dash: dash.map(each => each * 0.9) } : {}) }
  return [
    { mark: 'dot', at, radius, fill: greys.white, stroke },
    text(String(number), at.x, at.y, { size: sizes.smallest, weight: 600, align: 'middle' }),
  ]
}

/** A sample of its line, as in the picture; `pixel`: page units per screen pixel there. */
export const lineSample = ({ number, colour }: Numbered, from: Point, length: number, pixel: number): Mark => {
  const { width, dash } = lineKind(number - 1)
  const stroke = { colour, width: width * pixel, ...(dash ? { dash: dash.map(each => each * pixel) } : {}) }
  return { mark: 'line', from, to: { x: from.x + length, y: from.y }, stroke }
}

interface Picture {
  readonly drawn: readonly OverlapRecord[]
  /** From the reference's canonical millimetres to the page. */
  readonly toPage: (p: Point) => Point
  /** The lowest position of a ring. */
  readonly bottom: number
}

/** Where along the lower border of the mandible the leaders start: from a quarter to three quarters, one record after another. */
const alongBorder = (i: number, count: number): number => 0.25 + (0.5 * (i + 0.5)) / count

/** The drawn point nearest to a place. */
const nearestTo = (points: readonly Point[], at: Point): Point | null =>
  points.reduce<Point | null>((best, point) => (best && distance(best, at) <= distance(point, at) ? best : point), null)

const borderPoint = ({ drawn, toPage }: Picture, i: number): Point | null => {
  const record = drawn[i]
  if (!record) return null
  const { points, curves } = anatomyOf(record.tracing, record.facing)
  const { Go, Me } = points
  const border = curves.filter(({ name, estimated }) => name === 'mandible_lower_border' && !estimated)
  if (!Go || !Me || border.length === 0) return null
  const at = plus(Go, times(minus(Me, Go), alongBorder(i, drawn.length)))
  const on = nearestTo(
    border.flatMap(curve => curve.points),
    at,
  )
  return on && toPage(apply(record.move, pixelToMm(on, record, record.mmPerPixel)))
}

/** Distance of the rings below the border, and between each other. */
const [below, apart] = [60, 44]

/** The records' numbers in a row below the lower border of the mandible, each with a fine line to its own outline. */
export const borderRings = (picture: Picture, records: readonly (Numbered & { readonly uuid: string })[]): readonly Mark[] => {
  const anchors = picture.drawn.flatMap(({ id }, i) => {
    const [on, record] = [borderPoint(picture, i), records.find(({ uuid }) => uuid === id)]
    return on && record ? [{ on, record }] : []
  })
  const middle = anchors.reduce((sum, { on }) => sum + on.x / anchors.length, 0)
  const y = Math.min(picture.bottom - radius - 4, Math.max(...anchors.map(({ on }) => on.y)) + below)
  return anchors.flatMap(({ on, record }, i): readonly Mark[] => {
    const at = { x: middle - 60 + (i - (anchors.length - 1) / 2) * apart, y }
    const leader: Mark = { mark: 'line', from: on, to: at, stroke: { colour: greys.faint, width: 1.2 } }
    return [leader, { mark: 'dot', at: on, radius: 3, fill: greys.ink }, ...ringMarks(record, at)]
  })
}
