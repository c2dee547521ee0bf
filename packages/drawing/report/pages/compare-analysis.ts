import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { Mark, Scene } from '../../scene/scene'
import { wrapped } from '../../scene/text-width'
import { tableRow } from '../cells'
import { floorNote } from '../compare-change'
import { ofWhomNorms, referenceMarks } from '../compare-norms'
import { schemeScaleTexts } from '../compare-scales'
import { signsOf } from '../compare-signs'
import { compareWords } from '../compare-words'
import type { ComparedRecord, Comparison } from '../comparison'
import { headMarks } from '../frame'
import { inGroups } from '../in-groups'
import { laterPageRows, rowHeight } from '../paginate'
import { greys, inner, pageOf, paper, sizes } from '../paper'
import { comparisonInTime } from '../result/facts'
import { analysisText } from '../sentences'
import { type Span, spanOf } from '../span'
import { byCategory } from '../table'
import { rule, text } from '../type'
import { categoryWords } from '../words'
import { nameMarks, valueMarks } from './compare-values-cells'
import { chartOf, dots, ground, rowIn } from './compare-values-chart'
import { headRow } from './compare-values-head'
import { itemLeft, rowsTop, table, valueLeft, valuesLeft, widths } from './compare-values-layout'
import { trendNote, trendsBelow } from './compare-values-trends'

/** More records than these leave no room for the chart; they continue on further pages. */
const mostRecords = 3

interface Group {
  readonly group: readonly ComparedRecord[]
  /** The two records between which the changes lie; null for a single record. */
  readonly span: Span | null
  readonly scales: ScaleCheck
}

interface RowPlace {
  readonly number: number
  readonly top: number
  readonly height: number
  readonly opens: boolean
  readonly closes: boolean
}

const rowMarks = (row: EvaluationRow, at: RowPlace, { group: of, span }: Omit<Group, 'scales'>) => {
  const middle = at.top + at.height / 2
  const [first] = of
  if (!first) return []
  const { lang } = first.input
  const chart = chartOf(of)
  const category = at.opens ? wrapped(categoryWords(row.category)[lang], widths.category - 12, sizes.small).slice(0, 2) : []
  const line = rule(at.top + at.height, at.closes ? greys.category : greys.hairline, at.closes ? 2 : 1.5)
  const cells = [
    category.map((words, i) =>
      text(words, inner.left, middle + (i - (category.length - 1) / 2) * 25, { size: sizes.small, colour: greys.text }),
    ),
    nameMarks(row, middle, { span, lang }),
    referenceMarks(row.item, of, { right: valuesLeft - 25, middle, height: at.height }),
    ...of.map((record, i) => valueMarks(rowIn(record, row.item), valueLeft(i), middle, record)),
    [...ground(row, chart, middle), ...dots(row, of, chart, middle)],
  ]
  return [
    ...tableRow({ table, row: at.number, names: 1 }, cells),
    at.closes ? line : { ...line, from: { ...line.from, x: itemLeft } },
  ] satisfies readonly Mark[]
}

const pageRows = (rows: readonly EvaluationRow[], height: number, of: Group): readonly Mark[] =>
  rows.flatMap((row, i) => {
    const [before, next] = [rows[i - 1], rows[i + 1]]
    const opens = before?.category !== row.category
    const closes = next?.category !== row.category
    return rowMarks(row, { number: i + 1, top: rowsTop + i * height, height, opens, closes }, of)
  })

interface Rows {
  readonly rows: readonly EvaluationRow[]
  readonly height: number
  /** Whether charts of the rows stand below them. */
  readonly trends: boolean
}

const page = (name: string, { rows, height, trends }: Rows, of: Group): Scene => {
  const [first] = of.group
  if (!first) return pageOf([])
  const { input } = first
  const { lang } = input
  const tableEnd = rowsTop + rows.length * height
  const { marks: charts, end } = trends ? trendsBelow(rows, of.group, tableEnd) : { marks: [], end: tableEnd }
  return pageOf([
    ...headMarks({
      title: compareWords.analysis[lang],
      subtitle: name,
      right: [input.patient.name, analysisText(input), ofWhomNorms(first)].join(' · '),
    }),
    ...headRow(of.group, of.span),
    ...pageRows(rows, height, of),
    ...charts,
    ...(of.span
      ? floorNote(of.span, end, [
          ...(charts.length > 0 ? [trendNote(lang)] : []),
          ...schemeScaleTexts({ scales: of.scales, records: of.group }, lang),
          ...signsOf(
            rows.map(row => row.item),
            of.group,
          ),
        ])
      : []),
  ])
}

/** At most this many rows; beyond it, rows are spread evenly over the pages, so that none is left with a row or two. */
const evenShare = (count: number, rows: number): number => Math.max(1, Math.ceil(count / Math.max(1, Math.ceil(count / rows))))

/** At most three side by side; beyond that, each further page repeats the first record, with which its last is compared. */
const groupsOf = (records: readonly ComparedRecord[]): readonly (readonly ComparedRecord[])[] => {
  const [first] = records
  if (!first || records.length <= mostRecords) return [records]
  return [records.slice(0, mostRecords), ...inGroups(records.slice(mostRecords), mostRecords - 1).map(group => [first, ...group])]
}

interface Layout {
  /** The most rows on a page. */
  readonly mostRows: number
  /** Height of the rows of a page with so many; `last`: no further records follow. */
  readonly heightOf: (rows: number, last: boolean) => number
  readonly trends?: boolean
}

const pagesBy = (comparison: Comparison, { mostRows, heightOf, trends = false }: Layout): readonly Scene[] => {
  const { name, records, scales } = comparisonInTime(comparison)
  const groups = groupsOf(records)
  return groups.flatMap((group, i) => {
    const of = { group, span: spanOf(group), scales }
    const rows = byCategory(group[0]?.measured.rows ?? [])
    return inGroups(rows, evenShare(rows.length, mostRows)).map(some =>
      page(name, { rows: some, height: heightOf(some.length, i === groups.length - 1), trends }, of),
    )
  })
}

/**
 * The values of the scheme's records side by side by date, each judged by the norms of its own date, at most 28 rows on a page,
 * or as many as requested; no row is lost. The change on a page is between its own earliest and latest record.
 */
export const compareAnalysisPages = (comparison: Comparison, mostRows = laterPageRows): readonly Scene[] =>
  pagesBy(comparison, { mostRows, heightOf: () => rowHeight })

/** Rows in which nothing touches; higher ones look like a form to be filled in. */
const [lowest, highest] = [66, 170]

/** The height at which so many rows and the note below them reach the middle of the page. */
const halfPageHeight = (rows: number): number =>
  Math.min(highest, Math.max(rowHeight, Math.ceil((paper.height / 2 - rowsTop - 40) / Math.max(1, rows))))

/** With lower rows, so that more tables share a page, or higher ones, on the last page alone or on all; of few rows with charts. */
export const fullerAnalysisPages: readonly ((comparison: Comparison) => readonly Scene[])[] = [
  comparison => pagesBy(comparison, { mostRows: laterPageRows, heightOf: () => lowest }),
  comparison =>
    pagesBy(comparison, { mostRows: laterPageRows, heightOf: (rows, last) => (last ? halfPageHeight(rows) : rowHeight) }),
  comparison => pagesBy(comparison, { mostRows: laterPageRows, heightOf: halfPageHeight }),
  comparison => pagesBy(comparison, { mostRows: laterPageRows, heightOf: () => rowHeight, trends: true }),
]
