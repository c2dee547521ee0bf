import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { inThread } from './decode-thread'
import { mostPixels, type RasterReader } from './raster'

interface Decoded {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const script = `
const heic = require(data.decoder)
const images = await heic.all({ buffer: new Uint8Array(data.bytes) })
const [first] = images
if (!first) return { refused: 'IMAGE_BROKEN' }
if (first.width * first.height > data.pixelLimit) return { refused: 'IMAGE_TOO_MANY_PIXELS', details: { limit: data.pixelLimit / 1e6 } }
const { width, height, data: rgba } = await first.decode()
return { done: { width, height, pixels: new Uint8Array(rgba.buffer, rgba.byteOffset, rgba.byteLength) } }
`

const require = createRequire(import.meta.url)

/** HEIC, as written by phones; the decoder applies the orientation itself. */
export const readHeic: RasterReader = async place => {
  const bytes = new Uint8Array(await readFile(place)).buffer
  const data = { decoder: require.resolve('heic-decode'), bytes, pixelLimit: mostPixels }
  const { width, height, pixels } = await inThread<Decoded>({ script, data, transfer: [bytes] })
  const raw = { width, height, channels: 4 } as const
  const open = () => sharp(pixels, { raw, limitInputPixels: false }).flatten({ background: '#000' })
  return { width, height, bits: 8, fileScale: null, deep: false, dicom: null, open }
}
