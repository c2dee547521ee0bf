import { latinAdvances } from './latin-advances'

export type Weight = 400 | 500 | 600

const bold: readonly Weight[] = [600]

/** True for a character that the Latin face draws; the rest is left to the Chinese face. */
export const isLatin = (character: string): boolean => latinAdvances.has(character)

const advance = (character: string, weight: Weight): number => {
  const latin = latinAdvances.get(character)
  // Chinese, full-width punctuation and the star stand on a full square in every Chinese face.
  return latin === undefined ? 1 : bold.includes(weight) ? latin[1] : latin[0]
}

/**
 * Width of a line of text, in the unit of `size`, without a DOM: the sum of the advance widths of IBM Plex Sans and, for
 * all other characters, one em. Kerning is left out; it is below 2 % on the labels and rows drawn here.
 */
export const textWidth = (text: string, size: number, weight: Weight = 400): number => {
  let ems = 0
  for (const character of text) ems += advance(character, weight)
  return ems * size
}

/** The text, cut to at most `width` with an ellipsis when it is longer. */
export const fitted = (text: string, width: number, size: number, weight: Weight = 400): string => {
  if (textWidth(text, size, weight) <= width) return text
  const characters = [...text]
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, size, weight) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

// A line of Chinese may break between any two characters, but not before these.
const mayNotBegin = /^[，。；：、）」』！？…,.;:)!?%°]/

const pieces = (text: string): readonly string[] => {
  const out: string[] = []
  for (const character of text) {
    const last = out.at(-1)
    const joins =
      last !== undefined &&
      (mayNotBegin.test(character) ||
        (isLatin(character) && character !== ' ' && isLatin(last.at(-1) ?? '') && !last.endsWith(' ')))
    if (joins) out[out.length - 1] = last + character
    else if (character === ' ' && last !== undefined) out[out.length - 1] = `${last} `
    else out.push(character)
  }
  return out
}

/** The text in lines of at most `width`; a word longer than a line stands alone. */
export const wrapped = (text: string, width: number, size: number, weight: Weight = 400): readonly string[] => {
  const lines: string[] = []
  for (const piece of pieces(text)) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth((last + piece).trimEnd(), size, weight) <= width) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines.map(line => line.trimEnd())
}
