import { type Clash, proposePlaces, type Target } from '@sella/ceph/intake/placing'
import type { WrongDay } from '@sella/ceph/patient/record-day'
import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { guessKind } from '@sella/contract/guess-kind'
import type { ImageGuess } from '@sella/contract/inspection'
import type { Several } from '../../intake/file-look'
import type { Places } from './places'

/** Where the case shows a file already. */
export interface Known {
  readonly day: string
  readonly kind: ImageKind
}

/** A file that came in, with what is known of it. */
export interface Arrived {
  readonly file: File
  /** Kind of the slot it was put on. */
  readonly slot: ImageKind | null
  readonly hash: string | null
  readonly several: Several | null
  /** Day the camera wrote into it, YYYY-MM-DD; null when it says nothing. */
  readonly day: string | null
  /** What its content says; null when nobody looked. */
  readonly guess: ImageGuess | null
  /** Why it could not be kept. */
  readonly failed: unknown
}

/** A file with the kind it is taken for; null: nobody knows, or it is left out. */
export interface Guess {
  readonly file: File
  readonly kind: ImageKind | null
  /** Where it goes, why no kind is proposed, and what is wrong with the day it says it was taken. */
  readonly target: Target
  readonly clash: Clash | null
  readonly day: string | null
  readonly wrongDay: WrongDay | null
  /** The kind its name speaks of, where its content speaks of another. */
  readonly misnamed: ImageKind | null
  /** What the kind rests on; `hand`: a person chose it, or chose to leave the file out. */
  readonly by: 'slot' | 'name' | 'hand' | ImageGuess['by'] | null
  /** Other kinds it may be, the likelier first. */
  readonly others: readonly ImageKind[]
  readonly filed: Known | null
  readonly several: Several | null
  /** Which of its pages is the picture, from 1. */
  readonly page: number
  /** Name of another file of the same drop with the same content. */
  readonly twin: string | null
  readonly failed: unknown
}

/** Content guesses that a click has not confirmed. */
export const isGuessed = ({ by }: Pick<Guess, 'by'>): boolean => by !== null && !['slot', 'name', 'hand'].includes(by)

/** Where the case shows a file with this hash. */
export const knownIn = (records: readonly CaseRecord[], hash: string | null): Known | null => {
  for (const { createday, photos, beside = [] } of records) {
    const photo = [...photos, ...beside].find(each => each.hash === hash)
    if (photo) return { day: createday.slice(0, 10), kind: photo.type }
  }
  return null
}

/** Whether a file's name tells its kind. */
const isNamed = (file: File): boolean => guessKind(file.name) !== null

/** What a file may be by its content, the likelier first. */
const seenIn = ({ guess }: Pick<Arrived, 'guess'>): readonly ImageKind[] =>
  guess ? [...(guess.kind ? [guess.kind] : []), ...guess.others] : []

/** Whether the content is seen to be of other kinds than the name says; a content that says nothing contradicts nothing. */
const contradicts = (guess: ImageGuess | null, named: ImageKind): boolean => {
  const seen = seenIn({ guess })
  return seen.length > 0 && !seen.includes(named)
}

const sayOf = ({ file, slot, guess }: Arrived): Pick<Guess, 'kind' | 'by' | 'misnamed'> => {
  if (slot) return { kind: slot, by: 'slot', misnamed: null }
  const named = guessKind(file.name)
  if (named && contradicts(guess, named)) return { kind: null, by: guess?.by ?? null, misnamed: named }
  if (named) return { kind: named, by: 'name', misnamed: null }
  return { kind: guess?.kind ?? null, by: guess?.by ?? null, misnamed: null }
}

/** Files dropped on a slot go first, then those named for one, then the rest. */
const rankOf = (arrived: Arrived): number => (arrived.slot ? 0 : isNamed(arrived.file) ? 1 : 2)

/**
 * Files with their kinds and records: the slot's kind, else what the name says, else what the content says; none where name and content contradict each other; the record of the day the
 * photo was taken. Slots come before names, names before guesses. What the case has already, and what came in twice, is left out.
 */
export const sorted = (files: readonly Arrived[], places: Places): readonly Guess[] => {
  const ranked = [...files].sort((a, b) => rankOf(a) - rankOf(b))
  const about = ranked.map((arrived, i) => {
    const filed = arrived.hash === null ? null : knownIn(places.all, arrived.hash)
    const twin = arrived.hash === null ? null : (ranked.slice(0, i).find(other => other.hash === arrived.hash)?.file.name ?? null)
    return { arrived, ...sayOf(arrived), filed, twin, out: filed !== null || twin !== null || arrived.failed !== null }
  })
  const proposals = proposePlaces(
    about.map(({ arrived, kind, out }) => ({ kind: out ? null : kind, chosen: arrived.slot !== null, day: arrived.day })),
    places,
  )
  const rows = new Map(
    about.map(({ arrived, kind: statedKind, by, misnamed, filed, twin }, i): [Arrived, Guess] => {
      const { target, kind, clash, wrongDay } = proposals[i] ?? {
        target: places.undated,
        kind: null,
        clash: null,
        wrongDay: null,
      }
      const { file, day, several, failed } = arrived
      const others = [
        ...(filed ? [filed.kind] : []),
        ...(statedKind ? [statedKind] : []),
        ...seenIn(arrived),
        ...(misnamed ? [misnamed] : []),
      ]
      const rest = [...new Set(others)].filter(other => other !== kind)
      return [
        arrived,
        { file, kind, target, clash, day, wrongDay, misnamed, by, others: rest, filed, several, page: 1, twin, failed },
      ]
    }),
  )
  return files.flatMap(arrived => rows.get(arrived) ?? [])
}

/** Whether one picture of several is to be shown; of a paper none is. */
export const asksWhich = ({ several, kind }: Pick<Guess, 'several' | 'kind'>): boolean => several !== null && kind !== 'Document'

/** Whether files can go into their slots without a question: all of them free, of one picture, and in the record that is open. */
export const isClear = (rows: readonly Guess[], { open, records, today }: Places): boolean =>
  rows.every(row => {
    const { kind, target, wrongDay } = row
    const there = 'record' in target ? target.record : null
    const taken = records.some(({ uuid, taken }) => uuid === there && kind !== null && taken.includes(kind))
    // The first record of a case is made without a word when it is today's; one of another day is shown first.
    const here = 'record' in target ? target.record === open : open === null && target.day === today
    return here && kind !== null && !asksWhich(row) && !taken && wrongDay === null
  })
