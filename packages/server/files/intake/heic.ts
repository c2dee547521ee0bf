import { readFile } from 'node:fs/promises'
import heic from 'heic-decode'
import sharp from 'sharp'
import { Refusal } from '../../http/refusal'
import { mostPixels, type Reader } from './raster'

/** HEIC, as phones write it; the decoder turns it upright by itself. */
export const readHeic: Reader = async place => {
  const images = await heic.all({ buffer: await readFile(place) })
  try {
    const [first] = images
    if (!first) throw new Refusal('IMAGE_BROKEN')
    if (first.width * first.height > mostPixels) throw new Refusal('IMAGE_TOO_MANY_PIXELS', { limit: mostPixels / 1_000_000 })
    const { width, height, data } = await first.decode()
    const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    const open = () =>
      sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: false }).flatten({ background: '#000' })
    return { width, height, fileScale: null, deep: false, open }
  } finally {
    images.dispose()
  }
}
