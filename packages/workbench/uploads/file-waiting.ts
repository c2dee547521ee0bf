import type { RecordType } from '@sella/contract/entities'
import { same } from '../same'
import type { CaseChoice, RecordChoice } from './filing'

type NewCase = Extract<CaseChoice, { at: 'new' }>
type NewRecord = Extract<RecordChoice, { at: 'new' }>

/** What a failed attempt to file has already created: the next attempt changes it instead of creating it twice. */
export interface FilingBegun {
  readonly newCase?: { readonly uuid: string; readonly as: NewCase } | undefined
  readonly newRecord?:
    | { readonly uuid: string; readonly caseUuid: string; readonly version: number; readonly as: NewRecord }
    | undefined
}

interface RecordFields {
  readonly caseUuid: string
  readonly day: string
  readonly type: RecordType
}

export interface FilingPorts {
  readonly addCase: (as: NewCase) => Promise<string>
  readonly changeCase: (uuid: string, from: NewCase, to: NewCase) => Promise<void>
  readonly addRecord: (fields: RecordFields) => Promise<{ readonly uuid: string; readonly version: number }>
  readonly changeRecord: (uuid: string, version: number, fields: RecordFields) => Promise<number>
  /** The name of a case. */
  readonly nameOf: (caseUuid: string) => Promise<string>
  /** Called as soon as something has been created. */
  readonly onBegun: (begun: FilingBegun) => void
}

export interface FiledAt {
  readonly caseUuid: string
  readonly recordUuid: string
  /** The name of that case, which need not be the one in the file; null where it could not be asked. */
  readonly patient: string | null
}

interface Wish {
  readonly goal: CaseChoice
  readonly record: RecordChoice
  readonly begun: FilingBegun
}

/** The case and record for a waiting file: those chosen, or new ones, each created once however often it is tried. */
export const placeForWaiting = async (ports: FilingPorts, { goal, record, begun }: Wish): Promise<FiledAt> => {
  let made = begun
  const remember = (more: FilingBegun): void => {
    made = { ...made, ...more }
    ports.onBegun(made)
  }
  const caseFor = async (as: NewCase): Promise<string> => {
    const before = made.newCase
    if (before && !same(before.as, as)) await ports.changeCase(before.uuid, before.as, as)
    const uuid = before?.uuid ?? (await ports.addCase(as))
    remember({ newCase: { uuid, as } })
    return uuid
  }
  const recordFor = async (caseUuid: string, as: NewRecord): Promise<string> => {
    const before = made.newRecord?.caseUuid === caseUuid ? made.newRecord : undefined
    const fields = { caseUuid, day: as.day, type: as.type }
    const added = before ?? (await ports.addRecord(fields))
    const version = before && !same(before.as, as) ? await ports.changeRecord(before.uuid, before.version, fields) : added.version
    remember({ newRecord: { uuid: added.uuid, caseUuid, version, as } })
    return added.uuid
  }
  const caseUuid = goal.at === 'case' ? goal.uuid : await caseFor(goal)
  const recordUuid = record.at === 'record' ? record.uuid : await recordFor(caseUuid, record)
  const patient = goal.at === 'new' ? goal.name.trim() : await ports.nameOf(caseUuid).catch(() => null)
  return { caseUuid, recordUuid, patient }
}
