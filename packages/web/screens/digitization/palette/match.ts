/** Something that can be searched for. */
export interface Sought {
  readonly title: string
  /** Further names: in the other language, a code, an abbreviation. */
  readonly also: readonly string[]
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Null if a name does not contain the word; otherwise its rank: whole, at the start, at the start of a word, anywhere. */
const rank = (name: string, word: string): number | null => {
  const at = name.indexOf(word)
  if (at < 0) return null
  if (name === word) return 0
  if (at === 0) return 1
  return /[^\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 2 : 3
}

/** Whether letters spell a name from one of its syllables on, each of them whole or its initial, the last as far as it is typed. */
const spells = ([syllable, ...further]: readonly string[], letters: string): boolean => {
  if (syllable === undefined) return false
  if (syllable.startsWith(letters)) return true
  const after = (typed: number): boolean => spells(further, letters.slice(typed))
  return (letters.startsWith(syllable) && after(syllable.length)) || (letters.startsWith(syllable.slice(0, 1)) && after(1))
}

/** Null if no syllable begins what the letters spell; otherwise its rank, after those of names: from the first, from another one. */
const spelledRank = (syllables: readonly string[], letters: string): number | null => {
  const at = syllables.findIndex((_, start) => spells(syllables.slice(start), letters))
  return at < 0 ? null : at === 0 ? 4 : 5
}

/** The syllables of a name that is written in Chinese, folded; empty for any other. */
export type Syllables = (name: string) => readonly string[]

const best = (ranks: readonly (number | null)[]): number | null => {
  const there = ranks.filter(rating => rating !== null)
  return there.length > 0 ? Math.min(...there) : null
}

const letters = /^[a-z]+$/

const score = ({ title, also }: Sought, words: readonly string[], syllablesOf: Syllables): number | null => {
  const written = [title, ...also]
  const names = written.map(plain)
  const spelled = (word: string) => (letters.test(word) ? written.map(name => spelledRank(syllablesOf(name), word)) : [])
  const each = words.map(word => best([...names.map(name => rank(name, word)), ...spelled(word)]))
  return each.every(rating => rating !== null) ? each.reduce((sum, rating) => sum + rating, 0) : null
}

const noSyllables: Syllables = () => []

/**
 * The entries in which every word of the query occurs, in any of their names or in how a Chinese one is spelled; better matches
 * first, otherwise in their order.
 */
export const matching = <T extends Sought>(
  all: readonly T[],
  query: string,
  syllablesOf: Syllables = noSyllables,
): readonly T[] => {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  return all
    .flatMap((entry, place) => {
      const rated = score(entry, words, syllablesOf)
      return rated === null ? [] : [{ entry, rated, place }]
    })
    .sort((a, b) => a.rated - b.rated || a.place - b.place)
    .map(({ entry }) => entry)
}
