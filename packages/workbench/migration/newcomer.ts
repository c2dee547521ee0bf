import { wrongRecordDay } from '@sella/ceph/patient/record-day'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { ImageKind } from '@sella/contract/entities'
import type { WaitingCandidate } from '@sella/contract/waiting'
import { isSure } from '../uploads/filing'
import type { DayBasis, Reason } from '../uploads/queue'

/** A person from another system as shown in the preview; every field can be corrected. */
export interface NewcomerDraft {
  readonly name: string
  readonly number: string
  readonly sex: 'male' | 'female' | null
  /** As typed. */
  readonly birthday: string
  readonly phone: string
  readonly agency: string
  readonly notes: string
}

/** A file belonging to the newcomer. */
export interface NewcomerFile {
  /** Index among the incoming files. */
  readonly index: number
  readonly name: string
  /** Date of its record, YYYY-MM-DD; null if unknown. */
  readonly day: string | null
  readonly dayBy: DayBasis | null
  /** The file's own date, if it differs from that of its folder. */
  readonly otherDay: string | null
  /** Null: the file is skipped. */
  readonly kind: ImageKind | null
  /** The kind was guessed from the content, or is unknown. */
  readonly guessed: boolean
  readonly refused: Reason | null
}

/** What to do with the newcomer: create a case, merge into an existing case or another newcomer, or skip. */
export type Goal =
  | { readonly at: 'new' }
  | { readonly at: 'case'; readonly uuid: string }
  | { readonly at: 'with'; readonly key: string }
  | { readonly at: 'out' }

/** What could not be parsed, and what was guessed. */
export type ReadingDoubt = 'birthdayUnread' | 'sexUnread' | 'birthdayGuessed' | 'personDiffers'

export interface Newcomer {
  readonly key: string
  /** Where the newcomer comes from: the path of her folder, or the number of her line. */
  readonly source: string
  readonly draft: NewcomerDraft
  readonly doubts: readonly ReadingDoubt[]
  readonly files: readonly NewcomerFile[]
  /** Date for files without one, as typed; if empty, such files are skipped. */
  readonly undated: string
  /** Null: the user has to decide. */
  readonly goal: Goal | null
  readonly likely: readonly WaitingCandidate[]
}

/** The safe goal: the one case that is certainly hers, or a new one if no case is similar; otherwise the user decides. */
export const proposedGoal = (likely: readonly WaitingCandidate[]): Goal | null => {
  const sure = likely.filter(isSure)
  if (sure.length === 1 && sure[0]) return { at: 'case', uuid: sure[0].caseUuid }
  const another = likely.every(({ agrees, differs }) => !agrees.includes('number') && differs.includes('birthday'))
  return another ? { at: 'new' } : null
}

/** Why a newcomer cannot be filed yet. */
export type Hindrance =
  | 'decide'
  | 'name'
  | 'birthday'
  | 'future'
  | 'numberTaken'
  | 'numberTwice'
  | 'undated'
  | 'dayWrong'
  | 'goalGone'

/** The date of a file's record; null if unknown. */
export const dayOfFile = ({ undated }: Newcomer, { day }: NewcomerFile): string | null => day ?? readTypedDay(undated)

const same = (a: string, b: string): boolean => a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase()

const wrongDays = (newcomer: Newcomer, birthday: string | null, today: string): boolean =>
  newcomer.files.some(file => {
    const day = file.kind && dayOfFile(newcomer, file)
    return day ? wrongRecordDay(day, { birthday, today }) !== null : false
  })

const hindranceOfNew = ({ key, draft, likely }: Newcomer, all: readonly Newcomer[]): Hindrance | null => {
  if (draft.name.trim() === '') return 'name'
  if (likely.some(({ caseNo }) => same(caseNo, draft.number))) return 'numberTaken'
  const twice = all.some(other => other.key !== key && other.goal?.at === 'new' && same(other.draft.number, draft.number))
  return twice ? 'numberTwice' : null
}

/** What prevents filing the newcomer; null if she can be filed, or is to be skipped. `today` is the user's calendar date. */
export const hindranceOf = (newcomer: Newcomer, all: readonly Newcomer[], today: string): Hindrance | null => {
  const { goal, draft, undated, likely } = newcomer
  if (goal === null) return 'decide'
  if (goal.at === 'out') return null
  const birthday = readTypedDay(draft.birthday)
  if (draft.birthday.trim() !== '' && birthday === null) return 'birthday'
  if (birthday !== null && birthday > today) return 'future'
  if (undated.trim() !== '' && readTypedDay(undated) === null) return 'undated'
  if (goal.at === 'with') {
    const other = all.find(({ key }) => key === goal.key)
    return other && (other.goal?.at === 'new' || other.goal?.at === 'case') ? null : 'goalGone'
  }
  const stored = goal.at === 'case' ? likely.find(({ caseUuid }) => caseUuid === goal.uuid)?.birthday : null
  if (wrongDays(newcomer, stored ?? birthday, today)) return 'dayWrong'
  return goal.at === 'new' ? hindranceOfNew(newcomer, all) : null
}

/** Whether the newcomer is filed when the button is pressed. */
export const isReady = (newcomer: Newcomer, all: readonly Newcomer[], today: string): boolean =>
  newcomer.goal !== null && newcomer.goal.at !== 'out' && hindranceOf(newcomer, all, today) === null

/** Something worth checking that does not prevent filing. */
export type Remark =
  | { readonly about: ReadingDoubt | 'nameTwice' }
  | { readonly about: 'undatedFiles' | 'otherDays'; readonly count: number }
  | { readonly about: 'differs'; readonly traits: WaitingCandidate['differs'] }

/** Remarks on a newcomer; empty for one that is skipped. */
export const remarksOf = (newcomer: Newcomer, all: readonly Newcomer[]): readonly Remark[] => {
  const { key, draft, goal, files, likely, doubts } = newcomer
  if (goal?.at === 'out') return []
  const taken = files.filter(({ kind }) => kind !== null)
  const undatedFiles = taken.filter(file => dayOfFile(newcomer, file) === null).length
  const otherDays = taken.filter(({ otherDay }) => otherDay !== null).length
  const traits = goal?.at === 'case' ? (likely.find(({ caseUuid }) => caseUuid === goal.uuid)?.differs ?? []) : []
  const nameTwice =
    goal?.at === 'new' && all.some(other => other.key !== key && other.goal?.at === 'new' && same(other.draft.name, draft.name))
  return [
    ...doubts.filter(doubt => doubt !== 'birthdayUnread' || draft.birthday === '').map(about => ({ about })),
    ...(nameTwice ? [{ about: 'nameTwice' } as const] : []),
    ...(undatedFiles > 0 ? [{ about: 'undatedFiles', count: undatedFiles } as const] : []),
    ...(otherDays > 0 ? [{ about: 'otherDays', count: otherDays } as const] : []),
    ...(traits.length > 0 ? [{ about: 'differs', traits } as const] : []),
  ]
}
