import { type Clash, proposePlaces, type Target } from '@sella/ceph/intake/placing'
import { type WrongDay, wrongRecordDay } from '@sella/ceph/patient/record-day'
import { type CaseRecord, type ImageKind, imageKinds } from '@sella/contract/entities'
import { guessKind } from '@sella/contract/guess-kind'
import type { ImageGuess } from '@sella/contract/inspection'
import type { Several } from '../../intake/file-look'
import type { Places } from './places'
import { isModel } from './slots'

/** Where the case already has a file. */
export interface StoredPicture {
  readonly day: string
  readonly kind: ImageKind
}

/** Where a capture date was read: in what the camera stored, or in the file's name. */
export type DayBy = 'exif' | 'name'

/** An incoming file, with what is known about it. */
export interface Arrived {
  readonly file: File
  /** The kind of the slot it was dropped on. */
  readonly slot: ImageKind | null
  readonly hash: string | null
  readonly several: Several | null
  /** The capture date stored by the camera, otherwise the date in the file's name, YYYY-MM-DD; null if absent. */
  readonly day: string | null
  readonly dayBy: DayBy | null
  /** The classification of its content; null if it was not inspected. */
  readonly guess: ImageGuess | null
  /** A small JPEG of it as base64, if it was inspected and few browsers show its format. */
  readonly thumb: string | null
  /** Why it could not be stored. */
  readonly failed: unknown
}

/** A file with its proposed kind; null: unknown, or left out. */
export interface Guess {
  readonly file: File
  readonly thumb: string | null
  readonly kind: ImageKind | null
  /** Its destination, why no kind is proposed, and what is wrong with its capture date. */
  readonly target: Target
  readonly clash: Clash | null
  readonly day: string | null
  readonly dayBy: DayBy | null
  readonly wrongDay: WrongDay | null
  /** The kind its name suggests, if its content suggests another. */
  readonly misnamed: ImageKind | null
  /** What the kind is based on; `hand`: a person chose it, or chose to leave the file out. */
  readonly by: 'slot' | 'name' | 'hand' | ImageGuess['by'] | null
  /** Other kinds it may be, likeliest first. */
  readonly others: readonly ImageKind[]
  readonly filed: StoredPicture | null
  readonly several: Several | null
  /** Which of its pages is the picture, from 1. */
  readonly page: number
  /** Name of another file of the same drop with the same content. */
  readonly twin: string | null
  readonly failed: unknown
}

/** The kinds a file may be given: a surface model those of models, a picture or a paper all others, an unread model file any. */
export const kindsFor = ({ file, others, kind }: Pick<Guess, 'file' | 'others' | 'kind'>): readonly ImageKind[] => {
  if ([...others, ...(kind ? [kind] : [])].some(isModel)) return imageKinds.filter(isModel)
  return /\.(stl|ply)$/i.test(file.name) ? imageKinds : imageKinds.filter(each => !isModel(each))
}

/** Content guesses that nobody has confirmed by a click. */
export const isGuessed = ({ by }: Pick<Guess, 'by'>): boolean => by !== null && !['slot', 'name', 'hand'].includes(by)

/** Where the case has a file with this hash. */
export const storedPicture = (records: readonly CaseRecord[], hash: string | null): StoredPicture | null => {
  for (const { createday, photos, beside = [] } of records) {
    const photo = [...photos, ...beside].find(each => each.hash === hash)
    if (photo) return { day: createday.slice(0, 10), kind: photo.type }
  }
  return null
}

/** Whether a file's name tells its kind. */
const isNamed = (file: File): boolean => guessKind(file.name) !== null

/** What a file may be by its content, likeliest first. */
const seenIn = ({ guess }: Pick<Arrived, 'guess'>): readonly ImageKind[] =>
  guess ? [...(guess.kind ? [guess.kind] : []), ...guess.others] : []

/**
 * Whether the content suggests other kinds than the name. Unrecognised content contradicts nothing, also where it lists what it may
 * be because nobody could look: a detector that is busy or not there has not seen another kind.
 */
const contradicts = (guess: ImageGuess | null, named: ImageKind): boolean => {
  if (guess?.by === 'nothing') return false
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

/** A name often contains the date of birth, which is no date of capture; nor is any other that cannot be one. */
const withoutBirthday = (arrived: Arrived, { birthday, today }: Places): Arrived => {
  if (arrived.dayBy !== 'name' || arrived.day === null) return arrived
  const isCapture = arrived.day !== birthday && wrongRecordDay(arrived.day, { birthday, today }) === null
  return isCapture ? arrived : { ...arrived, day: null, dayBy: null }
}

/** Files dropped on a slot come first, then those with a telling name, then the rest. */
const rankOf = (arrived: Arrived): number => (arrived.slot ? 0 : isNamed(arrived.file) ? 1 : 2)

/**
 * Assigns files kinds and records: the slot's kind, otherwise by name, otherwise by content; none if name and content contradict
 * each other; the record of the date the photo was taken. Slots take precedence over names, names over guesses. What the case
 * already has, and duplicates within the drop, are left out.
 */
export const sorted = (files: readonly Arrived[], places: Places): readonly Guess[] => {
  const dated = files.map(arrived => withoutBirthday(arrived, places))
  const ranked = [...dated].sort((a, b) => rankOf(a) - rankOf(b))
  const about = ranked.map((arrived, i) => {
    const filed = arrived.hash === null ? null : storedPicture(places.all, arrived.hash)
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
      const { file, thumb, day, dayBy, several, failed } = arrived
      const others = [
        ...(filed ? [filed.kind] : []),
        ...(statedKind ? [statedKind] : []),
        ...seenIn(arrived),
        ...(misnamed ? [misnamed] : []),
      ]
      const rest = [...new Set(others)].filter(other => other !== kind)
      return [
        arrived,
        {
          ...{ file, thumb, kind, target, clash, day, dayBy, wrongDay, misnamed, by },
          ...{ others: rest, filed, several, page: 1, twin, failed },
        },
      ]
    }),
  )
  return dated.flatMap(arrived => rows.get(arrived) ?? [])
}

/** Whether one picture of several must be chosen; a paper is kept whole. */
export const asksWhich = ({ several, kind }: Pick<Guess, 'several' | 'kind'>): boolean => several !== null && kind !== 'Document'

/** Whether files can go into their slots without a question: all slots free, one picture per file, and in the open record. */
export const isClear = (rows: readonly Guess[], { open, records, today }: Places): boolean =>
  rows.every(row => {
    const { kind, target, wrongDay } = row
    const there = 'record' in target ? target.record : null
    const taken = records.some(({ uuid, taken }) => uuid === there && kind !== null && taken.includes(kind))
    // The first record of a case is created silently if it is today's; one of another date is shown first.
    const here = 'record' in target ? target.record === open : open === null && target.day === today
    return here && kind !== null && !asksWhich(row) && !taken && wrongDay === null
  })
