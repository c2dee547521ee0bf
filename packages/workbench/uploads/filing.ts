import { proposedType } from '@sella/ceph/intake/record-type'
import type { ImageKind, RecordType } from '@sella/contract/entities'
import type { WaitingCandidate, WaitingFile } from '@sella/contract/waiting'

/** The case for a waiting file: an existing one, or a new one with the file's data. */
export type CaseChoice =
  | { readonly at: 'case'; readonly uuid: string }
  | {
      readonly at: 'new'
      readonly name: string
      readonly birthday: string
      readonly sex: 'male' | 'female' | null
      readonly caseNo: string
    }

/** The record: one of the case, or a new one for a date. */
export type RecordChoice =
  | { readonly at: 'record'; readonly uuid: string }
  | { readonly at: 'new'; readonly day: string; readonly type: RecordType }

/** Where the user says a file belongs; null where nothing has been chosen yet. */
export interface Filing {
  readonly goal: CaseChoice | null
  readonly record: RecordChoice | null
  readonly kind: ImageKind | null
}

/** The data of a record of the chosen case that filing needs. */
export interface RecordAtHand {
  readonly uuid: string
  readonly createday: string
  readonly type: RecordType
  readonly kinds: readonly ImageKind[]
}

/** Number, or name and date of birth, agree and nothing differs. A name alone is never enough. */
export const isSure = ({ agrees, differs }: Pick<WaitingCandidate, 'agrees' | 'differs'>): boolean =>
  differs.length === 0 && (agrees.includes('number') || (agrees.includes('name') && agrees.includes('birthday')))

/** The case preselected for the user: the one the file was sent for, or the only certain match. */
const proposedCase = ({ place, candidates }: WaitingFile): CaseChoice | null => {
  if (place) return { at: 'case', uuid: place.caseUuid }
  const sure = candidates.filter(isSure)
  return sure.length === 1 && sure[0] ? { at: 'case', uuid: sure[0].caseUuid } : null
}

/** A new case from the file's data. */
export const newCaseOf = ({ person }: WaitingFile): CaseChoice => ({
  at: 'new',
  name: person?.name ?? '',
  birthday: person?.birthDate ?? '',
  sex: person?.sex ?? null,
  caseNo: person?.id ?? '',
})

/** A new record for the file's date; `today` if the file has no date. */
export const newRecordOf = ({ day }: Pick<WaitingFile, 'day'>, records: readonly RecordAtHand[], today: string) => {
  const at = day ?? today
  return { at: 'new', day: at, type: proposedType(at, records) } as const
}

/** The record of the file's date, otherwise a new one; `today` if the file has no date. */
export const proposedRecord = (
  file: Pick<WaitingFile, 'day' | 'place'>,
  records: readonly RecordAtHand[],
  today: string,
): RecordChoice => {
  const { day, place } = file
  const sentFor = records.find(({ uuid }) => uuid === place?.recordUuid)
  const sameDay = sentFor ?? records.find(({ createday }) => createday.slice(0, 10) === (day ?? today))
  if (sameDay) return { at: 'record', uuid: sameDay.uuid }
  return newRecordOf(file, records, today)
}

/** The form's initial state; nothing is filed until the user confirms. */
export const proposedFiling = (file: WaitingFile): Filing => ({ goal: proposedCase(file), record: null, kind: file.kind })

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export type FilingLack = 'case' | 'name' | 'birthday' | 'record' | 'day' | 'kind'

/** What still has to be chosen before the file can be filed. */
export const lackIn = ({ goal, record, kind }: Filing): FilingLack | null => {
  if (goal === null) return 'case'
  if (goal.at === 'new' && goal.name.trim() === '') return 'name'
  if (goal.at === 'new' && goal.birthday !== '' && !isDay(goal.birthday)) return 'birthday'
  if (record === null) return 'record'
  if (record.at === 'new' && !isDay(record.day)) return 'day'
  return kind === null ? 'kind' : null
}

/** Data that contradict the chosen case. */
export const differing = (file: WaitingFile, goal: CaseChoice | null): WaitingCandidate['differs'] =>
  goal?.at === 'case' ? (file.candidates.find(({ caseUuid }) => caseUuid === goal.uuid)?.differs ?? []) : []

/** Whether the slot already has an image, which would be moved to the bin. */
export const isTaken = ({ record, kind }: Filing, records: readonly RecordAtHand[]): boolean =>
  record?.at === 'record' && kind !== null && (records.find(({ uuid }) => uuid === record.uuid)?.kinds.includes(kind) ?? false)
