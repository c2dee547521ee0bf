import type { EvaluationRow, Finding } from './analysis'
import { findingsOf, planeOf } from './findings'

/**
 * The findings that remain if values are withheld; `rows` are the others. A plane with a withheld value is not called normal,
 * because that value might not be.
 */
export const findingsWithout = (withheld: readonly EvaluationRow[], rows: readonly EvaluationRow[]): readonly Finding[] => {
  const unknown = new Set(withheld.map(planeOf))
  return findingsOf(rows).filter(({ kind, plane }) => kind !== 'normal' || !unknown.has(plane))
}
