import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { sideOf } from '@sella/ceph/analysis/finding'
import type { Point } from '@sella/ceph/geometry/point'
import { type Unit, unitSigns } from '@sella/ceph/unit'
import type { Mark, Scene } from '../scene/scene'
import { fitted } from '../scene/text-width'
import { lineKind } from '../tracing/record-lines'
import { shortItemName } from '../tracing/short-names'
import { polygonAlternative } from './alternatives'
import { ofWhomNorms, referenceMarks } from './compare-norms'
import type { ComparedRecord } from './comparison'
import { recordText } from './date-text'
import { deviationGeometry } from './deviation-geometry'
import { headMarks } from './frame'
import { guessedSign } from './guessed'
import { footRule, greys, headBottom, inner, pageOf, paper, sizes } from './paper'
import { normEnd, type PolygonChart, polygonChart, polygonValue } from './polygon-chart'
import { lineSample, ringMarks } from './result/record-rings'
import { analysisText } from './sentences'
import { byCategory } from './table'
import { figure, paragraph, rule, runs, text } from './type'
import { categoryWords } from './words'

/** The data of a record: its values against the norms of its own date. */
export type PolygonRecord = Pick<ComparedRecord, 'input' | 'measured' | 'colour' | 'number' | 'guessed'>

const words = {
  title: { zh: '偏差多边形', en: 'Wigglegram' },
  note: {
    zh: '每行为一项测量，折线连接各记录距其参考值的偏差（单位 SD，按记录当日的参考值）；灰带为 ±1 SD。无值或无 SD 的项目处折线断开；空心点在 ±3.3 SD 之外。线型与编号区分记录。',
    en: 'A row is a measurement; the lines join how far each record lies from its norm, in SD of the norm of its own day. Grey: ±1 SD. A line breaks where there is no value or no SD; open dots lie beyond ±3.3 SD. Line kinds and numbers tell the records apart.',
  },
} as const

/** Page units per stroke pixel of the line kinds. */
const pixel = 2.1
const legendLeading = 44
const [headRoom, tallest, least] = [64, 110, 34]

/** Row height of a polygon that shares its page. */
export const snugRow = 64

interface Placed {
  readonly at: Point
  readonly clamped: boolean
}

/** Position of a value in its row; null where the line is interrupted. */
const placeOf = (row: EvaluationRow | undefined, y: number, { left, width, padding }: PolygonChart): Placed | null => {
  if (!row?.norm || row.reading.status !== 'read') return null
  const { mean, sd } = row.norm
  const dot = deviationGeometry({ value: row.reading.value, mean, sd, error: null, width, padding })?.dot
  return dot ? { at: { x: left + dot.at, y }, clamped: dot.clamped !== null } : null
}

/** Whether it lies outside its norm, as the table judges it; null where nothing is judged and the line is interrupted. */
const isOutside = (row: EvaluationRow | undefined): boolean | null => {
  const side = row ? sideOf(row) : null
  return side && side !== 'normal'
}

const lineMarks = (record: PolygonRecord, places: readonly (Placed | null)[]): readonly Mark[] => {
  const { colour, number } = record
  const { width: thick, dash } = lineKind(number - 1)
  const stroke = { colour, width: thick * pixel, ...(dash ? { dash: dash.map(each => each * pixel) } : {}) }
  const lines = places.slice(1).flatMap((to, i): readonly Mark[] => {
    const from = places[i]
    return from && to ? [{ mark: 'line', from: from.at, to: to.at, stroke }] : []
  })
  const dots = places.flatMap((place): readonly Mark[] =>
    place
      ? [{ mark: 'dot', at: place.at, radius: 7, fill: place.clamped ? greys.white : colour, stroke: { colour, width: 2.5 } }]
      : [],
  )
  return [...lines, ...dots]
}

const scaleMarks = ({ left, width, padding }: PolygonChart, top: number, bottom: number): readonly Mark[] => {
  const geometry = deviationGeometry({ value: null, mean: 0, sd: 1, error: null, width, padding })
  if (!geometry) return []
  const upright = (along: number, colour: string, thick: number): Mark => ({
    ...{ mark: 'line', from: { x: left + along, y: top }, to: { x: left + along, y: bottom } },
    stroke: { colour, width: thick },
  })
  const names = ['−3', '−2', '−1', '+1', '+2', '+3']
  const named = (along: number, name: string): Mark =>
    text(name, left + along, top - 20, { size: sizes.smallest, colour: greys.quiet, align: 'middle' })
  const { from, to } = geometry.band
  return [
    { mark: 'box', x: left + from, y: top, width: to - from, height: bottom - top, fill: greys.band },
    ...geometry.ticks.flatMap((tick, i) => [upright(tick, greys.hairline, 1.5), named(tick, names[i] ?? '')]),
    ...[upright(geometry.mean, greys.quiet, 2), named(geometry.mean, 'SD 0')],
  ]
}

