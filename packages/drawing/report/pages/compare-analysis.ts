import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { Lang } from '@sella/ceph/words'
import type { Mark, Scene } from '../../scene/scene'
import { wrapped } from '../../scene/text-width'
import { classColours } from '../../tracing/colours'
import { shortItemName } from '../../tracing/short-names'
import { scaleMark, starText } from '../../tracing/value-text'
import { tableRow } from '../cells'
import { changeMark, floorNote, type Span, spanOf, spanText } from '../compare-change'
import { groupMarks, referenceMarks, sexOfNorms } from '../compare-norms'
import { scaleTexts } from '../compare-scales'
import { signsOf } from '../compare-signs'
import { compareSentences, compareWords } from '../compare-words'
import type { ComparedRecord, Comparison } from '../comparison'
import { recordText } from '../date-text'
import { deviationGeometry } from '../deviation-geometry'
import { headMarks } from '../frame'
import { guessedSign } from '../guessed'
import { laterPageRows, rowHeight } from '../paginate'
import { greys, headBottom, inner, pageOf, sizes } from '../paper'
import { numberMarks } from '../record-numbers'
import { analysisText } from '../sentences'
import { byCategory } from '../table'
import { rule, text } from '../type'
import { categoryWords, missingWords, reportWords } from '../words'

/** Specification section 9, second variant (1665 in all): each record takes 210, the chart the rest. */
const widths = { category: 150, item: 485, reference: 275, value: 210 } as const
/** More records than these leave no room for the chart; they go on to further pages. */
const mostRecords = 3
const table = 'values'
const rowsTop = headBottom + 76

const units = { degree: '°', mm: 'mm', percent: '%', '': '' } as const
const itemLeft = inner.left + widths.category
const valuesLeft = itemLeft + widths.item + widths.reference
const valueLeft = (at: number): number => valuesLeft + at * widths.value

/** Room left and right of the chart for the dots. */
const padding = 12

interface Chart {
  readonly left: number
  readonly width: number
}

const chartOf = (records: readonly ComparedRecord[]): Chart => {
  const left = valueLeft(records.length) + 15
  return { left, width: inner.right - left }
}

/** A name, and under it how the value changed. */
const nameMarks = (row: EvaluationRow, middle: number, { span, lang }: { readonly span: Span | null; readonly lang: Lang }) => {
  const maxWidth = widths.item - 20
  const name = text(shortItemName(row.name, lang), itemLeft, span ? middle - 13 : middle, {
    size: sizes.body,
    weight: 600,
    maxWidth,
  })
  return span ? [name, changeMark(span, row.item, { x: itemLeft, y: middle + 20, maxWidth })] : [name]
}

/** In which order the dots of a row stand under each other: on a grey page their colours are no help. */
const orderText = (records: readonly ComparedRecord[]): string | null => {
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last || first === last) return null
  return compareSentences.order[first.input.lang](first.number, last.number)
}

const headRow = (records: readonly ComparedRecord[], span: Span | null): readonly Mark[] => {
  const lang = records[0]?.input.lang ?? 'zh'
  const y = headBottom + 38
  const chart = chartOf(records)
  const middle = chart.left + chart.width / 2
  const order = orderText(records)
  const small = { size: sizes.small, colour: greys.quiet } as const
  const heads = records.map((record, i): readonly Mark[] => {
    const [date = '', stage = ''] = recordText(record.input).split(' ')
    const x = valueLeft(i) + 40
    const group = groupMarks(record, x - 34, y + 19, widths.value - 10)
    const [above, beneath] = group.length > 0 ? [y - 22, y - 1] : [y - 14, y + 14]
    return [
      ...numberMarks(record, { x: x - 20, y: above }),
      text(date, x, above, { size: sizes.smallest, weight: 600, maxWidth: widths.value - 44 }),
      text(stage, x, beneath, { size: sizes.smallest, colour: greys.quiet, maxWidth: widths.value - 44 }),
      ...group,
    ]
  })
  const least = { size: sizes.smallest, colour: greys.quiet } as const
  const cells = [
    [text(reportWords.category[lang], inner.left, y, small)],
    [
      text(reportWords.item[lang], itemLeft, span ? y - 14 : y, small),
      ...(span ? [text(spanText(span, lang), itemLeft, y + 14, { ...least, maxWidth: widths.item - 20 })] : []),
    ],
    [text(reportWords.reference[lang], valuesLeft - 25, y, { ...small, align: 'end' })],
    ...heads,
    [
      text('± 3 SD', middle, order ? y - 14 : y, { ...least, align: 'middle' }),
      ...(order ? [text(order, middle, y + 14, { ...least, align: 'middle' })] : []),
    ],
  ]
  return [...tableRow({ table, row: 0, names: 'head' }, cells), rule(rowsTop - 4, greys.ink, 3)]
}

