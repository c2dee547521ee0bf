import type { PictureEdit } from '@sella/contract/picture-edit'
import sharp from 'sharp'
import { turns } from '../threads/turns'
import { edited } from './edited'
import { readModel } from './intake/models'
import type { Raster } from './intake/raster'
import { orBroken, readPicture } from './intake/read'
import { modelThumb } from './model-thumb'
import type { FileStore } from './store'

/** Longest side of the preview in pixels and its JPEG quality (spec section 5 names 1000 px and 0.9 among its thresholds). */
const preview = { side: 1000, quality: 90 }
/** The specification's default downsample target. */
const thumb = { side: 224, quality: 80 }
/** The working copy is what points are placed on: full resolution, no visible loss. */
const workQuality = 92

const kinds = ['work', 'preview', 'thumb'] as const
export type Kind = (typeof kinds)[number]

/** Where in the store a rendition lies; `hash` is that of the original, or the name of what an edit shows. */
export const renditionPath = (kind: Kind, hash: string): string => `${kind}/${hash}`

export type Renditions = Readonly<Record<Kind, Buffer>>

/** Decoded films of 100 megapixels must not meet in memory. */
const turn = turns(2)

const smaller = (picture: Buffer, { side, quality }: { side: number; quality: number }): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: false })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer()

/** The upright full-resolution working copy (PNG where the file had more than 8 bits), preview and thumbnail. */
export const makeRenditions = (raster: Raster): Promise<Renditions> =>
  turn(() =>
    orBroken(async () => {
      const work = await (raster.deep
        ? raster.open().png({ compressionLevel: 6 })
        : raster.open().jpeg({ quality: workQuality })
      ).toBuffer()
      const small = await smaller(work, preview)
      return { work, preview: small, thumb: await smaller(small, thumb) }
    }),
  )

/** A picture small enough to travel in an answer. */
export const makePreview = (raster: Raster): Promise<Buffer> =>
  turn(() =>
    orBroken(async () => {
      const whole = await raster.open().jpeg({ quality: workQuality }).toBuffer()
      return smaller(whole, preview)
    }),
  )

/** Keeps all three under one name; those that are there already stay. */
export const keepRenditions = async (files: FileStore, hash: string, renditions: Renditions): Promise<void> => {
  for (const kind of kinds) await files.putRendition(renditionPath(kind, hash), renditions[kind])
}

/** An image of any row: its original and, when it is edited, what was done to it and the name of what is shown. */
export interface Shown {
  readonly hash: string
  readonly recipe: string | null
  readonly shown: string | null
}

/** What is shown of an image, made from its original; null when there is no original. */
export const renditionsOf = async (files: FileStore, { hash, recipe }: Shown): Promise<Renditions | null> => {
  const place = await files.original(hash)
  if (!place) return null
  const edit = recipe === null ? null : (JSON.parse(recipe) as PictureEdit)
  const { raster } = await readPicture(place, { page: edit?.page, pdf: true })
  if (edit === null) return makeRenditions(raster)
  return makeRenditions(await turn(() => orBroken(() => edited(raster, edit))))
}

/** The picture of a model for its slot, if it can be drawn. */
export const keepModelThumb = async (files: FileStore, hash: string, place: string): Promise<boolean> => {
  const picture = await modelThumb(place)
  if (picture) await files.putRendition(renditionPath('thumb', hash), picture)
  return picture !== null
}

/** Makes missing renditions again from the original: a picture's, an edited picture's, or a model's thumbnail. False when there is none. */
export const remakeRenditions = async (files: FileStore, image: string | Shown): Promise<boolean> => {
  const wanted = typeof image === 'string' ? { hash: image, recipe: null, shown: null } : image
  const place = await files.original(wanted.hash)
  if (place && (await readModel(place))) return keepModelThumb(files, wanted.hash, place)
  const made = await renditionsOf(files, wanted)
  if (made) await keepRenditions(files, wanted.shown ?? wanted.hash, made)
  return made !== null
}
