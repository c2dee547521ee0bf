import type { Words } from '../words'
import type { Evaluation, EvaluationRow } from './analysis'
import { findingsWithout } from './findings-without'

/** Stands in place of a meaning. */
const notJudged: Words = { zh: '比例为推定，不作判断', en: 'Scale assumed: not judged' }

/** Whether a row has a length by a scale that was assumed, and is not judged for that. */
export const isByAssumedScale = ({ meaning }: Pick<EvaluationRow, 'meaning'>): boolean => meaning?.en === notJudged.en

const isLength = ({ unit, reading }: EvaluationRow): boolean => unit === 'mm' && reading.status === 'read'

const unjudged = (row: EvaluationRow): EvaluationRow => ({
  ...row,
  ...{ norm: null, difference: null, class: 'normal', stars: 0, uncertain: false, meaning: notJudged },
})

/**
 * What may be shown of a film whose scale nobody gave: lengths that take S-Na for 71.8 mm keep their values, which are marked as
 * approximate wherever they are drawn, but have no norm, class or finding: on screen, and on the paper of a doctor who asked for them.
 * By how much that scale is wrong for this patient is not known, so it is in no standard error; tables and list have no such lengths
 * at all, and findings must not differ between them, paper and screen. Any other evaluation is returned as it is.
 */
export const withoutAssumedJudgements = <T extends Evaluation>(evaluation: T): T => {
  const lengths = evaluation.calibration.provenance === 'assumed' ? evaluation.rows.filter(isLength) : []
  if (lengths.length === 0) return evaluation
  const others = evaluation.rows.filter(row => !isLength(row))
  return {
    ...evaluation,
    rows: evaluation.rows.map(row => (isLength(row) ? unjudged(row) : row)),
    findings: findingsWithout(lengths, others),
  }
}
