import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontFiles } from '@sella/drawing/scene/fonts'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './woff'

const require = createRequire(import.meta.url)

const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`))

/** The names under which the cuts are registered with the PDF. */
export const fontNames: FontFiles = {
  latin: { 400: 'latin-400', 500: 'latin-500', 600: 'latin-600' },
  han: { 400: 'han-400', 500: 'han-500', 600: 'han-600' },
}

const han = { 400: 'NotoSansHans-Regular.otf', 500: 'NotoSansHans-Medium.otf', 600: 'NotoSansHans-Bold.otf' } as const
const weights = [400, 500, 600] as const

const readFont = async (place: string): Promise<Font> => {
  const file = await readFile(place)
  return create(place.endsWith('.woff') ? unpackWoff(file) : file)
}

const readAll = async (): Promise<ReadonlyMap<string, Font>> => {
  const plex = folderOf('@fontsource/ibm-plex-sans')
  const noto = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')
  const files = weights.flatMap(weight => [
    [fontNames.latin[weight], join(plex, 'files', `ibm-plex-sans-latin-${weight}-normal.woff`)] as const,
    [fontNames.han[weight], join(noto, han[weight])] as const,
  ])
  return new Map(await Promise.all(files.map(async ([name, place]): Promise<[string, Font]> => [name, await readFont(place)])))
}

let fonts: Promise<ReadonlyMap<string, Font>> | null = null

/**
 * The fonts by registered name, opened once: their tables are read as they are needed and kept, which is most of the time that a
 * document would spend on a Han font of 8 MB.
 */
export const openFonts = (): Promise<ReadonlyMap<string, Font>> => {
  fonts ??= readAll()
  return fonts
}
