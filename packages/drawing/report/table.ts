import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark } from '../scene/scene'
import { tableRow } from './cells'
import { chartScale, deviationChart } from './deviation-chart'
import { rowHeight } from './paginate'
import { greys, inner, sizes } from './paper'
import { columns, roomyRow, rowCells } from './table-row'
import type { TableStyle } from './table-style'
import { rule, text } from './type'
import { reportWords } from './words'

const table = 'values'

/** The column heads, with the middle of their letters at `y`. */
export const tableHead = ({ lang, rowHeight: height }: TableStyle, y: number): readonly Mark[] => {
  const small = { size: sizes.small, colour: greys.quiet } as const
  const scale = chartScale(columns.chart.left, columns.chart.width).map(({ x, deviations }) => {
    const name =
      deviations === 0
        ? reportWords.mean[lang]
        : `${deviations < 0 ? '−' : '+'}${Math.abs(deviations)}${deviations === 3 ? ' SD' : ''}`
    return text(name, x, y, { ...small, size: sizes.smallest, align: 'middle' })
  })
  const cells = [
    [text(reportWords.category[lang], inner.left, y, small)],
    [text(reportWords.item[lang], columns.item.left, y, small)],
    [text(reportWords.reference[lang], columns.reference.right, y, { ...small, align: 'end' })],
    [text(reportWords.value[lang], columns.value.right, y, { ...small, align: 'end' })],
    height < roomyRow ? [] : [text(reportWords.difference[lang], columns.stars.left, y, { ...small, size: sizes.smallest })],
    scale,
  ]
  return [...tableRow({ table, row: 0, names: 'head' }, cells), rule(y + 31, greys.ink, 3)]
}

/** The rows from `top` down; each category is named at its first row on the page. */
export const tableRows = (rows: readonly EvaluationRow[], top: number, style: TableStyle): readonly Mark[] =>
  rows.flatMap((row, i) => {
    const from = top + i * style.rowHeight
    const middle = from + style.rowHeight / 2
    const place = { ...columns.chart, middle, scale: Math.min(1, style.rowHeight / rowHeight) }
    const opens = i === 0 || rows[i - 1]?.category !== row.category
    const next = rows[i + 1]
    const closes = next === undefined || next.category !== row.category
    const line = rule(from + style.rowHeight, closes ? greys.category : greys.hairline, closes ? 2 : 1.5)
    const ends = closes ? line : { ...line, from: { ...line.from, x: columns.item.left } }
    const cells = [...rowCells(row, { middle, opens }, style), deviationChart(row, place)]
    return [...tableRow({ table, row: i + 1, names: 1 }, cells), ends]
  })

/** Rows grouped by category, categories in order of first appearance. */
export const byCategory = (rows: readonly EvaluationRow[]): readonly EvaluationRow[] =>
  [...new Set(rows.map(row => row.category))].flatMap(category => rows.filter(row => row.category === category))
