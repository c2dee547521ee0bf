import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Lang } from '@sella/ceph/words'
import { hasChart } from './deviation-chart'
import { legendWords } from './words'

/** How a table shows the errors of its values: bars on the axis of a norm, a ± where there is none; nothing where none is stated. */
export const errorSigns = (rows: readonly EvaluationRow[], lang: Lang): readonly string[] => {
  const uncertain = rows.filter(({ reading }) => reading.status === 'read' && reading.error !== null)
  return [
    ...(uncertain.some(hasChart) ? [legendWords.whisker[lang]] : []),
    ...(uncertain.some(row => !hasChart(row)) ? [legendWords.plusMinus[lang]] : []),
  ]
}