const rowIn = ({ measured }: ComparedRecord, item: string): EvaluationRow | undefined =>
  measured.rows.find(each => each.item === item)

const valueMarks = (
  row: EvaluationRow | undefined,
  left: number,
  middle: number,
  { measured, guessed, input: { lang } }: ComparedRecord,
): readonly Mark[] => {
  if (!row) return []
  const right = left + 138
  if (row.reading.status === 'missing')
    return [
      text(row.shown, right, middle - 10, { size: sizes.body, colour: greys.faint, align: 'end' }),
      text(missingWords[row.reading.why][lang], right + 40, middle + 18, {
        ...{ size: sizes.smallest, colour: greys.faint, align: 'end', maxWidth: widths.value - 34 },
      }),
    ]
  const colour = classColours.light[row.class]
  const sign = { size: sizes.smallest, colour: greys.faint } as const
  return [
    text(`${scaleMark(row.unit, measured.calibration)}${row.shown}`, right, middle, {
      ...{ size: sizes.body, weight: 600, colour, align: 'end', maxWidth: 138 },
    }),
    text(units[row.unit], right + 5, middle, sign),
    text(starText(row.stars), right + 5, middle + 26, { size: sizes.smallest, colour }),
    ...(guessed.has(row.item) ? [text(guessedSign[lang], right, middle + 26, { ...sign, align: 'end' })] : []),
  ]
}

/** Each record's dot on one scale, in its own colour; open where it lies beyond the chart. */
const dots = (row: EvaluationRow, records: readonly ComparedRecord[], chart: Chart, middle: number): readonly Mark[] =>
  records.flatMap((record, i): readonly Mark[] => {
    const { colour } = record
    const own = rowIn(record, row.item)
    if (!own?.norm || own.reading.status !== 'read') return []
    const { mean, sd } = own.norm
    const place = deviationGeometry({ value: own.reading.value, mean, sd, error: null, width: chart.width, padding })?.dot
    if (!place) return []
    const at = { x: chart.left + place.at, y: middle + (i - (records.length - 1) / 2) * 18 }
    return [{ mark: 'dot', at, radius: 8, fill: place.clamped ? greys.white : colour, stroke: { colour, width: 3 } }]
  })

/** Band of one SD, ticks at 1 2 3 SD and the mean; nothing where the norm has no spread. */
const ground = (row: EvaluationRow, chart: Chart, middle: number): readonly Mark[] => {
  const norm = row.norm
  const place = norm && deviationGeometry({ value: null, ...norm, error: null, width: chart.width, padding })
  if (!place) return []
  const upright = (along: number, half: number, colour: string, width: number): Mark => {
    const x = chart.left + along
    return { mark: 'line', from: { x, y: middle - half }, to: { x, y: middle + half }, stroke: { colour, width } }
  }
  const { from, to } = place.band
  return [
    { mark: 'box', x: chart.left + from, y: middle - 30, width: to - from, height: 60, fill: greys.band, radius: 5 },
    ...place.ticks.map(tick => upright(tick, 8, greys.tick, 1.5)),
    upright(place.mean, 32, greys.quiet, 2),
  ]
}