/** `U1-NA` is an angle in one row and a length in the next. */
const unitText = (unit: Unit): string => (unit === '' ? '' : ` ${unitSigns[unit]}`)
const nameMost = 255

const rowMarks = (
  row: EvaluationRow,
  y: number,
  height: number,
  of: { readonly opens: boolean; readonly records: readonly PolygonRecord[]; readonly lang: 'zh' | 'en' },
) => {
  const guessed = of.records.some(record => record.guessed.has(row.item))
  const name = `${shortItemName(row.name, of.lang)}${guessed ? ` ${guessedSign[of.lang]}` : ''}`
  const quiet = { size: sizes.smallest, colour: greys.quiet } as const
  const size = Math.min(sizes.caption, height * 0.62)
  return [
    ...(of.opens ? [text(categoryWords(row.category)[of.lang], inner.left, y, { ...quiet, maxWidth: 216 })] : []),
    runs(
      [
        { text: fitted(name, nameMost, size, 600), colour: greys.ink, weight: 600 },
        { text: unitText(row.unit), colour: greys.quiet },
      ],
      inner.left + 230,
      y,
      { size },
    ),
    ...referenceMarks(row.item, of.records, { right: normEnd(of.records), middle: y, height: height - 4, size: sizes.smallest }),
    ...polygonValue(of.records, row.item, { y, size }),
  ] satisfies readonly Mark[]
}

const legendMarks = (records: readonly PolygonRecord[], top: number): readonly Mark[] =>
  records.flatMap((record, i) => {
    const [x, y] = [inner.left + (i % 4) * (inner.width / 4), top + (Math.floor(i / 4) + 0.5) * legendLeading]
    return [
      ...ringMarks(record, { x: x + 16, y }),
      lineSample(record, { x: x + 40, y }, 62, pixel),
      text(recordText(record.input), x + 116, y, { size: sizes.small, maxWidth: inner.width / 4 - 126 }),
    ]
  })

/** Records of one patient by one analysis, under a common name. */
export interface Polygon {
  readonly name: string
  readonly records: readonly PolygonRecord[]
}

interface Rows {
  readonly rows: readonly EvaluationRow[]
  /** Maximum row height; without it, rows fill half a page of their own. */
  readonly highest: number | undefined
}

const page = ({ name, records }: Polygon, { rows, highest }: Rows, first: PolygonRecord): Scene => {
  const { input } = first
  const { lang } = input
  const chart = polygonChart(records)
  const legendTop = headBottom + 20
  const top = legendTop + Math.ceil(records.length / 4) * legendLeading + headRoom
  const note = { size: sizes.smallest, colour: greys.quiet, leading: 27, maxWidth: inner.width } as const
  const noteTop = footRule - 6 - paragraph(words.note[lang], 0, 0, note).next
  const tall = highest ?? Math.max(tallest, (paper.height / 2 - top) / rows.length)
  const height = Math.min(tall, (noteTop - 24 - top) / Math.max(1, rows.length))
  const middle = (i: number): number => top + (i + 0.5) * height
  const bottom = top + rows.length * height
  return pageOf([
    ...headMarks({
      ...{ title: words.title[lang], subtitle: name },
      right: [input.patient.name, analysisText(input), ofWhomNorms(first)].join(' · '),
    }),
    ...legendMarks(records, legendTop),
    ...scaleMarks(chart, top, bottom),
    ...rows.flatMap((row, i) => [
      ...rowMarks(row, middle(i), height, {
        opens: rows[i - 1]?.category !== row.category,
        records,
        lang,
      }),
      rule(top + (i + 1) * height, greys.hairline, 1.5, { from: inner.left, to: inner.right }),
    ]),
    ...records.flatMap(record => {
      const own = rows.map(row => record.measured.rows.find(({ item }) => item === row.item))
      return figure(
        polygonAlternative(record, own.map(isOutside)),
        lineMarks(
          record,
          own.map((row, i) => placeOf(row, middle(i), chart)),
        ),
      )
    }),
    ...paragraph(words.note[lang], inner.left, Math.min(noteTop, bottom + 40), note).marks,
  ])
}

/** Number of rows that fit on a page without overlapping. */
const perPage = Math.floor((footRule - 90 - headBottom - 20 - 3 * legendLeading - headRoom) / least)

/**
 * The deviation polygon on a page, with rows no higher than given; none if fewer than three items can be placed (two do not make
 * a polygon), or too many.
 */
export const polygonPages = (polygon: Polygon, highest?: number): readonly Scene[] => {
  const [first] = polygon.records
  if (!first) return []
  const rows = byCategory(first.measured.rows).filter(({ norm }) => norm !== null && norm.sd > 0)
  return rows.length < 3 || rows.length > perPage ? [] : [page(polygon, { rows, highest }, first)]
}
