import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontFiles } from '@sella/drawing/scene/fonts'
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

const readFont = async (place: string): Promise<Buffer> => {
  const file = await readFile(place)
  return place.endsWith('.woff') ? unpackWoff(file) : file
}

const readAll = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const plex = folderOf('@fontsource/ibm-plex-sans')
  const noto = join(dirname(require.resolve('@embedpdf/fonts-sc')), '..', 'fonts')
  const files = weights.flatMap(weight => [
    [fontNames.latin[weight], join(plex, 'files', `ibm-plex-sans-latin-${weight}-normal.woff`)] as const,
    [fontNames.han[weight], join(noto, han[weight])] as const,
  ])
  return new Map(await Promise.all(files.map(async ([name, place]): Promise<[string, Buffer]> => [name, await readFont(place)])))
}

let fonts: Promise<ReadonlyMap<string, Buffer>> | null = null

/** The font files by registered name; read once. */
export const fontFiles = (): Promise<ReadonlyMap<string, Buffer>> => {
  fonts ??= readAll()
  return fonts
}
