import type { Evaluation, Row } from '@sella/ceph/analysis/analysis'
import type { Lang } from '@sella/ceph/words'
import { categoryWords } from './words'

export interface Finding {
  readonly category: string
  /** What the rows mean, the worst first, each meaning once. */
  readonly meanings: readonly string[]
  /** The rows outside the norm, the worst first. */
  readonly rows: readonly Row[]
}

const spread = (row: Row): number =>
  row.norm && row.norm.sd > 0 && row.difference !== null ? Math.abs(row.difference) / row.norm.sd : 0

const worstFirst = (a: Row, b: Row): number => b.stars - a.stars || spread(b) - spread(a)

/** The rows outside the norm by category, the category with the worst row first. Only what the table of meanings says. */
export const findings = (evaluation: Evaluation, lang: Lang): readonly Finding[] => {
  const outside = evaluation.rows.filter(row => row.class !== 'normal')
  const names = [...new Set([...outside].sort(worstFirst).map(row => row.category))]
  return names.map(category => {
    const rows = outside.filter(row => row.category === category).sort(worstFirst)
    const meanings = [...new Set(rows.map(row => row.meaning?.[lang]).filter(meaning => meaning !== undefined))]
    return { category: categoryWords(category)[lang], meanings, rows }
  })
}
