import { pinyin } from 'pinyin-pro'
import { fold } from './fold'

/** A Chinese character of a name, or a run of other letters. */
interface Part {
  readonly written: string
  /** The character's syllable, or the run itself. */
  readonly full: string
  readonly first: string
}

/** With more parts than this, there would be too many combinations. */
const mostMixed = 5

const isHan = /\p{Script=Han}/u

/**
 * A family name is read with its surname pronunciation (单 shan, 曾 zeng). With `v`, 吕 is read lv, as it is typed; otherwise lu.
 */
const spoken = (name: string, v: boolean) =>
  pinyin(name, { toneType: 'none', type: 'all', surname: 'head', nonZh: 'consecutive', v })

const partsOf = (name: string, v: boolean): readonly Part[] =>
  spoken(name, v)
    .map(({ origin, pinyin: syllable, isZh }) => {
      const full = fold(isZh ? syllable : origin)
      return { written: fold(origin), full, first: isZh ? (full[0] ?? '') : full }
    })
    .filter(part => part.written !== '')

/**
 * From this part on, each part as a whole syllable or its initial; the last only whole, since its initial is a prefix of that.
 */
const typedFrom = (parts: readonly Part[], start: number): readonly string[] => {
  const part = parts[start]
  if (!part) return []
  if (start === parts.length - 1) return [part.full]
  return typedFrom(parts, start + 1).flatMap(rest => [part.full + rest, part.first + rest])
}

/** From this part on as written, switching to pinyin after any character: 陈雨桐, 陈yutong, 陈雨t. */
const writtenFrom = (parts: readonly Part[], start: number): readonly string[] => {
  const part = parts[start]
  if (!part) return []
  if (start === parts.length - 1) return [part.written]
  return [...typedFrom(parts, start + 1), ...writtenFrom(parts, start + 1)].map(rest => part.written + rest)
}

const joined = (parts: readonly Part[], of: keyof Part): string => parts.map(part => part[of]).join('')

const plainFrom = (parts: readonly Part[], start: number): readonly string[] =>
  (['written', 'full', 'first'] as const).map(of => joined(parts.slice(start), of))

/** Given name before family name, for a family name of one or two characters. */
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

/** A name in letters, starting at each of its words: Chen Yitong is also found as Yitong Chen. */
const wordsTurned = (name: string): readonly string[] => {
  const words = wordsOf(name)
  return words.slice(1).map((_, i) => [...words.slice(i + 1), ...words.slice(0, i + 1)].join(''))
}

/**
 * Every prefix source by which a name is found: from each character on as written; from each syllable on in pinyin, each syllable
 * whole or as its initial (chenyutong, chenyt, cyt); characters first and then pinyin (陈yt); the given name before the family
 * name.
 */
export const nameKeys = (name: string): readonly string[] =>
  isHan.test(name)
    ? [...letterTails(fold(name)), ...chineseKeys(partsOf(name, false)), ...chineseKeys(partsOf(name, true))]
    : [...letterTails(fold(name)), ...wordsTurned(name)]

/**
 * A name's sound: its characters as syllables in pinyin, what it has in letters word by word, folded; for a transcription and for
 * comparison with a name in letters.
 */
export const nameSounds = (name: string): readonly string[] =>
  isHan.test(name)
    ? spoken(name, false).flatMap(({ origin, pinyin: syllable, isZh }) => (isZh ? [fold(syllable)] : wordsOf(origin)))
    : wordsOf(name)

/** Sort key of a name: pinyin syllable by syllable, letters word by word, then the name itself. */
export const nameOrder = (name: string): string => {
  const sounds = spoken(name, false).map(({ origin, pinyin: syllable, isZh }) =>
    isZh ? fold(syllable) : wordsOf(origin).join(' '),
  )
  return `${sounds.join(' ')} ${fold(name)}`
}
