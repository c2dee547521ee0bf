import type { Point } from '@sella/ceph/geometry/point'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import sharp from 'sharp'

export interface Film {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  readonly landmarks: Readonly<Partial<Record<string, Point>>>
  readonly ruler: { readonly ends: readonly [Point, Point]; readonly mm: number }
}

/** A film the project draws itself, with the truth about it. */
export const phantomFilm = async (): Promise<Film> => {
  const film = makePhantom({ seed: 11, skeletalClass: 'II', width: 1200 })
  const raw = { raw: { width: film.width, height: film.height, channels: 1 as const } }
  const buffer = await sharp(film.pixels, raw).jpeg({ quality: 92 }).toBuffer()
  return { file: { name: 'film.jpg', mimeType: 'image/jpeg', buffer }, landmarks: film.landmarks, ruler: film.ruler }
}
