import { proposedType } from '@sella/ceph/intake/record-type'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { CaseRecord, RecordType } from '@sella/contract/entities'

/** A record as typed. */
export interface RecordDraft {
  readonly day: string
  readonly type: RecordType
}

type Dated = Pick<CaseRecord, 'createday' | 'type'>

/** A new record on another day: its type follows the day while it is the proposed one, and stays where the doctor chose another. */
export const onDay = ({ day: before, type }: RecordDraft, day: string, records: readonly Dated[]): RecordDraft => {
  const [was, read] = [readTypedDay(before), readTypedDay(day)]
  // An unfinished day proposes nothing.
  const follows = read !== null && (was === null || type === proposedType(was, records))
  return { day, type: follows ? proposedType(read, records) : type }
}
