import { pinyin } from 'pinyin-pro'

/** No name or number needs more beginnings than this. */
const most = 120

/** Greater than every text that begins with the prefix, byte by byte. */
export const afterAll = (prefix: string): string => `${prefix}\u{10ffff}`

/** Texts folded for search: compatibility forms, case, accents, blanks and marks between letters do not matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')

const tails = (parts: readonly string[]): readonly string[] => parts.map((_, start) => parts.slice(start).join(''))

const isHan = /\p{Script=Han}/u

/** The syllables of the Chinese characters of a name, a family name read as one (单 shan, 曾 zeng); other letters stay. */
const syllablesOf = (name: string, v: boolean): readonly string[] =>
  pinyin(name, { toneType: 'none', type: 'array', surname: 'head', nonZh: 'spaced', v })
    .map(fold)
    .filter(part => part !== '')

/**
 * Every beginning by which a case is found: the name from each character on, its pinyin from each syllable on, its
 * initials from each on, and the case number from each character on. 吕 is found as lu and as lv, the way it is typed.
 * A search for any part is then a search for a prefix.
 */
export const searchKeys = (name: string, caseNo: string): readonly string[] => {
  const syllables = isHan.test(name) ? syllablesOf(name, false) : []
  const typed = isHan.test(name) ? syllablesOf(name, true) : []
  const keys = [
    ...tails([...fold(name)]),
    ...tails(syllables),
    ...tails(typed),
    ...tails(syllables.map(part => part[0] ?? '')),
    ...tails([...fold(caseNo)]),
  ]
  return [...new Set(keys)].slice(0, most)
}

/** The keys as one text, each after a line feed, to be searched row by row. */
export const searchText = (keys: readonly string[]): string => keys.map(key => `\n${key}`).join('')
