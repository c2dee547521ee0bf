import type { GreyPicture } from '@sella/detect/detector'
import { orBroken, readPicture } from '../files/intake/read'

/** A picture file's pixels at full resolution: grey, upright, one byte per pixel. */
export const greyPixels = async (place: string): Promise<GreyPicture> => {
  const { raster } = await readPicture(place, { pdf: true })
  return orBroken(async () => {
    const { data, info } = await raster
      .open()
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  })
}
