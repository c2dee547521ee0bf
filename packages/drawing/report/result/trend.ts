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
import { type Segment, valueMarks } from './trend-values'

const units: Readonly<Record<Unit, string>> = { degree: '°', mm: ' mm', percent: '%', '': '' }
const frame = { left: 56, right: 16, top: 52, bottom: 34 } as const
/** With more records than these only the first and the last value are labelled. */
const mostValues = 5

/** The norms of its records' dates with their unit, only those of the first and the last if there are many. */
const normText = ({ rows }: Course): string => {
  const norms = [...new Set(rows.flatMap(({ norm, unit }) => (norm ? [`${showNorm(norm)}${units[unit]}`] : [])))]
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

/** The norm of each record's own date behind its value. */
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

/** The error bar of a value from end to end. */
const barOf = (x: number, value: number, error: number, { y }: Axes): Segment => ({
  ...{ from: { x, y: y(value - error) }, to: { x, y: y(value + error) } },
})

const dotMarks = ({ row, at, value, error }: Read, axes: Axes): readonly Mark[] => {
  const outside = row.norm !== null && row.class !== 'normal'
  const whisker: readonly Mark[] =
    error === null
      ? []
      : [
          {
            ...{ mark: 'line', ...barOf(at.x, value, error, axes) },
            stroke: { colour: greys.ink, width: 1.8 },
          },
        ]
  const stroke = { colour: greys.ink, width: 2.4 }
  return [...whisker, { mark: 'dot', at, radius: 6.5, fill: outside ? greys.ink : greys.white, stroke }]
}

/** A value as a chart writes it, with its stars. */
export const valueWords = (row: EvaluationRow, { measured }: ComparedRecord): string =>
  [`${scaleMark(row.unit, measured.calibration)}${row.shown}${units[row.unit]}`, starText(row.stars)].filter(Boolean).join(' ')

/** The measurement, and beside it the norms it is compared with. */
const headMarks = (course: Course, room: Room, lang: Lang): readonly Mark[] => {
  const [first] = course.rows
  const name = `${first ? shortItemName(first.name, lang) : ''}${course.guessed ? ` ${guessedSign[lang]}` : ''}`
  const title = { size: sizes.small, weight: 600, maxWidth: room.width * 0.6 } as const
  const width = Math.min(widthOf(name, title), title.maxWidth)
  const norms = { size: sizes.smallest, colour: greys.quiet, maxWidth: room.width - width - 20 }
  return [text(name, room.x, room.y + 16, title), text(normText(course), room.x + width + 14, room.y + 17, norms)]
}

/** One measurement over the records, by their numbers: values with their error against the norms of their dates. */
export const trendMarks = (course: Course, records: readonly ComparedRecord[], room: Room, lang: Lang): readonly Mark[] => {
  const { rows } = course
  const scale = scaleOf(rows)
  const axes = axesOf(room, rows.length, scale)
  const read = rows.flatMap((row, i): readonly Read[] =>
    row.reading.status === 'read'
      ? [{ row, i, value: row.reading.value, error: row.reading.error, at: { x: axes.x(i), y: axes.y(row.reading.value) } }]
      : [],
  )
  const barAt = ({ at, value, error }: Read): Segment | null => (error === null ? null : barOf(at.x, value, error, axes))
  const labelled = rows.length > mostValues ? [read[0], read.at(-1)] : read
  const line = (a: Read, b: Read): Mark => ({ mark: 'line', from: a.at, to: b.at, stroke: { colour: greys.ink, width: 2.2 } })
  const bottom = room.y + room.height
  return [
    ...headMarks(course, room, lang),
    ...bandMarks(rows, axes),
    ...gridMarks(scale.ticks, axes),
    ...read.slice(1).flatMap((reading, i) => (read[i] ? [line(read[i], reading)] : [])),
    ...read.flatMap(reading => dotMarks(reading, axes)),
    ...valueMarks({
      labels: labelled.flatMap(reading => {
        const record = reading && records[reading.i]
        return reading && record ? [{ at: reading.at, words: valueWords(reading.row, record), bar: barAt(reading) }] : []
      }),
      dots: read.map(({ at }) => at),
      bars: read.flatMap(reading => barAt(reading) ?? []),
      room: { left: axes.left, right: room.x + room.width, top: room.y + frame.top - 22, bottom: bottom - frame.bottom },
    }),
    ...records.map((record, i) =>
      text(String(record.number), axes.x(i), bottom - 12, { size: sizes.smallest, weight: 600, align: 'middle' }),
    ),
  ]
}
