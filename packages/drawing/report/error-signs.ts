import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { isBorderline } from '@sella/ceph/analysis/finding'
import type { Lang } from '@sella/ceph/words'
import { hasChart } from './deviation-chart'
import { legendWords } from './words'

/**
 * How a table shows the errors of its values: bars on the axis of a norm, which cross its limit where a value is borderline;
 * a ± where there is no axis; nothing where no error is stated.
 */
export const errorSigns = (rows: readonly EvaluationRow[], lang: Lang): readonly string[] => {
  const uncertain = rows.filter(({ reading }) => reading.status === 'read' && reading.error !== null)
  const charted = uncertain.filter(hasChart)
  return [
    ...(charted.length === 0 ? [] : [legendWords[charted.some(isBorderline) ? 'whiskerAcross' : 'whisker'][lang]]),
    ...(uncertain.some(row => !hasChart(row)) ? [legendWords.plusMinus[lang]] : []),
  ]
}
