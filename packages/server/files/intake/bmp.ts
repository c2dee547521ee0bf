import { readFile } from 'node:fs/promises'
import { decode } from 'bmp-ts'
import sharp from 'sharp'
import { Refusal } from '../../http/refusal'
import { mostPixels, type Reader } from './raster'

/** Width and height lie at fixed places of the header; a negative height means rows from the top. */
const sizeOf = (file: Buffer): { width: number; height: number } => ({
  width: file.readInt32LE(18),
  height: Math.abs(file.readInt32LE(22)),
})

const uncompressed = 0

/** Bytes of the rows, each filled up to four. */
const rowBytes = (file: Buffer, width: number): number => Math.ceil((width * file.readUInt16LE(28)) / 32) * 4

/** BMP. The decoder gives A, B, G, R. */
export const readBmp: Reader = async place => {
  const file = await readFile(place)
  const { width, height } = sizeOf(file)
  if (width < 1 || height < 1) throw new Refusal('IMAGE_BROKEN')
  if (width * height > mostPixels) throw new Refusal('IMAGE_TOO_MANY_PIXELS', { limit: mostPixels / 1_000_000 })
  if (file.readUInt32LE(30) === uncompressed && file.length < file.readUInt32LE(10) + rowBytes(file, width) * height)
    throw new Refusal('IMAGE_BROKEN')
  const { data } = decode(file)
  const rgb = Buffer.alloc(width * height * 3)
  for (let i = 0, at = 0; at < rgb.length; i += 4, at += 3) {
    rgb[at] = data[i + 3] ?? 0
    rgb[at + 1] = data[i + 2] ?? 0
    rgb[at + 2] = data[i + 1] ?? 0
  }
  return {
    width,
    height,
    fileScale: null,
    deep: false,
    open: () => sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false }),
  }
}
