import type { MeasuredRow } from '@sella/ceph/tabulate/measured'
import type { Lang } from '@sella/ceph/words'
import type { RecordFacts } from './facts'
import { fhirWords as words } from './words'

/** Points there are, none of which a hand set or confirmed, and no orthodontist approved them as they are. */
const isUnconfirmed = ({ tracing, record }: RecordFacts): boolean =>
  record.approved_name === null && Object.values(tracing.points).every(point => point?.origin !== 'manual')

/** Why a value is not final yet; empty where it is. */
export const doubtsOf = ({ estimatedPoints }: MeasuredRow, of: RecordFacts, lang: Lang): readonly string[] => [
  ...(of.record.awaits_review === 1 ? [words.awaitsReview[lang]] : []),
  ...(isUnconfirmed(of) ? [words.unconfirmedTracing[lang]] : []),
  ...(estimatedPoints.length > 0 ? [`${words.onEstimated[lang]}: ${estimatedPoints.join(', ')}`] : []),
]

/** Preliminary while anything speaks against a value. */
export const statusOf = (row: MeasuredRow, of: RecordFacts): 'final' | 'preliminary' =>
  doubtsOf(row, of, 'en').length > 0 ? 'preliminary' : 'final'
