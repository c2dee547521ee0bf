import type { Evaluation, EvaluationRow } from '@sella/ceph/analysis/analysis'
import { inDecimals, signedInDecimals } from '@sella/ceph/measure/display'

export type Order = 'grouped' | 'deviation'

export interface Group {
  /** Null if rows are not grouped. */
  readonly category: string | null
  readonly rows: readonly EvaluationRow[]
}

/** How many SD the value is from the mean; missing values and items without a norm are sorted last. */
export const deviationOf = (row: EvaluationRow): number => {
  if (row.difference === null || row.norm === null) return -1
  return row.norm.sd > 0 ? Math.abs(row.difference) / row.norm.sd : 0
}

/** Rows by category in order of first appearance, or all by deviation, worst first. */
export const groupsOf = (rows: readonly EvaluationRow[], order: Order): readonly Group[] => {
  if (order === 'deviation') return [{ category: null, rows: [...rows].sort((a, b) => deviationOf(b) - deviationOf(a)) }]
  const categories = [...new Set(rows.map(row => row.category))]
  return categories.map(category => ({ category, rows: rows.filter(row => row.category === category) }))
}

export const isRead = (row: EvaluationRow): boolean => row.reading.status === 'read'

export const countOff = (evaluation: Evaluation): number =>
  evaluation.rows.filter(row => isRead(row) && row.class !== 'normal').length

export const countRead = (evaluation: Evaluation): number => evaluation.rows.filter(isRead).length

/** A signed number for display: U+2212 for minus, a plus where it states a direction. */
export const signed = (value: number, digits = 1): string => signedInDecimals(value, digits)

/** A number for display without a plus sign. */
export const plain = (value: number, digits = 1): string => inDecimals(value, digits)
