import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Point } from '@sella/ceph/geometry/point'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { guidedOrder } from '@sella/workbench/subjects/guided-order'
import sharp from 'sharp'
import { sharedFolder } from './product'

export interface Film {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  readonly landmarks: Readonly<Partial<Record<string, Point>>>
  /** How many of its landmarks guided placement asks for. */
  readonly placeable: number
  /** Whether it shows every landmark of the Steiner and Wits analysis. */
  readonly whole: boolean
  readonly ruler: { readonly ends: readonly [Point, Point]; readonly mm: number }
}

const placeable = (landmarks: Film['landmarks']): number => guidedOrder.filter(name => landmarks[name]).length

/** A film the project draws itself, with the truth about it. */
export const phantomFilm = async (): Promise<Film> => {
  const film = makePhantom({ seed: 11, skeletalClass: 'II', width: 1200 })
  const raw = { raw: { width: film.width, height: film.height, channels: 1 as const } }
  const buffer = await sharp(film.pixels, raw).jpeg({ quality: 92 }).toBuffer()
  return {
    file: { name: 'film.jpg', mimeType: 'image/jpeg', buffer },
    landmarks: film.landmarks,
    ruler: film.ruler,
    placeable: placeable(film.landmarks),
    whole: true,
  }
}

const isbi = join(sharedFolder, 'data', 'ceph', 'isbi')

/** Real films are for development only and stay outside the repository. */
export const whyNoRealFilm = existsSync(isbi) ? '' : 'no real films beside the checkout'

/** `image,S_x,S_y,Na_x,...`: one reader's points of one film. */
const readerPoints = async (file: string, image: string): Promise<Readonly<Record<string, Point>>> => {
  const [head = '', ...lines] = (await readFile(join(isbi, file), 'utf8')).trim().split(/\r?\n/)
  const names = head.split(',')
  const values = lines.find(line => line.startsWith(`${image},`))?.split(',') ?? []
  const at = (column: string): number => Number(values[names.indexOf(column)])
  return Object.fromEntries(
    names.flatMap(name => (name.endsWith('_x') ? [[name.slice(0, -2), { x: at(name), y: at(name.replace(/_x$/, '_y')) }]] : [])),
  )
}

/** A film of the 2015 challenge with its senior reader's 19 points; 0.1 mm a pixel, told by a ruler laid beside the face. */
export const realFilm = async (): Promise<Film> => {
  const image = '001.jpg'
  const landmarks = await readerPoints('reader1.csv', image)
  return {
    file: { name: image, mimeType: 'image/jpeg', buffer: await readFile(join(isbi, image)) },
    landmarks,
    placeable: placeable(landmarks),
    whole: false,
    ruler: {
      ends: [
        { x: 120, y: 900 },
        { x: 120, y: 1900 },
      ],
      mm: 100,
    },
  }
}
