import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { spanText } from '../compare-change'
import { groupMarks } from '../compare-norms'
import { compareSentences } from '../compare-words'
import type { ComparedRecord } from '../comparison'
import { recordText } from '../date-text'
import { greys, headBottom, inner, sizes } from '../paper'
import { numberMarks } from '../record-numbers'
import type { Span } from '../span'
import { rule, text } from '../type'
import { reportWords } from '../words'
import { chartOf } from './compare-values-chart'
import { itemLeft, rowsTop, table, valueLeft, valuesLeft, widths } from './compare-values-layout'

/** The vertical order of a row's dots: on a grey page their colours are no help. */
const orderText = (records: readonly ComparedRecord[]): string | null => {
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last || first === last) return null
  return compareSentences.order[first.input.lang](first.number, last.number)
}

/** The head of the table: the columns, each record with its date and stage, and the scale of the chart. */
export const headRow = (records: readonly ComparedRecord[], span: Span | null): readonly Mark[] => {
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
