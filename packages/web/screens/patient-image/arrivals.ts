import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import type { ImageGuess } from '@sella/contract/inspection'
import { guessKind } from './guess-kind'

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
  /** It holds several pictures, of which the first is shown. */
  readonly several: boolean
  /** What its content says; null when nobody looked. */
  readonly guess: ImageGuess | null
  /** Why it could not be kept. */
  readonly failed: unknown
}

/** A file with the kind it is taken for; null: nobody knows, or it is left out. */
export interface Guess {
  readonly file: File
  readonly kind: ImageKind | null
  /** What the kind rests on. */
  readonly by: 'slot' | 'name' | ImageGuess['by'] | null
  /** Other kinds it may be, the likelier first. */
  readonly others: readonly ImageKind[]
  readonly known: Known | null
  /** It holds several pictures, of which the first is shown. */
  readonly several: boolean
  /** Name of another file of the same drop with the same content. */
  readonly twin: string | null
  readonly failed: unknown
}

/** Content guesses that a click has not confirmed. */
export const isGuessed = ({ by }: Pick<Guess, 'by'>): boolean => by !== null && by !== 'slot' && by !== 'name'

/** Where the case shows a file with this hash. */
export const knownIn = (records: readonly CaseRecord[], hash: string | null): Known | null => {
  for (const { createday, photos } of records) {
    const photo = photos.find(one => one.hash === hash)
    if (photo) return { day: createday.slice(0, 10), kind: photo.type }
  }
  return null
}

/** Whether a file's name tells its kind, so that nobody need look into it. */
export const isNamed = (file: File): boolean => guessKind(file.name) !== null

interface Place {
  readonly records: readonly CaseRecord[]
  /** Kinds that have an image already. */
  readonly filled: readonly ImageKind[]
}

const sayOf = ({ file, slot, guess }: Arrived): Pick<Guess, 'kind' | 'by'> => {
  if (slot) return { kind: slot, by: 'slot' }
  const named = guessKind(file.name)
  if (named) return { kind: named, by: 'name' }
  return { kind: guess?.kind ?? null, by: guess?.by ?? null }
}

/**
 * Files with their kinds: the slot's, else what the name says, else what the content says. A kind is given once; names come
 * before guesses, and a guess never takes a place that is taken. What the case has already, and what came in twice, is left out.
 */
export const sorted = (files: readonly Arrived[], { records, filled }: Place): readonly Guess[] => {
  const used = new Set<ImageKind>()
  const rank = (one: Arrived): number => (one.slot ? 0 : isNamed(one.file) ? 1 : 2)
  const rows = new Map<Arrived, Guess>()
  for (const one of [...files].sort((a, b) => rank(a) - rank(b))) {
    const { kind, by } = sayOf(one)
    const known = one.hash === null ? null : knownIn(records, one.hash)
    const same = one.hash === null ? undefined : [...rows.keys()].find(other => other.hash === one.hash)
    const twin = same?.file.name ?? null
    const weak = isGuessed({ by })
    const out = known !== null || twin !== null || one.failed !== null
    const free = kind !== null && !used.has(kind) && !(weak && filled.includes(kind))
    const others = [...(known ? [known.kind] : []), ...(kind ? [kind] : []), ...(one.guess?.others ?? [])]
    const taken = free && !out ? kind : null
    if (taken) used.add(taken)
    rows.set(one, {
      file: one.file,
      kind: taken,
      by,
      others: [...new Set(others)].filter(other => other !== taken),
      known,
      several: one.several,
      twin,
      failed: one.failed,
    })
  }
  return files.flatMap(one => rows.get(one) ?? [])
}

/** Whether files can go into their slots without a question. */
export const isClear = (rows: readonly Guess[], filled: readonly ImageKind[]): boolean =>
  rows.every(row => row.kind !== null && !row.several && !filled.includes(row.kind))
