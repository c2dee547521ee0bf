import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { Refusal } from '../../http/refusal'
import { inThread } from './decode-thread'
import { checkSize, type RasterReader } from './raster'

interface Head {
  readonly width: number
  readonly height: number
  readonly bits: number
  readonly compression: number
  readonly pixelsAt: number
}

/** These fields are at fixed offsets in every header since Windows 3; a negative height means that rows start from the top. */
const headOf = (file: Buffer): Head => ({
  width: file.readInt32LE(18),
  height: Math.abs(file.readInt32LE(22)),
  bits: file.readUInt16LE(28),
  compression: file.readUInt32LE(30),
  pixelsAt: file.readUInt32LE(10),
})

const depths: ReadonlySet<number> = new Set([1, 4, 8, 16, 24, 32])
/** None, run-length encoding with 8 and 4 bits, colour masks. A JPEG or PNG inside a BMP is not read. */
const compressions: ReadonlySet<number> = new Set([0, 1, 2, 3, 6])
const runLengths: ReadonlySet<number> = new Set([1, 2])

/** Bytes of the pixel rows, each padded to a multiple of four. */
const rowBytes = ({ bits, width }: Head): number => Math.ceil((width * bits) / 32) * 4

const check = (file: Buffer, head: Head): void => {
  checkSize(head)
  if (!depths.has(head.bits) || !compressions.has(head.compression)) throw new Refusal('IMAGE_FORMAT')
  if (!runLengths.has(head.compression) && file.length < head.pixelsAt + rowBytes(head) * head.height)
    throw new Refusal('IMAGE_BROKEN')
}

const fileHead = 14
const shortHead = 40
const masks: Readonly<Record<number, number>> = { 3: 12, 6: 16 }

/** The decoder assumes that the pixels follow the palette immediately; some files have a gap. */
const withoutGap = (file: Buffer, { bits, compression, pixelsAt }: Head): Buffer => {
  const size = file.readUInt32LE(14)
  const colours = file.readUInt32LE(46)
  const palette = bits <= 8 || colours > 0 ? 4 * (colours || 2 ** bits) : 0
  const end = fileHead + size + (size === shortHead ? (masks[compression] ?? 0) : 0) + palette
  return pixelsAt > end ? Buffer.concat([file.subarray(0, end), file.subarray(pixelsAt)]) : file
}

/** The decoder's output order is A, B, G, R. */
const script = `
const { decode } = require(data.decoder)
const { data: abgr, width, height } = decode(Buffer.from(data.bytes))
const rgb = new Uint8Array(width * height * 3)
for (let i = 0, at = 0; at < rgb.length; i += 4, at += 3) {
  rgb[at] = abgr[i + 3]
  rgb[at + 1] = abgr[i + 2]
  rgb[at + 2] = abgr[i + 1]
}
return { done: rgb }
`

const require = createRequire(import.meta.url)

/** BMP of 1 to 32 bits; transparency is ignored. */
export const readBmp: RasterReader = async place => {
  const file = await readFile(place)
  const head = headOf(file)
  check(file, head)
  const bytes = new Uint8Array(withoutGap(file, head)).buffer
  const rgb = await inThread<Uint8Array>({ script, data: { decoder: require.resolve('bmp-ts'), bytes }, transfer: [bytes] })
  const { width, height } = head
  const open = () => sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false })
  return { width, height, bits: 8, fileScale: null, deep: false, dicom: null, open }
}
