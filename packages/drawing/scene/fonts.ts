import type { Ink } from './ink'
import { isLatin } from './text-width'

/** Names of a face's cuts as the painter's font files are registered. */
export type Cuts = Readonly<Record<400 | 500 | 600, string>>

/** A painter that has no fallback between fonts (PDF) is told which file draws which script. */
export interface FontFiles {
  readonly latin: Cuts
  readonly han: Cuts
}

const split = (text: string): readonly { readonly text: string; readonly latin: boolean }[] => {
  const out: { text: string; latin: boolean }[] = []
  for (const character of text) {
    const latin = isLatin(character)
    const last = out.at(-1)
    if (last && last.latin === latin) last.text += character
    else out.push({ text: character, latin })
  }
  return out
}

const cut = (weight: unknown): 400 | 500 | 600 => (weight === 600 ? 600 : weight === 500 ? 500 : 400)

const pieces = (span: Ink, fonts: FontFiles): readonly Ink[] => {
  const { fontWeight, ...rest } = span.attributes
  const text = (span.children ?? []).filter(c => typeof c === 'string').join('')
  return split(text).map(piece => ({
    tag: 'tspan',
    attributes: { ...rest, fontFamily: (piece.latin ? fonts.latin : fonts.han)[cut(fontWeight)] },
    children: [piece.text],
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
