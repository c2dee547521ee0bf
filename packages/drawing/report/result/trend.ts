import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import type { Point } from '@sella/ceph/geometry/point'
import { showNorm } from '@sella/ceph/measure/display'
import type { Unit } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { scaleMark, starText } from '../../tracing/value-text'
import type { ComparedRecord } from '../comparison'
import { guessedSign } from '../guessed'
import { greys, sizes } from '../paper'
import type { Room } from '../scale-bar'
import { text, widthOf } from '../type'
import { scaleOf } from '../value-axis'
import type { Course } from './course'

const units: Readonly<Record<Unit, string>> = { degree: '°', mm: ' mm', percent: '%', '': '' }
const frame = { left: 56, right: 16, top: 52, bottom: 34 } as const
/** More records than these leave room for the first value and the last only. */
const mostValues = 5

/** The norms of its records' days, those of the first and the last where there are many. */
const normText = ({ rows }: Course): string => {
  const norms = [...new Set(rows.flatMap(({ norm }) => (norm ? [showNorm(norm)] : [])))]
  return norms.length > 2 ? `${norms[0]} … ${norms.at(-1)}` : norms.join(' → ')
}

interface Axes {
  readonly x: (i: number) => number
  readonly y: (value: number) => number
  readonly left: number
  readonly right: number
  readonly step: number
}

const axesOf = (room: Room, count: number, { top, bottom }: { readonly top: number; readonly bottom: number }): Axes => {
  const [left, right] = [room.x + frame.left, room.x + room.width - frame.right]
  const step = (right - left) / count
  const height = room.height - frame.top - frame.bottom
  return {
    ...{ left, right, step },
    x: i => left + (i + 0.5) * step,
    y: value => room.y + frame.top + ((top - value) / (top - bottom)) * height,
  }
}

/** The norm of each record's own day behind its value. */
const bandMarks = (rows: readonly EvaluationRow[], { x, y, step }: Axes): readonly Mark[] =>
  rows.flatMap(({ norm }, i): readonly Mark[] => {
    if (!norm) return []
    const [from, to] = [x(i) - step / 2, x(i) + step / 2]
    const [high, low] = [y(norm.mean + norm.sd), y(norm.mean - norm.sd)]
    const mean = y(norm.mean)
    return [
      { mark: 'box', x: from, y: high, width: to - from, height: Math.max(low - high, 1.5), fill: greys.band },
      {
        ...{ mark: 'line', from: { x: from, y: mean }, to: { x: to, y: mean } },
        stroke: { colour: greys.tick, width: 1.5, dash: [6, 5] },
      },
    ]
  })

const gridMarks = (ticks: readonly number[], { y, left, right }: Axes): readonly Mark[] =>
  ticks.flatMap((tick): readonly Mark[] => [
    {
      ...{ mark: 'line', from: { x: left, y: y(tick) }, to: { x: right, y: y(tick) } },
      stroke: { colour: greys.hairline, width: 1 },
    },
    text(String(tick).replace('-', '−'), left - 8, y(tick), { size: sizes.smallest, colour: greys.quiet, align: 'end' }),
  ])

interface Read {
  readonly row: EvaluationRow
  readonly i: number
  readonly at: Point
  readonly error: number | null
  readonly value: number
}

const dotMarks = ({ row, at, value, error }: Read, { y }: Axes): readonly Mark[] => {
  const outside = row.norm !== null && row.class !== 'normal'
  const whisker: readonly Mark[] =
    error === null
      ? []
      : [
          {
            ...{ mark: 'line', from: { x: at.x, y: y(value - error) }, to: { x: at.x, y: y(value + error) } },
            stroke: { colour: greys.ink, width: 1.8 },
          },
        ]
  const stroke = { colour: greys.ink, width: 2.4 }
  return [...whisker, { mark: 'dot', at, radius: 6.5, fill: outside ? greys.ink : greys.white, stroke }]
}

/** A value as a chart writes it, with its stars. */
export const valueWords = (row: EvaluationRow, { measured }: ComparedRecord): string =>
  [`${scaleMark(row.unit, measured.calibration)}${row.shown}${units[row.unit]}`, starText(row.stars)].filter(Boolean).join(' ')

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Right and left of its dot, above it and below, each a little further. */
const offsets = [-20, 22, -40, 42, -60, 62].flatMap(dy => [
  { side: 1, dy },
  { side: -1, dy },
])

