import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import type { ComparedRecord } from '../comparison'
import { inner, paper } from '../paper'
import { coursesOf } from '../result/course'
import { trendMarks } from '../result/trend'
import { resultWords } from '../result/words'

/** Charts side by side; of more rows than these the first are drawn. */
const mostCharts = 3
const gap = 45
/** Above and below the charts. */
const space = 36
const lowest = 420

/** Charts of a table's first rows over its records, from below the table to the middle of the page or further; and where they end. */
export const trendsBelow = (
  rows: readonly EvaluationRow[],
  group: readonly ComparedRecord[],
  tableEnd: number,
): { readonly marks: readonly Mark[]; readonly end: number } => {
  const items = new Set(rows.map(({ item }) => item))
  const courses = coursesOf(group)
    .filter(({ item, change }) => change !== null && items.has(item))
    .slice(0, mostCharts)
  const [first] = group
  if (!first || courses.length === 0) return { marks: [], end: tableEnd }
  const width = (inner.width - (mostCharts - 1) * gap) / mostCharts
  const height = Math.max(lowest, paper.height / 2 - tableEnd - 2 * space)
  const marks = courses.flatMap((course, i) =>
    trendMarks(course, group, { x: inner.left + i * (width + gap), y: tableEnd + space, width, height }, first.input.lang),
  )
  return { marks, end: tableEnd + height + 2 * space }
}

/** What the charts show, as a sentence. */
export const trendNote = (lang: Lang): string =>
  lang === 'zh' ? `${resultWords.trendNote.zh}。` : `${resultWords.trendNote.en}.`
