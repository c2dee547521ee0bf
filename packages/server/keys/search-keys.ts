import { fold } from './fold'
import { nameKeys } from './name-keys'

/** No name, number, phone or tag needs more keys than this. */
const mostKeys = 120

/** Characters of a note stored in a key; anything typed beyond them counts as found. */
export const noteKey = 12

/** The part of a case in which a search found it. */
export type KeyOf = 'name' | 'number' | 'phone' | 'tag' | 'note'

/** A text whose prefixes find a case. */
export interface SearchKey {
  readonly of: KeyOf
  readonly key: string
}

/** The content of a case that is searched. */
export interface Searched {
  readonly name: string
  readonly caseNo: string
  readonly phone: string | null
  readonly tags: readonly string[]
  /** Notes of the case and of its records. */
  readonly notes: readonly string[]
}

/** Greater than every text that begins with the prefix, in byte order. */
export const afterAll = (prefix: string): string => `${prefix}\u{10ffff}`

/** The search terms typed, each folded: all must be found, in any order. */
export const termsOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(/[\s,，、;；]+/u)
      .map(fold)
      .filter(term => term !== ''),
  ),
]

const tails = (text: string, shortest = 1): readonly string[] => {
  const letters = [...text]
  return letters.flatMap((_, start) =>
    letters.length - start >= Math.min(shortest, letters.length) ? letters.slice(start).join('') : [],
  )
}

/** The endings of a phone number with at least four digits, since people quote its last digits. */
const phoneKeys = (phone: string | null): readonly string[] => tails(fold(phone ?? ''), 4)

const words = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu

/** A note from each word and each Chinese character on, as long as keys reach. */
const noteKeys = (note: string): readonly string[] => {
  const parts = [...note.normalize('NFKC').matchAll(words)].map(([part]) => fold(part))
  return parts
    .map((_, start) => [...parts.slice(start, start + noteKey).join('')].slice(0, noteKey).join(''))
    .filter(key => key !== '')
}

const of = (kind: KeyOf, keys: readonly string[], atMost = mostKeys): readonly SearchKey[] =>
  [...new Set(keys)].slice(0, atMost).map(key => ({ of: kind, key }))

/**
 * Every key by which a case is found: its name as in `nameKeys`, its number from each character on, the end of its phone, its
 * tags from each character on, and its notes from each word on. A search for any part is then a search for a prefix.
 */
export const searchKeys = ({ name, caseNo, phone, tags, notes }: Searched): readonly SearchKey[] => [
  ...of('name', nameKeys(name)),
  ...of('number', tails(fold(caseNo))),
  ...of('phone', phoneKeys(phone)),
  ...of(
    'tag',
    tags.flatMap(tag => tails(fold(tag))),
  ),
  ...of('note', notes.flatMap(noteKeys), Number.POSITIVE_INFINITY),
]

/** The keys from the case's own row as one text, each preceded by a line feed; used to search the bin, which has no keys. */
export const searchText = ({ name, caseNo, phone }: Pick<Searched, 'name' | 'caseNo' | 'phone'>): string => {
  const keys = searchKeys({ name, caseNo, phone, tags: [], notes: [] })
  return [...new Set(keys.map(({ key }) => key))].map(key => `\n${key}`).join('')
}
