import { Refused } from '@sella/workbench/server/refused'

/** Bytes of the largest file the server accepts as an image. */
const largest = 200_000_000

/** The reason to refuse a file without asking the server; null if it may be sent. */
export const refusedHere = ({ size }: Blob): Refused | null => {
  if (size === 0) return new Refused(400, 'FILE_EMPTY', 'error')
  return size > largest ? new Refused(413, 'FILE_TOO_LARGE', 'error', { limit: largest / 1e6 }) : null
}

const bytesAt = async (file: Blob, from: number, count: number): Promise<DataView> =>
  new DataView(await file.slice(from, from + count).arrayBuffer())

const text = (view: DataView, from: number, count: number): string =>
  from + count > view.byteLength ? '' : String.fromCharCode(...Array.from({ length: count }, (_, i) => view.getUint8(from + i)))

type Format = 'jpeg' | 'png' | 'webp' | 'bmp' | 'tiff'

const formatOf = (head: DataView): Format | null => {
  const start = text(head, 0, 4)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start === '\x89PNG') return 'png'
  if (start === 'RIFF' && text(head, 8, 4) === 'WEBP') return 'webp'
  if (start.startsWith('BM')) return 'bmp'
  return start === 'II*\0' || start === 'MM\0*' ? 'tiff' : null
}

/** Whether a file begins like a picture in a common format. */
export const isPicture = async (file: Blob): Promise<boolean> => formatOf(await bytesAt(file, 0, 16)) !== null

/** Whether the server stores files of this format and browsers can read it: only then may a smaller copy replace it. */
export const isCommon = async (file: Blob): Promise<boolean> => {
  const format = formatOf(await bytesAt(file, 0, 16))
  return format !== null && format !== 'tiff'
}

/** The animation bit of an extended WebP (VP8X, RFC 9649 section 2.7). */
const webpMoves = (head: DataView): boolean => text(head, 12, 4) === 'VP8X' && (head.getUint8(20) & 2) !== 0

/** An animated PNG declares itself before its first picture (acTL, PNG third edition 11.3.6.1). */
const pngMoves = (head: DataView): boolean => {
  for (let at = 8; at + 8 <= head.byteLength; at += 12 + head.getUint32(at)) {
    const chunk = text(head, at + 4, 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT' || chunk === '') return false
  }
  return false
}

/** Bytes of a GIF that are searched for a second picture. */
const gifLook = 4_000_000

/** Length of a GIF's colour table whose flags are at a byte (GIF89a section 19). */
const gifTable = (view: DataView, flags: number): number => {
  const bits = view.getUint8(flags)
  return bits & 0x80 ? 3 * 2 ** ((bits & 7) + 1) : 0
}

/** A GIF is a chain of blocks, each of sub-blocks; one that moves has a second picture (0x2c) among them. */
const gifMoves = (view: DataView): boolean => {
  if (view.byteLength < 13) return false
  let pictures = 0
  let at = 13 + gifTable(view, 10)
  while (at + 10 < view.byteLength) {
    const block = view.getUint8(at)
    if (block !== 0x21 && block !== 0x2c) return false
    if (block === 0x2c && ++pictures > 1) return true
    at += block === 0x2c ? 11 + gifTable(view, at + 9) : 2
    while (at < view.byteLength && view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at += 1
  }
  return false
}

/** Whether a first page is followed by another (TIFF 6.0 section 2). */
const tiffGoesOn = async (file: Blob, head: DataView): Promise<boolean> => {
  const little = text(head, 0, 1) === 'I'
  const first = head.getUint32(4, little)
  const count = await bytesAt(file, first, 2)
  if (count.byteLength < 2) return false
  const next = await bytesAt(file, first + 2 + 12 * count.getUint16(0, little), 4)
  return next.byteLength === 4 && next.getUint32(0, little) !== 0
}

/** How a file contains several pictures: pages to choose from, or an animation, of which the first frame is shown. */
export type Several = 'pages' | 'moving'

/** Null: one picture. A PDF has pages, even if only one. */
export const severalIn = async (file: Blob): Promise<Several | null> => {
  const head = await bytesAt(file, 0, 65_536)
  const format = formatOf(head)
  if (text(head, 0, 5) === '%PDF-') return 'pages'
  if (format === 'webp') return head.byteLength > 20 && webpMoves(head) ? 'moving' : null
  if (format === 'png') return pngMoves(head) ? 'moving' : null
  if (text(head, 0, 3) === 'GIF') return gifMoves(await bytesAt(file, 0, gifLook)) ? 'moving' : null
  return format === 'tiff' && head.byteLength >= 8 && (await tiffGoesOn(file, head)) ? 'pages' : null
}
