import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../../http/refusal'
import { checkSize, mostPixels, type Raster, type RasterReader } from './raster'

/** A missing end or damaged part must be an error, not a grey area in a film. */
const strict = { failOn: 'error', limitInputPixels: mostPixels } as const

const sizeOf = ({ autoOrient, width, height }: Metadata): { width: number; height: number } => autoOrient ?? { width, height }

/** Bits per sample by libvips' name; floating point and 32 bits do not occur in films. */
const depths: Readonly<Record<string, number>> = { uchar: 8, ushort: 16 }

/** Grey with more than 8 bits is a film. Colour with 16 bits is a photo, for which 8 bits are enough. */
const isDeep = ({ depth, channels }: Metadata): boolean => depth === 'ushort' && channels <= 2

/** `page` counts from 0. */
const metadataOf = async (place: string, page: number): Promise<Metadata> => {
  const metadata = await sharp(place, { failOn: 'error', limitInputPixels: false, page }).metadata()
  checkSize(metadata)
  if (!(metadata.depth in depths)) throw new Refusal('IMAGE_FORMAT')
  return metadata
}

/** Films of 10 to 14 bits are often stored in 16: the range in use is stretched to 0 to 255. */
const spread = async (place: string, page: number): Promise<() => Sharp> => {
  const picture = sharp(place, { ...strict, page })
    .autoOrient()
    .toColourspace('grey16')
    .extractChannel(0)
    .raw({ depth: 'ushort' })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const values = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  let [low, high] = [65_535, 0]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  const gain = 255 / Math.max(1, high - low)
  const pixels = new Uint8Array(values.length)
  for (let i = 0; i < pixels.length; i++) pixels[i] = Math.round(((values[i] ?? 0) - low) * gain)
  return () => sharp(pixels, { raw: { width: info.width, height: info.height, channels: 1 }, limitInputPixels: false })
}

const plain = (place: string, page: number): Sharp =>
  sharp(place, { ...strict, page })
    .autoOrient()
    .flatten({ background: '#000' })
    .toColourspace('srgb')

/** JPEG, PNG, WebP, TIFF (the chosen page, otherwise the first) and GIF (its first picture). */
export const readCommon: RasterReader = async (place, { page: chosen = 1 } = {}): Promise<Raster> => {
  const page = chosen - 1
  const metadata = await metadataOf(place, page)
  const deep = isDeep(metadata)
  const open = deep ? await spread(place, page) : () => plain(place, page)
  const pages = metadata.format === 'tiff' ? (metadata.pages ?? 1) : 1
  return { ...sizeOf(metadata), bits: depths[metadata.depth] ?? 8, fileScale: null, deep, dicom: null, pages, open }
}
