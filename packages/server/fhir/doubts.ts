import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import { isUnconfirmed } from '../exchange/unconfirmed'
import type { RecordFacts } from './facts'
import { labelled, listed, fhirWords as words } from './words'

/** Why a value is not yet final; empty where it is. */
export const doubtsOf = ({ estimatedPoints }: MeasuredRow, of: RecordFacts, lang: Lang): readonly string[] => [
  ...(of.record.awaits_review === 1 ? [words.awaitsReview[lang]] : []),
  ...(isUnconfirmed(of.record, of.tracing) ? [words.unconfirmedTracing[lang]] : []),
  ...(estimatedPoints.length > 0 ? [labelled(words.onEstimated, listed(estimatedPoints, lang), lang)] : []),
]

/** Preliminary as long as there is any doubt about a value. */
export const statusOf = (row: MeasuredRow, of: RecordFacts): 'final' | 'preliminary' =>
  doubtsOf(row, of, 'en').length > 0 ? 'preliminary' : 'final'
