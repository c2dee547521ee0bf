import { newDays, settled, type Target } from '@sella/ceph/intake/placing'
import { proposedType } from '@sella/ceph/intake/record-type'
import type { CaseRecord, RecordType } from '@sella/contract/entities'
import { isUnanswered } from '../server/adding'
import { inTurn } from '../server/in-turn'

type RecordAtHand = Pick<CaseRecord, 'uuid' | 'createday' | 'type'>

/** What a new record is added with; `createday` with its time. */
interface NewRecord {
  readonly createday: string
  readonly type: RecordType
}

export interface TargetRecordsPorts {
  /** The records of the case as they are known now, also those just added. */
  readonly records: () => readonly RecordAtHand[]
  /** Throws `Refused`. The same record sent again, as after a lost reply, is added once. */
  readonly add: (record: NewRecord) => Promise<RecordAtHand>
  /** The time of day, HH:MM:SS. */
  readonly clock: () => string
}

/** The record of a file, and its day, YYYY-MM-DD. */
export interface RecordDay {
  readonly record: string
  readonly day: string
}

const dayOf = ({ createday }: RecordAtHand): string => createday.slice(0, 10)

/**
 * The records that files of one case go into: those missing are added, one per day, earliest first. Calls are answered one after
 * another, so that two drops for the same new day share its record; a day whose reply was lost is sent as it was. Throws the server's
 * refusals.
 */
export const makeTargetRecords = ({ records, add, clock }: TargetRecordsPorts) => {
  const turn = inTurn<(target: Target) => RecordDay>()
  const unanswered = new Map<string, NewRecord>()
  const at = (target: Target): Target =>
    settled(
      target,
      records().map(record => ({ uuid: record.uuid, day: dayOf(record), taken: [] })),
    )
  const addFor = async (day: string): Promise<RecordAtHand> => {
    const facts = unanswered.get(day) ?? { createday: `${day}T${clock()}`, type: proposedType(day, records()) }
    unanswered.delete(day)
    return add(facts).catch(error => {
      if (isUnanswered(error)) unanswered.set(day, facts)
      throw error
    })
  }
  const recordsFor = async (targets: readonly Target[]): Promise<(target: Target) => RecordDay> => {
    const added: RecordAtHand[] = []
    for (const day of newDays(targets.map(at))) added.push(await addFor(day))
    return target => {
      const place = at(target)
      const all = [...records(), ...added]
      const record = all.find(each => ('record' in place ? each.uuid === place.record : dayOf(each) === place.day))
      return { record: record?.uuid ?? ('record' in place ? place.record : ''), day: record ? dayOf(record) : '' }
    }
  }
  return (targets: readonly Target[]): Promise<(target: Target) => RecordDay> => turn(() => recordsFor(targets))
}
