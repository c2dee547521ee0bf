import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Cuts, FontFiles } from '@sella/drawing/scene/fonts'
import type { Font } from 'fontkit'
import { fontNames } from './font-names'
import { unpackWoff } from './woff'

const require = createRequire(import.meta.url)

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

/** Letters in names from beyond western Europe, each script in a file of the same typeface. */
const scripts = ['latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const

const cutsOf = (script: (typeof scripts)[number]): Cuts => ({ 400: `${script}-400`, 500: `${script}-500`, 600: `${script}-600` })

const further = scripts.map(script => ({ script, cuts: cutsOf(script) }))

const han = { 400: 'NotoSansHans-Regular.otf', 500: 'NotoSansHans-Medium.otf', 600: 'NotoSansHans-Bold.otf' } as const

const weights = [400, 500, 600] as const

const readFont = async (place: string): Promise<Font> => {
  // With the first report: a server starts without it.
  const [{ create }, file] = await Promise.all([import('fontkit'), readFile(place)])
  return create(place.endsWith('.woff') ? unpackWoff(file) : file)
}

const readAll = async (): Promise<ReadonlyMap<string, Font>> => {
  const plex = folderOf('@fontsource/ibm-plex-sans')
  const noto = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')
  const plexFile = (script: string, weight: number): string =>
    join(plex, 'files', `ibm-plex-sans-${script}-${weight}-normal.woff`)
  const files = weights.flatMap(weight => [
    [fontNames.latin[weight], plexFile('latin', weight)] as const,
    [fontNames.han[weight], join(noto, han[weight])] as const,
    ...further.map(({ script, cuts }) => [cuts[weight], plexFile(script, weight)] as const),
  ])
  return new Map(await Promise.all(files.map(async ([name, place]): Promise<[string, Font]> => [name, await readFont(place)])))
}

let fonts: Promise<ReadonlyMap<string, Font>> | null = null

/**
 * The fonts by registered name, opened once: their tables are decoded on first use and cached, which otherwise would be most of
 * the time a document spends on a Han font of 8 MB.
 */
export const openFonts = (): Promise<ReadonlyMap<string, Font>> => {
  fonts ??= readAll()
  return fonts
}

const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * Chooses the opened font that draws a character; a character that no font can draw is reported missing rather than left blank.
 */
export const fontFiles = (opened: ReadonlyMap<string, Font>): FontFiles => {
  const has = (name: string, character: string): boolean =>
    opened.get(name)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false
  return {
    ...fontNames,
    further: character => (letter.test(character) ? (further.find(({ cuts }) => has(cuts[400], character))?.cuts ?? null) : null),
    drawable: character => has(fontNames.han[400], character),
  }
}
