import sharp from 'sharp'
import type { Raster } from './intake/raster'
import { orBroken, readPicture } from './intake/read'
import type { FileStore } from './store'
import { turns } from './turns'

/** Longest side of the preview in pixels and its JPEG quality (spec section 5 names 1000 px and 0.9 among its thresholds). */
const preview = { side: 1000, quality: 90 }
/** The specification's default downsample target. */
const thumb = { side: 224, quality: 80 }
/** The working copy is what points are placed on: full resolution, no visible loss. */
const workQuality = 92

export const kinds = ['work', 'preview', 'thumb'] as const
export type Kind = (typeof kinds)[number]

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

export const keepRenditions = async (files: FileStore, hash: string, renditions: Renditions): Promise<void> => {
  for (const kind of kinds) await files.putRendition(renditionPath(kind, hash), renditions[kind])
}

/** Makes a picture's missing renditions again from its original; false when there is no original. */
export const remakeRenditions = async (files: FileStore, hash: string): Promise<boolean> => {
  const place = await files.original(hash)
  if (!place) return false
  const { raster } = await readPicture(place)
  await keepRenditions(files, hash, await makeRenditions(raster))
  return true
}
