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
/** The default downsampling target of the specification. */
const thumb = { side: 224, quality: 80 }
/** Points are placed on the working copy: full resolution, no visible loss. */
const workQuality = 92

const kinds = ['work', 'preview', 'thumb'] as const
export type Kind = (typeof kinds)[number]

/** A rendition's path in the store; `hash` is that of the original, or the name of the edited picture. */
export const renditionPath = (kind: Kind, hash: string): string => `${kind}/${hash}`

export type Renditions = Readonly<Record<Kind, Buffer>>

/** Limits how many decoded films of 100 megapixels are in memory at once. */
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

/** A picture small enough to be part of a reply. */
export const makePreview = (raster: Raster): Promise<Buffer> =>
  turn(() =>
    orBroken(async () => {
      const whole = await raster.open().jpeg({ quality: workQuality }).toBuffer()
      return smaller(whole, preview)
    }),
  )

/** Stores all three under one name; existing ones stay. */
export const keepRenditions = async (files: FileStore, hash: string, renditions: Renditions): Promise<void> => {
  for (const kind of kinds) await files.putRendition(renditionPath(kind, hash), renditions[kind])
}

/** An image from any row: its original and, if it was edited, the edit and the name of the edited picture. */
export interface Shown {
  readonly hash: string
  readonly recipe: string | null
  readonly shown: string | null
}

/** The displayed form of an image, rendered from its original; null when there is no original. */
export const renditionsOf = async (files: FileStore, { hash, recipe }: Shown): Promise<Renditions | null> => {
  const place = await files.original(hash)
  if (!place) return null
  const edit = recipe === null ? null : (JSON.parse(recipe) as PictureEdit)
  const { raster } = await readPicture(place, { page: edit?.page, pdf: true })
  if (edit === null) return makeRenditions(raster)
  return makeRenditions(await turn(() => orBroken(() => edited(raster, edit))))
}

/** Stores the thumbnail of a model, if it can be drawn. */
export const keepModelThumb = async (files: FileStore, hash: string, place: string): Promise<boolean> => {
  const picture = await modelThumb(place)
  if (picture) await files.putRendition(renditionPath('thumb', hash), picture)
  return picture !== null
}

/**
 * Recreates missing renditions from the original: of a picture, an edited picture, or a model's thumbnail. False when there is no
 * original.
 */
export const remakeRenditions = async (files: FileStore, image: string | Shown): Promise<boolean> => {
  const wanted = typeof image === 'string' ? { hash: image, recipe: null, shown: null } : image
  const place = await files.original(wanted.hash)
  if (place && (await readModel(place))) return keepModelThumb(files, wanted.hash, place)
  const made = await renditionsOf(files, wanted)
  if (made) await keepRenditions(files, wanted.shown ?? wanted.hash, made)
  return made !== null
}
