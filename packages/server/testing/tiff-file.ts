/** What a small TIFF file says of one of its pages. */
export interface TiffPage {
  readonly width: number
  readonly height: number
  readonly bits: 8 | 16 | 32
  readonly float?: boolean
  /** 0: the lowest value is white. */
  readonly photometric?: 0 | 1
  readonly pixels: readonly number[]
}

type Entry = readonly [tag: number, type: number, value: number]

const short = 3
const long = 4

const samples = ({ bits, float, pixels }: TiffPage): Buffer => {
  if (float) return Buffer.from(Float32Array.from(pixels).buffer)
  return Buffer.from(bits === 16 ? Uint16Array.from(pixels).buffer : Uint8Array.from(pixels).buffer)
}

const entriesOf = (page: TiffPage, { strip, bytes }: { strip: number; bytes: number }): readonly Entry[] => [
  [256, long, page.width],
  [257, long, page.height],
  [258, short, page.bits],
  [259, short, 1],
  [262, short, page.photometric ?? 1],
  [273, long, strip],
  [277, short, 1],
  [278, long, page.height],
  [279, long, bytes],
  [339, short, page.float ? 3 : 1],
]

const directory = (entries: readonly Entry[], next: number): Buffer => {
  const buffer = Buffer.alloc(6 + 12 * entries.length)
  buffer.writeUInt16LE(entries.length, 0)
  for (const [i, [tag, type, value]] of entries.entries()) {
    buffer.writeUInt16LE(tag, 2 + 12 * i)
    buffer.writeUInt16LE(type, 4 + 12 * i)
    buffer.writeUInt32LE(1, 6 + 12 * i)
    buffer.writeUInt32LE(value, 10 + 12 * i)
  }
  buffer.writeUInt32LE(next, buffer.length - 4)
  return buffer
}

/** An uncompressed little-endian TIFF file of one or more grey pages, for tests. */
export const tiffFile = (pages: readonly TiffPage[]): Buffer => {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])]
  let at = 8
  for (const [i, page] of pages.entries()) {
    const pixels = samples(page)
    const even = pixels.length % 2 ? Buffer.concat([pixels, Buffer.alloc(1)]) : pixels
    const length = directory(entriesOf(page, { strip: 0, bytes: 0 }), 0).length
    const next = i + 1 < pages.length ? at + length + even.length : 0
    parts.push(directory(entriesOf(page, { strip: at + length, bytes: pixels.length }), next), even)
    at += length + even.length
  }
  return Buffer.concat(parts)
}
