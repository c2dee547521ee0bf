import { NO_VALUE } from '../measure/display'
import type { WhyMissing } from '../measure/reading'
import type { Evaluation } from './analysis'
import { findingsWithout } from './findings-without'

type EvaluatedRow = Evaluation['rows'][number]

const isLength = ({ unit, reading }: EvaluatedRow): boolean => unit === 'mm' && reading.status !== 'missing'

const withheld = (row: EvaluatedRow, why: WhyMissing): EvaluatedRow => ({
  ...row,
  reading: { status: 'missing', why, needs: [] },
  ...{ shown: NO_VALUE, difference: null, class: 'normal', stars: 0, uncertain: false, meaning: null, label: null },
})

/** The rows without lengths, and why they have none; angles and ratios remain, with the findings based on them. */
export const lengthsWithheld = <T extends Evaluation>(evaluation: T, why: WhyMissing): T => {
  const lengths = evaluation.rows.filter(isLength)
  if (lengths.length === 0) return evaluation
  const rows = evaluation.rows.map(row => (isLength(row) ? withheld(row, why) : row))
  return { ...evaluation, rows, findings: findingsWithout(lengths, rows) }
}
