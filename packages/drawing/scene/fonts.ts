import type { Ink } from './ink'
import { isLatin } from './text-width'

/** Names of a face's cuts as the painter's font files are registered. */
export type Cuts = Readonly<Record<400 | 500 | 600, string>>

/** A painter that has no fallback between fonts (PDF) is told which file draws which script. */
export interface FontFiles {
  readonly latin: Cuts
  readonly han: Cuts
  /** Of further letters (`ž`, `ễ`, `И`), by the character; null for those it has none for. */
  readonly further?: (character: string) => Cuts | null
  /** Whether the Han files can draw a character at all; all when not given. */
  readonly drawable?: (character: string) => boolean
}

/** Stands for a character that no file can draw: seen to be missing, not left out of a name unseen. */
const missingSign = '□'

interface Piece {
  text: string
  readonly cuts: Cuts
}

const pieceOf = (character: string, { latin, han, further, drawable }: FontFiles): Piece => {
  if (isLatin(character)) return { text: character, cuts: latin }
  const more = further?.(character)
  if (more) return { text: character, cuts: more }
  return { text: drawable && !drawable(character) ? missingSign : character, cuts: han }
}

const split = (text: string, fonts: FontFiles): readonly Piece[] => {
  const out: Piece[] = []
  for (const character of text) {
    const piece = pieceOf(character, fonts)
    const last = out.at(-1)
    if (last && last.cuts === piece.cuts) last.text += piece.text
    else out.push(piece)
  }
  return out
}

const cut = (weight: unknown): 400 | 500 | 600 => (weight === 600 ? 600 : weight === 500 ? 500 : 400)

/** A line's text in one font, in its order. */
export interface FontRun {
  /** The name of the font's file. */
  readonly font: string
  readonly text: string
}

/** A text split by the font that draws each character; a letter and its accent written apart are one glyph. */
export const fontRuns = (text: string, weight: unknown, fonts: FontFiles): readonly FontRun[] =>
  split(text.normalize('NFC'), fonts).map(piece => ({ text: piece.text, font: piece.cuts[cut(weight)] }))

const pieces = (span: Ink, fonts: FontFiles): readonly Ink[] => {
  const { fontWeight, ...rest } = span.attributes
  const text = (span.children ?? []).filter(c => typeof c === 'string').join('')
  return fontRuns(text, fontWeight, fonts).map(run => ({
    tag: 'tspan',
    attributes: { ...rest, fontFamily: run.font },
    children: [run.text],
  }))
}

const childInk = (child: Ink | string, fonts: FontFiles): readonly (Ink | string)[] => {
  if (typeof child === 'string') return [child]
  return child.tag === 'tspan' ? pieces(child, fonts) : [withFontFiles(child, fonts)]
}

/** The ink with each span of text split by script and given the name of its font file instead of a weight. */
export const withFontFiles = (ink: Ink, fonts: FontFiles): Ink => ({
  ...ink,
  children: ink.children?.flatMap(child => childInk(child, fonts)),
})
