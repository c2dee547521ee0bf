import { inflateSync } from 'node:zlib'

const header = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }

interface FontTable {
  readonly tag: number
  readonly checksum: number
  readonly content: Buffer
}

const tablesOf = (woff: Buffer): readonly FontTable[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const at = header.woff + i * entry.woff
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.readUInt32BE(at),
      checksum: woff.readUInt32BE(at + 16),
      content: packed < length ? inflateSync(bytes) : bytes,
    }
  })

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * Unpacks the OpenType font in a WOFF 1.0 file (W3C recommendation of 2012, sections 4 and 5): the same tables, decompressed.
 * Otherwise the PDF library would decompress them again, in JavaScript, for every document.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const tables = tablesOf(woff)
  const directory = Buffer.alloc(header.sfnt + tables.length * entry.sfnt)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  const power = Math.floor(Math.log2(tables.length))
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10)
  let offset = directory.length
  tables.forEach(({ tag, checksum, content }, i) => {
    const at = header.sfnt + i * entry.sfnt
    for (const [k, value] of [tag, checksum, offset, content.length].entries()) directory.writeUInt32BE(value, at + 4 * k)
    offset += padded(content.length)
  })
  return Buffer.concat([directory, ...tables.map(({ content }) => Buffer.concat([content], padded(content.length)))])
}
