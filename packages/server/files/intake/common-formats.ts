import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../../http/refusal'
import { mostPixels, type Raster, type Reader } from './raster'

/** A missing end or a damaged part is an error, not a grey area in a film. */
const strict = { failOn: 'error', limitInputPixels: mostPixels } as const

const sizeOf = ({ autoOrient, width, height }: Metadata): { width: number; height: number } => autoOrient ?? { width, height }

const isDeep = ({ depth }: Metadata): boolean => depth !== undefined && depth !== 'uchar'

const metadataOf = async (place: string): Promise<Metadata> => {
  const metadata = await sharp(place, { failOn: 'error', limitInputPixels: false }).metadata()
  if (metadata.width * metadata.height > mostPixels) throw new Refusal('IMAGE_TOO_MANY_PIXELS', { limit: mostPixels / 1_000_000 })
  return metadata
}

/** Films of 10 to 14 bits often lie in 16: what is there is spread over 0 to 255. */
const spread = (place: string): Sharp =>
  sharp(place, strict).autoOrient().flatten({ background: '#000' }).normalise({ lower: 0, upper: 100 }).toColourspace('b-w')

const plain = (place: string): Sharp => sharp(place, strict).autoOrient().flatten({ background: '#000' }).toColourspace('srgb')

/** JPEG, PNG, WebP and TIFF (its first page). */
export const readCommon: Reader = async (place): Promise<Raster> => {
  const metadata = await metadataOf(place)
  const deep = isDeep(metadata)
  return { ...sizeOf(metadata), fileScale: null, deep, open: () => (deep ? spread(place) : plain(place)) }
}
