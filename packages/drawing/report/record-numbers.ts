import { distance, minus, type Point, plus, times } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/geometry/transform'
import { pixelToMm } from '@sella/ceph/superimpose/film'
import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { Mark } from '../scene/scene'
import { anatomyOf } from '../tracing/anatomy'
import { numberHooks } from '../tracing/overlap-parts'
import type { OverlapRecord } from '../tracing/overlap-scene'
import type { ComparedRecord } from './comparison'
import { greys, sizes } from './paper'
import { text } from './type'

const radius = 13
/** Text size of two-digit numbers, so that they fit on their disk. */
const twoDigits = 16

/** A record's number on its colour, which identifies it on a page printed in grey. */
export const numberMarks = ({ number, colour }: Pick<ComparedRecord, 'number' | 'colour'>, at: Point): readonly Mark[] => [
  { mark: 'dot', at, radius, fill: colour, stroke: { colour: greys.white, width: 2 } },
  text(String(number), at.x, at.y, {
    ...{ size: number > 9 ? twoDigits : sizes.smallest, weight: 600, colour: greys.white, align: 'middle' },
  }),
]

/** Distance of a number from its line. */
const off = 34

/** Distance between two numbers in a row. */
const pitch = 2 * radius + 5

/** With more records than this the numbers are arranged in a row. */
const mostApart = 3

const pairs = (points: readonly Point[]): readonly (readonly [Point, Point])[] =>
  points.flatMap((p, i) => points.slice(i + 1).map(q => [p, q] as const))

const nearest = (points: readonly Point[]): number => Math.min(...pairs(points).map(([p, q]) => distance(p, q)))

/** The landmark at which the records are furthest apart; null if no landmark is on all of them. */
const widest = (all: readonly (readonly Point[])[]): readonly Point[] | null =>
  all.reduce<readonly Point[] | null>((best, points) => (best && nearest(best) >= nearest(points) ? best : points), null)

/** Outward from the two that are furthest apart; those in between go sideways. */
const directions = (points: readonly Point[]): readonly Point[] => {
  const [p, q] = [...pairs(points)].sort((a, b) => distance(b[0], b[1]) - distance(a[0], a[1]))[0] ?? []
  const length = p && q ? distance(p, q) : 0
  const along = p && q && length > 1 ? times(minus(q, p), 1 / length) : { x: 1, y: 0 }
  return points.map(point => {
    if (point === p) return times(along, -1)
    return point === q ? along : { x: -along.y, y: along.x }
  })
}

interface Picture {
  readonly method: RegistrationName
  readonly drawn: readonly OverlapRecord[]
  /** From the reference's canonical millimetres to the page. */
  readonly toPage: (p: Point) => Point
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const inside = ({ x, y }: Point, box: Picture['box']): Point => ({
  x: Math.min(box.x + box.width - radius, Math.max(box.x + radius, x)),
  y: Math.min(box.y + box.height - radius, Math.max(box.y + radius, y)),
})

/**
 * Positions for the numbers of many records: in a row in their order along the direction of movement, beside it, with the whole
 * row inside the box.
 */
const inRow = (points: readonly Point[], box: Picture['box']): readonly Point[] => {
  const [first, last] = [points[0] ?? { x: 0, y: 0 }, points.at(-1) ?? { x: 0, y: 0 }]
  const length = distance(first, last)
  const way = length > 1 ? times(minus(last, first), 1 / length) : { x: 1, y: 0 }
  const side = { x: -way.y, y: way.x }
  const middle = plus(times(plus(first, last), 0.5), times(side, 2 * off))
  const row = points.map((_, i) => plus(middle, times(way, (i - (points.length - 1) / 2) * pitch)))
  const xs = row.map(({ x }) => x)
  const ys = row.map(({ y }) => y)
  const shift = {
    x: Math.max(0, box.x + radius - Math.min(...xs)) - Math.max(0, Math.max(...xs) - (box.x + box.width - radius)),
    y: Math.max(0, box.y + radius - Math.min(...ys)) - Math.max(0, Math.max(...ys) - (box.y + box.height - radius)),
  }
  return row.map(at => plus(at, shift))
}

/** The numbers of the drawn records, each with a thin line to its own outline. */
export const numbersIn = (
  { method, drawn, toPage, box }: Picture,
  records: readonly Pick<ComparedRecord, 'uuid' | 'number' | 'colour'>[],
): readonly Mark[] => {
  const anatomies = drawn.map(({ tracing, facing }) => anatomyOf(tracing, facing).points)
  const candidates = numberHooks[method].flatMap(name => {
    const points = drawn.flatMap((record, i) => {
      const at = anatomies[i]?.[name]
      return at ? [toPage(apply(record.move, pixelToMm(at, record, record.mmPerPixel)))] : []
    })
    return points.length === drawn.length ? [points] : []
  })
  const points = widest(candidates)
  if (!points) return []
  const ways = directions(points)
  const places =
    points.length > mostApart
      ? inRow(points, box)
      : points.map((point, i) => inside(plus(point, times(ways[i] ?? { x: 0, y: 0 }, off)), box))
  return drawn.flatMap(({ id }, i): readonly Mark[] => {
    const [point, at, record] = [points[i], places[i], records.find(({ uuid }) => uuid === id)]
    if (!point || !at || !record) return []
    return [{ mark: 'line', from: point, to: at, stroke: { colour: record.colour, width: 1.5 } }, ...numberMarks(record, at)]
  })
}
