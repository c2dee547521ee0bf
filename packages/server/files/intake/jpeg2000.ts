import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { inThread } from './decode-thread'
import { mostPixels, type RasterReader } from './raster'

interface Decoded {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly bits: number
  readonly pixels: Uint8Array
}

/**
 * The size stated in the codestream is checked before anything is decoded. Tiles are assembled; alpha and further components are
 * dropped; more than 8 bits are stretched over the greys, as for other films.
 */
const script = `
const JpxImage = require(data.decoder)
const bytes = new Uint8Array(data.bytes)
const file = Buffer.from(data.bytes)
const siz = file.indexOf('ff4fff51', 0, 'hex')
if (siz < 0 || siz > 65536) return { refused: 'IMAGE_BROKEN' }
const [width, height] = [8, 12].map((at, i) => file.readUInt32BE(siz + at) - file.readUInt32BE(siz + 16 + 4 * i))
const count = file.readUInt16BE(siz + 40)
if (!(width > 0 && height > 0 && count > 0 && count < 5)) return { refused: 'IMAGE_BROKEN' }
if (width * height > data.pixelLimit) return { refused: 'IMAGE_TOO_MANY_PIXELS', details: { limit: data.pixelLimit / 1e6 } }
const bits = (file[siz + 42] & 0x7f) + 1
const whole = Array.from({ length: count }, (_, i) => [43, 44].every(at => file[siz + at + 3 * i] === 1))
if (bits > 16 || whole.includes(false)) return { refused: 'IMAGE_FORMAT' }
if (!file.subarray(-16).includes('ffd9', 0, 'hex')) return { refused: 'IMAGE_BROKEN' }
const image = new JpxImage()
image.failOnCorruptedImage = true
image.parse(bytes)
const channels = count < 3 ? 1 : 3
const values = new Float64Array(width * height * channels)
let [low, high, laid] = [Infinity, -Infinity, 0]
for (const tile of image.tiles) {
  for (let y = 0; y < tile.height; y++)
    for (let x = 0; x < tile.width; x++)
      for (let c = 0; c < channels; c++) {
        const value = tile.items[(y * tile.width + x) * count + c]
        values[((tile.top + y) * width + tile.left + x) * channels + c] = value
        if (value < low) low = value
        if (value > high) high = value
      }
  laid += tile.width * tile.height
}
if (laid !== width * height) return { refused: 'IMAGE_BROKEN' }
const [from, gain] = bits > 8 ? [low, 255 / Math.max(1, high - low)] : [0, 255 / (2 ** bits - 1)]
return { done: { width, height, channels, bits, pixels: Uint8Array.from(values, value => Math.round((value - from) * gain)) } }
`

const require = createRequire(import.meta.url)

/** JPEG 2000, in its own file (JP2) or as a bare codestream, grey or colour. */
export const readJpeg2000: RasterReader = async place => {
  const bytes = new Uint8Array(await readFile(place)).buffer
  const data = { decoder: require.resolve('daikon/lib/jpx.js'), bytes, pixelLimit: mostPixels }
  const { pixels, bits, ...raw } = await inThread<Decoded>({ script, data, transfer: [bytes] })
  const open = () => sharp(pixels, { raw, limitInputPixels: false })
  return { width: raw.width, height: raw.height, bits, fileScale: null, deep: bits > 8 && raw.channels === 1, dicom: null, open }
}