interface Group {
  readonly group: readonly ComparedRecord[]
  /** Between which of them the changes lie; null for a single record. */
  readonly span: Span | null
  readonly scales: ScaleCheck
}

const rowMarks = (
  row: EvaluationRow,
  at: { readonly number: number; readonly top: number; readonly opens: boolean; readonly closes: boolean },
  { group: of, span }: Omit<Group, 'scales'>,
) => {
  const middle = at.top + rowHeight / 2
  const [first] = of
  if (!first) return []
  const { lang } = first.input
  const chart = chartOf(of)
  const category = at.opens ? wrapped(categoryWords(row.category)[lang], widths.category - 12, sizes.small).slice(0, 2) : []
  const line = rule(at.top + rowHeight, at.closes ? greys.category : greys.hairline, at.closes ? 2 : 1.5)
  const cells = [
    category.map((words, i) =>
      text(words, inner.left, middle + (i - (category.length - 1) / 2) * 25, { size: sizes.small, colour: greys.text }),
    ),
    nameMarks(row, middle, { span, lang }),
    referenceMarks(row.item, of, { right: valuesLeft - 25, middle, height: rowHeight }),
    ...of.map((record, i) => valueMarks(rowIn(record, row.item), valueLeft(i), middle, record)),
    [...ground(row, chart, middle), ...dots(row, of, chart, middle)],
  ]
  return [
    ...tableRow({ table, row: at.number, names: 1 }, cells),
    at.closes ? line : { ...line, from: { ...line.from, x: itemLeft } },
  ] satisfies readonly Mark[]
}

const pageRows = (rows: readonly EvaluationRow[], of: Group): readonly Mark[] =>
  rows.flatMap((row, i) => {
    const [before, next] = [rows[i - 1], rows[i + 1]]
    const opens = before?.category !== row.category
    return rowMarks(row, { number: i + 1, top: rowsTop + i * rowHeight, opens, closes: next?.category !== row.category }, of)
  })

const inGroups = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

const page = (name: string, rows: readonly EvaluationRow[], of: Group): Scene => {
  const [first] = of.group
  if (!first) return pageOf([])
  const { input } = first
  const { lang } = input
  return pageOf([
    ...headMarks({
      title: compareWords.analysis[lang],
      subtitle: name,
      right: [input.patient.name, analysisText(input), sexOfNorms(first)].join(' · '),
    }),
    ...headRow(of.group, of.span),
    ...pageRows(rows, of),
    ...(of.span
      ? floorNote(of.span, rowsTop + rows.length * rowHeight, [
          ...scaleTexts(of.scales, lang),
          ...signsOf(
            rows.map(row => row.item),
            of.group,
          ),
        ])
      : []),
  ])
}

/** So many rows at most; of more, each page has about as many as the others, so that none is left with a row or two. */
const evenShare = (count: number, rows: number): number => Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / rows))))

/** Three at most beside each other; of more, each further page begins with the first again, to which its last is compared. */
const groupsOf = (records: readonly ComparedRecord[]): readonly (readonly ComparedRecord[])[] => {
  const [first] = records
  if (!first || records.length <= mostRecords) return [records]
  return [records.slice(0, mostRecords), ...inGroups(records.slice(mostRecords), mostRecords - 1).map(group => [first, ...group])]
}

/**
 * The values of the scheme's records beside each other, each judged by the norms of its own day, 28 rows on a page at most, or as
 * many as are asked for; no row is lost. The change on a page is between its own first and last record.
 */
export const compareAnalysisPages = ({ name, records, scales }: Comparison, mostRows = laterPageRows): readonly Scene[] =>
  groupsOf(records).flatMap(group => {
    const of = { group, span: spanOf(group), scales }
    const rows = byCategory(group[0]?.measured.rows ?? [])
    return inGroups(rows, evenShare(rows.length, mostRows)).map(some => page(name, some, of))
  })
