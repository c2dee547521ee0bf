import type { ColourPicture } from '@sella/detect/profile/profile'
import { orBroken, readPicture } from '../files/intake/read'

/** Longest side in pixels of the picture analysed: on a portrait a pixel is then about a third of a mm. */
const longest = 1200

/** A photo reduced for analysis, and the size of one of its pixels in pixels of the upright original. */
export const colourPicture = async (place: string): Promise<{ readonly picture: ColourPicture; readonly scale: number }> => {
  const { raster } = await readPicture(place, { pdf: true })
  return orBroken(async () => {
    const { data, info } = await raster
      .open()
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const pixels = info.channels === 3 ? new Uint8Array(data) : inColour(data, info.channels)
    return { picture: { width: info.width, height: info.height, pixels }, scale: raster.width / info.width }
  })
}

const inColour = (data: Buffer, channels: number): Uint8Array => {
  const colour = channels > 2 ? [0, 1, 2] : [0, 0, 0]
  const pixels = new Uint8Array((data.length / channels) * 3)
  for (let from = 0, to = 0; from < data.length; from += channels, to += 3)
    colour.forEach((channel, c) => {
      pixels[to + c] = data[from + channel] as number
    })
  return pixels
}
