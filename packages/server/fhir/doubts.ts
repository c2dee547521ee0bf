import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import type { RecordFacts } from './facts'
import { labelled, listed, fhirWords as words } from './words'

/** Whether there are points, none of which was set or confirmed by hand, and no orthodontist has approved them. */
const isUnconfirmed = ({ tracing, record }: RecordFacts): boolean =>
  record.approved_name === null && Object.values(tracing.points).every(point => point?.origin !== 'manual')

/** Why a value is not yet final; empty where it is. */
export const doubtsOf = ({ estimatedPoints }: MeasuredRow, of: RecordFacts, lang: Lang): readonly string[] => [
  ...(of.record.awaits_review === 1 ? [words.awaitsReview[lang]] : []),
  ...(isUnconfirmed(of) ? [words.unconfirmedTracing[lang]] : []),
  ...(estimatedPoints.length > 0 ? [labelled(words.onEstimated, listed(estimatedPoints, lang), lang)] : []),
]

/** Preliminary as long as there is any doubt about a value. */
export const statusOf = (row: MeasuredRow, of: RecordFacts): 'final' | 'preliminary' =>
  doubtsOf(row, of, 'en').length > 0 ? 'preliminary' : 'final'
