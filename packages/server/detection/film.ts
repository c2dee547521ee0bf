import type { GreyPicture } from '@sella/detect/detector'
import { orBroken, readPicture } from '../files/intake/read'

/** A picture file's pixels at full resolution: grey, upright, one byte per pixel. */
export const greyPixels = async (place: string): Promise<GreyPicture> => {
  const { raster } = await readPicture(place, { pdf: true })
  return orBroken(async () => {
    const { data, info } = await raster.open().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const pixels = alreadyGrey(data, channels)
    if (pixels) return { width, height, pixels }
    const grey = await raster.open().toColourspace('b-w').extractChannel(0).raw({ depth: 'uchar' }).toBuffer()
    return { width, height, pixels: new Uint8Array(grey.buffer, grey.byteOffset, grey.length) }
  })
}

/**
 * The greys of a picture in which red, green and blue are equal everywhere, as in nearly every film; otherwise null. A colour
 * conversion would give the same greys, but takes longer than the decoding.
 */
function alreadyGrey(data: Buffer, channels: number): Uint8Array | null {
  if (channels === 1) return new Uint8Array(data.buffer, data.byteOffset, data.length)
  if (channels !== 3) return null
  const pixels = new Uint8Array(data.length / 3)
  for (let i = 0, at = 0; i < pixels.length; i++, at += 3) {
    const red = data[at] as number
    if (red !== data[at + 1] || red !== data[at + 2]) return null
    pixels[i] = red
  }
  return pixels
}
