import { wrongRecordDay } from '@sella/ceph/patient/record-day'
import { readDay } from '@sella/ceph/patient/typed-day'
import type { ImageKind } from '@sella/contract/entities'
import type { WaitingCandidate } from '@sella/contract/waiting'
import { isSure } from '../uploads/filing'
import type { DayBasis, Reason } from '../uploads/queue'

/** A person of another system as the preview has her, each field as it can be corrected. */
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

/** A file of hers. */
export interface NewcomerFile {
  /** Its place among the files that came in. */
  readonly index: number
  readonly name: string
  /** The day of its record, YYYY-MM-DD; null where nothing says one. */
  readonly day: string | null
  readonly dayBy: DayBasis | null
  /** The day the file itself says where its folder says another. */
  readonly otherDay: string | null
  /** Null: it is left out. */
  readonly kind: ImageKind | null
  /** The kind was guessed from the content, or nobody knows it. */
  readonly guessed: boolean
  readonly refused: Reason | null
}

/** What is to become of her: a case of her own, part of a case or of another newcomer, or nothing. */
export type Goal =
  | { readonly at: 'new' }
  | { readonly at: 'case'; readonly uuid: string }
  | { readonly at: 'with'; readonly key: string }
  | { readonly at: 'out' }

/** What could not be read, and what was guessed. */
export type ReadingDoubt = 'birthdayUnread' | 'sexUnread' | 'birthdayGuessed' | 'personDiffers'

export interface Newcomer {
  readonly key: string
  /** Where she stands: the path of her folder, the number of her line. */
  readonly source: string
  readonly draft: NewcomerDraft
  readonly doubts: readonly ReadingDoubt[]
  readonly files: readonly NewcomerFile[]
  /** The day of what has none, as typed; empty: such files are left out. */
  readonly undated: string
  /** Null: a person has to decide. */
  readonly goal: Goal | null
  readonly likely: readonly WaitingCandidate[]
}

/** The safe goal: the one case that is hers beyond doubt, a new one where nobody is like her, else a person decides. */
export const proposedGoal = (likely: readonly WaitingCandidate[]): Goal | null => {
  const sure = likely.filter(isSure)
  if (sure.length === 1 && sure[0]) return { at: 'case', uuid: sure[0].caseUuid }
  const another = likely.every(({ agrees, differs }) => !agrees.includes('number') && differs.includes('birthday'))
  return another ? { at: 'new' } : null
}

/** Why she cannot be filed as she stands. */
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

/** The day of a file's record; null where none is said. */
export const dayOfFile = ({ undated }: Newcomer, { day }: NewcomerFile): string | null => day ?? readDay(undated)

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

/** What hinders her; null where she can be filed, or is to be left out. `today` is the reader's calendar day. */
export const hindranceOf = (newcomer: Newcomer, all: readonly Newcomer[], today: string): Hindrance | null => {
  const { goal, draft, undated, likely } = newcomer
  if (goal === null) return 'decide'
  if (goal.at === 'out') return null
  const birthday = readDay(draft.birthday)
  if (draft.birthday.trim() !== '' && birthday === null) return 'birthday'
  if (birthday !== null && birthday > today) return 'future'
  if (undated.trim() !== '' && readDay(undated) === null) return 'undated'
  if (goal.at === 'with') {
    const other = all.find(({ key }) => key === goal.key)
    return other && (other.goal?.at === 'new' || other.goal?.at === 'case') ? null : 'goalGone'
  }
  const stored = goal.at === 'case' ? likely.find(({ caseUuid }) => caseUuid === goal.uuid)?.birthday : null
  if (wrongDays(newcomer, stored ?? birthday, today)) return 'dayWrong'
  return goal.at === 'new' ? hindranceOfNew(newcomer, all) : null
}

/** Whether pressing the button files her. */
export const isReady = (newcomer: Newcomer, all: readonly Newcomer[], today: string): boolean =>
  newcomer.goal !== null && newcomer.goal.at !== 'out' && hindranceOf(newcomer, all, today) === null

/** What is worth a look although it hinders nothing. */
export type Remark =
  | { readonly about: ReadingDoubt | 'nameTwice' }
  | { readonly about: 'undatedFiles' | 'otherDays'; readonly count: number }
  | { readonly about: 'differs'; readonly traits: WaitingCandidate['differs'] }

/** Remarks of a newcomer, none of one that is left out. */
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
