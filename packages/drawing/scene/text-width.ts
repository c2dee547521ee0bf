import { latinAdvances } from './latin-advances'

export type Weight = 400 | 500 | 600

const bold: readonly Weight[] = [600]

/** True for a character in the Latin face; all others use the Chinese face. */
export const isLatin = (character: string): boolean => latinAdvances.has(character)

const advance = (character: string, weight: Weight): number => {
  const latin = latinAdvances.get(character)
  // Chinese characters, full-width punctuation and the star occupy one em in every Chinese face.
  return latin === undefined ? 1 : bold.includes(weight) ? latin[1] : latin[0]
}

/**
 * Width of a line of text, in the unit of `size`, without a DOM: the sum of the advance widths of IBM Plex Sans, and one em for
 * all other characters. Kerning is ignored; it is below 2 % for the labels and rows drawn here.
 */
export const textWidth = (text: string, size: number, weight: Weight = 400): number => {
  let ems = 0
  for (const character of text) ems += advance(character, weight)
  return ems * size
}

/** The text, cut with an ellipsis if it is wider than `width`. */
export const fitted = (text: string, width: number, size: number, weight: Weight = 400): string => {
  if (textWidth(text, size, weight) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, size, weight) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

// Chinese text may break between any two characters, but not before these.
const mayNotBegin = /^[·，。；：、）」』！？…,.;:)!?%°]/
// Nor after these.
const mayNotEnd = /[（「『《(]$/

const pieces = (text: string): readonly string[] => {
  const out: string[] = []
  for (const character of text) {
    const last = out.at(-1)
    const joins =
      last !== undefined &&
      (mayNotBegin.test(character) ||
        mayNotEnd.test(last) ||
        (isLatin(character) && character !== ' ' && isLatin(last.at(-1) ?? '') && !last.endsWith(' ')))
    if (joins) out[out.length - 1] = last + character
    else if (character === ' ' && last !== undefined) out[out.length - 1] = `${last} `
    else out.push(character)
  }
  return out
}

/** A word that is wider than a line, in parts of at most a line each: it would run off its page. */
const parts = (word: string, width: number, size: number, weight: Weight): readonly string[] => {
  if (textWidth(word.trimEnd(), size, weight) <= width) return [word]
  const out: string[] = ['']
  for (const character of word) {
    const longer = (out.at(-1) ?? '') + character
    if (character === ' ' || textWidth(longer, size, weight) <= width) out[out.length - 1] = longer
    else out.push(character)
  }
  return out
}

/** Lines of at most `width` filled with pieces, none of which is divided. */
const filled = (words: readonly string[], width: number, size: number, weight: Weight): readonly string[] => {
  const lines: string[] = []
  for (const piece of words) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth((last + piece).trimEnd(), size, weight) <= width) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map(line => line.trimEnd())
}

const piecesWithin = (text: string, width: number, size: number, weight: Weight): readonly string[] =>
  width < 2 * size ? pieces(text) : pieces(text).flatMap(piece => parts(piece, width, size, weight))

/** The text wrapped to lines of at most `width`; only a column of less than two ems leaves a longer word whole, on its own line. */
export const wrapped = (text: string, width: number, size: number, weight: Weight = 400): readonly string[] =>
  filled(piecesWithin(text, width, size, weight), width, size, weight)

/** The parts of a name, each up to its dot: 买买提·; and their words, each up to its hyphen or the space after it: Smith-, Anna. */
const nameParts = [/.*?(?:\s*[·‧・]\s*|$)/gu, /.*?(?:(?<=\p{L})-(?=\p{L})|\s+|$)/gu] as const

/** A name wrapped to lines of at most `width` between its parts; a part that is wider than a line between its words, or within one. */
export const wrappedName = (name: string, width: number, size: number, weight: Weight = 400): readonly string[] => {
  const whole = (part: string): boolean => textWidth(part.trimEnd(), size, weight) <= width
  const split = (text: string, by: RegExp): readonly string[] => (text.match(by) ?? []).filter(part => part !== '')
  const words = split(name, nameParts[0]).flatMap(part => (whole(part) ? [part] : split(part, nameParts[1])))
  const divided = words.flatMap(word => (whole(word) ? [word] : piecesWithin(word, width, size, weight)))
  return filled(divided, width, size, weight)
}
