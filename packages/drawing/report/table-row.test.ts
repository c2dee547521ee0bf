import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { expect, it } from 'vitest'
import type { LabelMark } from '../scene/scene'
import { rowHeight } from './paginate'
import { sizes } from './paper'
import { columnsOf, normColumns } from './table-columns'
import { errorMarks, rowCells } from './table-row'
import { wordsOf } from './testing/labels'
import { reportInput } from './testing/report-input'

const { evaluation } = reportInput('ABO')
const [first] = evaluation.rows
if (!first) throw new Error('ABO has rows')

const middle = 500
const style = {
  ...{ lang: 'zh' as const, calibration: evaluation.calibration, rowHeight, stacked: true, guessed: new Set<string>() },
  norms: normColumns(evaluation.rows),
} as const
/** The name and meaning of a row, above each other. */
const itemOf = (meaning: string): readonly LabelMark[] => {
  const row: EvaluationRow = { ...first, meaning: { zh: meaning, en: meaning } }
  return rowCells(row, { middle, opens: false }, style)[1]?.filter(mark => mark.mark === 'label') ?? []
}

it('a name with nothing below it stands at the middle of its row, as its value does', () => {
  expect(itemOf('').find(label => wordsOf(label) !== '')?.at.y).toBe(middle)
  expect(itemOf('上颌前突')[0]?.at.y).toBeLessThan(middle)
})

it('two lines below a name keep the distance of lines, inside their row', () => {
  const [name, above, below] = itemOf('韩国安氏Ⅰ类、生长结束：男 77.01%，女 74.06%（其标志点未核实，仅供对照；无国人参考值）')
  if (!name || !above || !below) throw new Error('the meaning has two lines')
  expect(below.at.y - above.at.y).toBeGreaterThanOrEqual(1.1 * below.size)
  expect(above.at.y - above.size / 2).toBeGreaterThan(name.at.y + name.size / 2)
  expect(below.at.y + below.size / 2).toBeLessThan(middle + rowHeight / 2)
})

it('a meaning that fits on one line in smaller letters leaves its name where a short one does', () => {
  const short = itemOf('上颌前突')
  const { width } = columnsOf(style.norms).item
  const long = '一'.repeat(Math.floor(width / sizes.smallest))
  const [name, line, ...more] = itemOf(long)
  expect([name?.at.y, line && wordsOf(line), more]).toEqual([short[0]?.at.y, long, []])
  expect(itemOf(`${long}二`)[0]?.at.y).toBeLessThan(short[0]?.at.y ?? 0)
})

it('a category is set smaller before one of its words is divided', () => {
  const linesOf = (category: string): readonly string[] => {
    const marks = rowCells({ ...first, category }, { middle, opens: true }, { ...style, lang: 'en' })[0] ?? []
    return marks.flatMap(mark => (mark.mark === 'label' ? [wordsOf(mark)] : []))
  }
  expect([linesOf('Dentoalveolar'), linesOf('Mandible to Maxilla'), linesOf('Soft Tissue')]).toEqual([
    ...[['Dentoalveolar'], ['Jaw relation'], ['Soft tissue']],
  ])
})

it('an error is rounded as on the screen: once', () => {
  if (first.reading.status !== 'read') throw new Error('the first row has a value')
  const row: EvaluationRow = { ...first, unit: 'mm', reading: { ...first.reading, error: 0.8464 } }
  expect(errorMarks(row, middle, style).flatMap(mark => (mark.mark === 'label' ? [wordsOf(mark)] : []))).toEqual(['±0.8'])
})

it('a difference has the decimals of the screen: two, and three for a ratio, rounded half away from zero', () => {
  const differenceOf = (unit: EvaluationRow['unit'], difference: number): string | undefined => {
    const row: EvaluationRow = { ...first, unit, difference, stars: 0 }
    const marks = rowCells(row, { middle, opens: false }, { ...style, rowHeight: 70 })[4] ?? []
    return marks.flatMap(mark => (mark.mark === 'label' ? [wordsOf(mark)] : []))[0]
  }
  expect([differenceOf('', 0.075), differenceOf('', -0.0305), differenceOf('mm', 1.005), differenceOf('degree', 0)]).toEqual([
    ...['+0.075', '−0.031', '+1.01', '0.00'],
  ])
})
