import { pinyin } from 'pinyin-pro'
import { fold } from './fold'

/** A Chinese character of a name, or a run of other letters. */
interface Part {
  readonly written: string
  /** Its syllable; the run itself. */
  readonly full: string
  readonly first: string
}

/** Beyond this many parts every mixture would be too many. */
const mostMixed = 5

const isHan = /\p{Script=Han}/u

/** A family name is read as one (单 shan, 曾 zeng). With `v` 吕 is lv, the way it is typed; else lu. */
const partsOf = (name: string, v: boolean): readonly Part[] =>
  pinyin(name, { toneType: 'none', type: 'all', surname: 'head', nonZh: 'consecutive', v })
    .map(({ origin, pinyin: syllable, isZh }) => {
      const full = fold(isZh ? syllable : origin)
      return { written: fold(origin), full, first: isZh ? (full[0] ?? '') : full }
    })
    .filter(part => part.written !== '')

/** From here on each part as a syllable or an initial; the last whole, of which its initial is a beginning. */
const typedFrom = (parts: readonly Part[], start: number): readonly string[] => {
  const part = parts[start]
  if (!part) return []
  if (start === parts.length - 1) return [part.full]
  return typedFrom(parts, start + 1).flatMap(rest => [part.full + rest, part.first + rest])
}

/** From here on written, and after any character typed: 陈雨桐, 陈yutong, 陈雨t. */
const writtenFrom = (parts: readonly Part[], start: number): readonly string[] => {
  const part = parts[start]
  if (!part) return []
  if (start === parts.length - 1) return [part.written]
  return [...typedFrom(parts, start + 1), ...writtenFrom(parts, start + 1)].map(rest => part.written + rest)
}

const joined = (parts: readonly Part[], of: keyof Part): string => parts.map(part => part[of]).join('')

const plainFrom = (parts: readonly Part[], start: number): readonly string[] =>
  (['written', 'full', 'first'] as const).map(of => joined(parts.slice(start), of))

/** Given before family name, for a family name of one character or two. */
const turned = (parts: readonly Part[]): readonly string[] =>
  [1, 2].flatMap(at => {
    if (at >= parts.length) return []
    const other = [...parts.slice(at), ...parts.slice(0, at)]
    return [joined(other, 'written'), joined(other, 'full')]
  })

const chineseKeys = (parts: readonly Part[]): readonly string[] => [
  ...parts.flatMap((_, start) =>
    parts.length - start > mostMixed ? plainFrom(parts, start) : [...writtenFrom(parts, start), ...typedFrom(parts, start)],
  ),
  ...turned(parts),
]

const letterTails = (text: string): readonly string[] => [...text].map((_, start, all) => all.slice(start).join(''))

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter(word => word !== '')

/** Words of a name in letters, begun at each of them: Chen Yitong is found as Yitong Chen. */
const wordsTurned = (name: string): readonly string[] => {
  const words = wordsOf(name)
  return words.slice(1).map((_, i) => [...words.slice(i + 1), ...words.slice(0, i + 1)].join(''))
}

/**
 * Every beginning by which a name is found: from each character on as written; from each syllable on in pinyin, each syllable whole or by
 * its initial (chenyutong, chenyt, cyt); characters first and then pinyin (陈yt); the given name before the family name.
 */
export const nameKeys = (name: string): readonly string[] =>
  isHan.test(name)
    ? [...letterTails(fold(name)), ...chineseKeys(partsOf(name, false)), ...chineseKeys(partsOf(name, true))]
    : [...letterTails(fold(name)), ...wordsTurned(name)]

/** A name as it sounds: its syllables in pinyin, or its words, folded; to compare it with a name in letters. */
export const nameSounds = (name: string): readonly string[] =>
  isHan.test(name) ? partsOf(name, false).map(({ full }) => full) : wordsOf(name)

/** By which lists are sorted: pinyin syllable by syllable, letters word by word, then the name itself. */
export const nameOrder = (name: string): string => {
  const sounds = pinyin(name, { toneType: 'none', type: 'all', surname: 'head', nonZh: 'consecutive' })
  return `${sounds.map(({ origin, pinyin: syllable, isZh }) => (isZh ? fold(syllable) : wordsOf(origin).join(' '))).join(' ')} ${fold(name)}`
}
