import { inTime } from '@sella/ceph/superimpose/in-time'
import type { ComparedRecord } from './comparison'

/** The earliest and the latest record of a scheme: the change is from one to the other. */
export type Span = readonly [first: ComparedRecord, last: ComparedRecord]

/**
 * The span of records by their dates, whichever of them the others are superimposed on: a change never runs back in time. Null for
 * fewer than two.
 */
export const spanOf = (records: readonly ComparedRecord[]): Span | null => {
  const dated = inTime(records, ({ input }) => input.record.date)
  const [first, last] = [dated[0], dated.at(-1)]
  return first && last && first !== last ? [first, last] : null
}