const boxAbout = ({ x, y }: Point, half: number): Box => ({ left: x - half, right: x + half, top: y - half, bottom: y + half })

/** A line as small boxes along it. */
const alongLine = (from: Point, to: Point): readonly Box[] => {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8))
  const at = (i: number, a: number, b: number): number => a + ((b - a) * i) / steps
  return Array.from({ length: steps + 1 }, (_, i) => boxAbout({ x: at(i, from.x, to.x), y: at(i, from.y, to.y) }, 1.5))
}

interface Chart {
  /** What values are written of, each beside its dot. */
  readonly labels: readonly { readonly at: Point; readonly words: string }[]
  readonly dots: readonly Point[]
  readonly room: Room
}

/** The values beside their dots, each where it stands on no other, on the fewest dots, and least on the line. */
const valueMarks = ({ labels, dots, room }: Chart): readonly Mark[] => {
  const size = sizes.smallest
  const taken: Box[] = []
  const onDots = dots.map(dot => boxAbout(dot, 8))
  const onLine = dots.slice(1).flatMap((dot, i) => alongLine(dots[i] ?? dot, dot))
  const struck = (label: Box, boxes: readonly Box[]): number => boxes.filter(box => overlap(label, box)).length
  const cost = (label: Box): number => struck(label, taken) * 1e6 + struck(label, onDots) * 1e3 + struck(label, onLine)
  return labels.map(({ at, words }) => {
    const half = widthOf(words, { size, weight: 600 }) / 2
    const placed = offsets.map(({ side, dy }) => {
      const x = Math.max(room.x + frame.left + half, Math.min(room.x + room.width - half, at.x + side * (half + 4)))
      const y = at.y + dy
      return { x, y, left: x - half - 4, right: x + half + 4, top: y - size * 0.5, bottom: y + size * 0.5 }
    })
    const inside = placed.filter(
      ({ top, bottom }) => top > room.y + frame.top - 22 && bottom < room.y + room.height - frame.bottom,
    )
    const [best] = (inside.length > 0 ? inside : placed)
      .map(label => ({ label, cost: cost(label) }))
      .sort((a, b) => a.cost - b.cost)
    if (!best) return text(words, at.x, at.y, { size })
    taken.push(best.label)
    return text(words, best.label.x, best.label.y, { size, weight: 600, align: 'middle' })
  })
}

/** One measurement over the records, by their numbers: values with their error on the norms of their days. */
export const trendMarks = (course: Course, records: readonly ComparedRecord[], room: Room, lang: Lang): readonly Mark[] => {
  const { rows } = course
  const scale = scaleOf(rows)
  const axes = axesOf(room, rows.length, scale)
  const read = rows.flatMap((row, i): readonly Read[] =>
    row.reading.status === 'read'
      ? [{ row, i, value: row.reading.value, error: row.reading.error, at: { x: axes.x(i), y: axes.y(row.reading.value) } }]
      : [],
  )
  const labelled = rows.length > mostValues ? [read[0], read.at(-1)] : read
  const name = `${rows[0] ? shortItemName(rows[0].name, lang) : ''}${course.guessed ? ` ${guessedSign[lang]}` : ''}`
  const title = { size: sizes.small, weight: 600, most: room.width * 0.6 } as const
  const line = (a: Read, b: Read): Mark => ({ mark: 'line', from: a.at, to: b.at, stroke: { colour: greys.ink, width: 2.2 } })
  return [
    text(name, room.x, room.y + 16, title),
    text(normText(course), room.x + Math.min(widthOf(name, title), title.most) + 14, room.y + 17, {
      ...{ size: sizes.smallest, colour: greys.quiet, most: room.width - Math.min(widthOf(name, title), title.most) - 20 },
    }),
    ...bandMarks(rows, axes),
    ...gridMarks(scale.ticks, axes),
    ...read.slice(1).flatMap((reading, i) => (read[i] ? [line(read[i], reading)] : [])),
    ...read.flatMap(reading => dotMarks(reading, axes)),
    ...valueMarks({
      labels: labelled.flatMap(reading => {
        const record = reading && records[reading.i]
        return reading && record ? [{ at: reading.at, words: valueWords(reading.row, record) }] : []
      }),
      dots: read.map(({ at }) => at),
      room,
    }),
    ...records.map((record, i) =>
      text(String(record.number), axes.x(i), room.y + room.height - 12, { size: sizes.smallest, weight: 600, align: 'middle' }),
    ),
  ]
}
