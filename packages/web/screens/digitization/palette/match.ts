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

const best = (ranks: readonly (number | null)[]): number | null => {
  const there = ranks.filter(rating => rating !== null)
  return there.length > 0 ? Math.min(...there) : null
}

const score = ({ title, also }: Sought, words: readonly string[]): number | null => {
  const names = [title, ...also].map(plain)
  const each = words.map(word => best(names.map(name => rank(name, word))))
  return each.every(rating => rating !== null) ? each.reduce((sum, rating) => sum + rating, 0) : null
}

/** The entries in which every word of the query occurs, in any of their names; better matches first, otherwise in their order. */
export const matching = <T extends Sought>(all: readonly T[], query: string): readonly T[] => {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  return all
    .flatMap((entry, place) => {
      const rated = score(entry, words)
      return rated === null ? [] : [{ entry, rated, place }]
    })
    .sort((a, b) => a.rated - b.rated || a.place - b.place)
    .map(({ entry }) => entry)
}
