import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark } from '../scene/scene'
import { tableRow } from './cells'
import { chartScale, deviationChart, hasChart } from './deviation-chart'
import { rowHeight } from './paginate'
import { greys, inner, sizes } from './paper'
import { columnsOf } from './table-columns'
import { errorMarks, roomyRow, rowCells } from './table-row'
import type { TableStyle } from './table-style'
import { rule, text } from './type'
import { reportWords } from './words'

const table = 'values'

/** The heads of the axis, or of the errors where there is none. */
const lastHead = ({ lang, norms }: TableStyle, y: number): readonly Mark[] => {
  const set = { size: sizes.smallest, colour: greys.quiet } as const
  const { left, width } = columnsOf(norms).chart
  if (!norms.charted) return norms.uncertain ? [text(reportWords.error[lang], left, y, set)] : []
  return chartScale(left, width).map(({ x, deviations }) => {
    const name =
      deviations === 0
        ? reportWords.mean[lang]
        : `${deviations < 0 ? '−' : '+'}${Math.abs(deviations)}${deviations === 3 ? ' SD' : ''}`
    return text(name, x, y, { ...set, align: 'middle' })
  })
}

/** The column heads, with the middle of their letters at `y`; without a norm there is neither reference nor axis. */
export const tableHead = (style: TableStyle, y: number): readonly Mark[] => {
  const { lang, rowHeight: height, norms } = style
  const small = { size: sizes.small, colour: greys.quiet } as const
  const at = columnsOf(norms)
  const difference = text(reportWords.difference[lang], at.stars.left, y, { ...small, size: sizes.smallest })
  const cells = [
    [text(reportWords.category[lang], inner.left, y, small)],
    [text(reportWords.item[lang], at.item.left, y, small)],
    norms.judged ? [text(reportWords.reference[lang], at.reference.right, y, { ...small, align: 'end' })] : [],
    [text(reportWords.value[lang], at.value.right, y, { ...small, align: 'end' })],
    norms.judged && height >= roomyRow ? [difference] : [],
    lastHead(style, y),
  ]
  return [...tableRow({ table, row: 0, names: 'head' }, cells), rule(y + 31, greys.ink, 3)]
}

/** The rows from `top` down; each category is named at its first row on the page. */
export const tableRows = (rows: readonly EvaluationRow[], top: number, style: TableStyle): readonly Mark[] =>
  rows.flatMap((row, i) => {
    const from = top + i * style.rowHeight
    const middle = from + style.rowHeight / 2
    const columns = columnsOf(style.norms)
    const place = { ...columns.chart, middle, scale: Math.min(1, style.rowHeight / rowHeight) }
    const opens = i === 0 || rows[i - 1]?.category !== row.category
    const next = rows[i + 1]
    const closes = next === undefined || next.category !== row.category
    const line = rule(from + style.rowHeight, closes ? greys.category : greys.hairline, closes ? 2 : 1.5)
    const ends = closes ? line : { ...line, from: { ...line.from, x: columns.item.left } }
    const cells = [
      ...rowCells(row, { middle, opens }, style),
      hasChart(row) ? deviationChart(row, place) : errorMarks(row, middle, style),
    ]
    return [...tableRow({ table, row: i + 1, names: 1 }, cells), ends]
  })

/** Rows grouped by category, categories in order of first appearance. */
export const byCategory = (rows: readonly EvaluationRow[]): readonly EvaluationRow[] =>
  [...new Set(rows.map(row => row.category))].flatMap(category => rows.filter(row => row.category === category))
