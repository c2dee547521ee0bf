import type { Ink } from './ink'
import { isLatin } from './text-width'

/** Names under which the painter's font files are registered, by weight. */
export type Cuts = Readonly<Record<400 | 500 | 600, string>>

/** For painters without font fallback (PDF): which file draws which script. */
export interface FontFiles {
  readonly latin: Cuts
  readonly han: Cuts
  /** Files for other characters (`ž`, `ễ`, `И`); null if none has the character. */
  readonly further?: (character: string) => Cuts | null
  /** Whether the Han files can draw a character; assumed true if not given. */
  readonly drawable?: (character: string) => boolean
}

/** Replaces a character no file can draw, so that the gap in a name is visible. */
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

/** Consecutive text of a line in one font. */
export interface FontRun {
  /** Name of the font file. */
  readonly font: string
  readonly text: string
}

/** Text split by the font that draws each character; a letter and its combining accent form one glyph. */
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

/** The ink with each span of text split by script and its weight replaced by the name of its font file. */
export const withFontFiles = (ink: Ink, fonts: FontFiles): Ink => ({
  ...ink,
  children: ink.children?.flatMap(child => childInk(child, fonts)),
})
