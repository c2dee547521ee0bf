import type { ImageKind, RecordType } from '@sella/contract/entities'
import type { WaitingCandidate, WaitingFile } from '@sella/contract/waiting'

/** The case a waiting file is to go to: one that is there, or a new one with what the file says. */
export type CaseChoice =
  | { readonly at: 'case'; readonly uuid: string }
  | {
      readonly at: 'new'
      readonly name: string
      readonly birthday: string
      readonly sex: 'male' | 'female' | null
      readonly caseNo: string
    }

/** The record: one of the case, or a new one of a day. */
export type RecordChoice =
  | { readonly at: 'record'; readonly uuid: string }
  | { readonly at: 'new'; readonly day: string; readonly type: RecordType }

/** Where a person says a file belongs; null where nothing is said yet. */
export interface Filing {
  readonly goal: CaseChoice | null
  readonly record: RecordChoice | null
  readonly kind: ImageKind | null
}

/** A record of the chosen case, as far as filing needs it. */
export interface RecordAtHand {
  readonly uuid: string
  readonly createday: string
  readonly kinds: readonly ImageKind[]
}

/** Number, or name and birthday, agree and nothing differs. A name alone never is enough. */
export const isSure = ({ agrees, differs }: Pick<WaitingCandidate, 'agrees' | 'differs'>): boolean =>
  differs.length === 0 && (agrees.includes('number') || (agrees.includes('name') && agrees.includes('birthday')))

/** The case that is chosen before the person chooses: where the file was sent for, or the only one that is sure. */
const proposedCase = ({ place, candidates }: WaitingFile): CaseChoice | null => {
  if (place) return { at: 'case', uuid: place.caseUuid }
  const sure = candidates.filter(isSure)
  return sure.length === 1 && sure[0] ? { at: 'case', uuid: sure[0].caseUuid } : null
}

/** A new case of what the file says. */
export const newCaseOf = ({ person }: WaitingFile): CaseChoice => ({
  at: 'new',
  name: person?.name ?? '',
  birthday: person?.birthDate ?? '',
  sex: person?.sex ?? null,
  caseNo: person?.id ?? '',
})

/** The record of the file's day, else a new one; `today` where the file knows no day. The first record of a case is its initial one. */
export const proposedRecord = (
  { day, place }: Pick<WaitingFile, 'day' | 'place'>,
  records: readonly RecordAtHand[],
  today: string,
): RecordChoice => {
  const sentFor = records.find(({ uuid }) => uuid === place?.recordUuid)
  const sameDay = sentFor ?? records.find(({ createday }) => createday.slice(0, 10) === (day ?? today))
  if (sameDay) return { at: 'record', uuid: sameDay.uuid }
  return { at: 'new', day: day ?? today, type: records.length === 0 ? 1 : 2 }
}

/** As the form begins; nothing is filed before the person says so. */
export const proposedFiling = (file: WaitingFile): Filing => ({ goal: proposedCase(file), record: null, kind: file.kind })

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export type FilingLack = 'case' | 'name' | 'birthday' | 'record' | 'day' | 'kind'

/** What is still to be said before it can be filed. */
export const lackIn = ({ goal, record, kind }: Filing): FilingLack | null => {
  if (goal === null) return 'case'
  if (goal.at === 'new' && goal.name.trim() === '') return 'name'
  if (goal.at === 'new' && goal.birthday !== '' && !isDay(goal.birthday)) return 'birthday'
  if (record === null) return 'record'
  if (record.at === 'new' && !isDay(record.day)) return 'day'
  return kind === null ? 'kind' : null
}

/** What speaks against the chosen case. */
export const differing = (file: WaitingFile, goal: CaseChoice | null): WaitingCandidate['differs'] =>
  goal?.at === 'case' ? (file.candidates.find(({ caseUuid }) => caseUuid === goal.uuid)?.differs ?? []) : []

/** Whether the slot has an image already, which would go to the bin. */
export const isTaken = ({ record, kind }: Filing, records: readonly RecordAtHand[]): boolean =>
  record?.at === 'record' && kind !== null && (records.find(({ uuid }) => uuid === record.uuid)?.kinds.includes(kind) ?? false)
