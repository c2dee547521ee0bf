import { handErrorSentence } from '@sella/ceph/tracing/hand-errors'
import type { Lang } from '@sella/ceph/words'
import type { Comparison } from '../comparison'

/**
 * Whose errors count for the points placed by hand, on which every error bar and every limit of a change of these records rests;
 * null if no point was placed by hand.
 */
export const errorsText = (records: Comparison['records'], lang: Lang): string | null => {
  const [first] = records
  const placed = records.map(({ input }) => input.tracing.points)
  return (first && handErrorSentence(placed, first.input.readers)?.[lang]) ?? null
}
