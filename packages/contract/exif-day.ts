/**
 * Tags for the day a photo was taken, then the day it was digitised (EXIF 2.3, table 7). Not 0x0132, which any program changes.
 */
const takenTags = [0x9003, 0x9004] as const
const exifPointer = 0x8769

interface Tiff {
  readonly view: DataView
  readonly start: number
  readonly little: boolean
}

const byteAt = (view: DataView, at: number): number => (at < view.byteLength ? view.getUint8(at) : -1)

const startsWith = (view: DataView, at: number, text: string): boolean =>
  [...text].every((letter, i) => byteAt(view, at + i) === letter.charCodeAt(0))

/** Finds the TIFF header after the marker Exif (JPEG, HEIC, some WebP) or after a chunk's name (PNG eXIf, WebP EXIF). */
const tiffAfter = (view: DataView, at: number): Tiff | null => {
  for (const skip of [6, 4, 8]) {
    const start = at + skip
    if (startsWith(view, start, 'II*\0')) return { view, start, little: true }
    if (startsWith(view, start, 'MM\0*')) return { view, start, little: false }
  }
  return null
}

const tiffIn = (view: DataView): Tiff | null => {
  if (startsWith(view, 0, 'II*\0') || startsWith(view, 0, 'MM\0*')) return { view, start: 0, little: byteAt(view, 0) === 0x49 }
  for (let at = 0; at + 16 < view.byteLength; at += 1) {
    const letter = view.getUint8(at)
    // Only E and e can begin Exif, EXIF or eXIf.
    if (letter !== 0x45 && letter !== 0x65) continue
    if (!startsWith(view, at, 'Exif\0\0') && !startsWith(view, at, 'EXIF') && !startsWith(view, at, 'eXIf')) continue
    const tiff = tiffAfter(view, at)
    if (tiff) return tiff
  }
  return null
}

/**
 * Offset of a tag's entry in the directory at the given offset; null where the directory lacks the tag or lies outside the data.
 */
const entryOf = ({ view, start, little }: Tiff, directory: number, tag: number): number | null => {
  const from = start + directory
  if (from + 2 > view.byteLength) return null
  const count = view.getUint16(from, little)
  for (let i = 0; i < count; i += 1) {
    const at = from + 2 + 12 * i
    if (at + 12 > view.byteLength) return null
    if (view.getUint16(at, little) === tag) return at
  }
  return null
}

const dayAt = ({ view, start, little }: Tiff, entry: number): string | null => {
  const at = start + view.getUint32(entry + 8, little)
  const text = Array.from({ length: 10 }, (_, i) => String.fromCharCode(Math.max(0, byteAt(view, at + i)))).join('')
  const parts = /^(\d{4}):(\d\d):(\d\d)$/.exec(text)
  if (!parts) return null
  const day = `${parts[1]}-${parts[2]}-${parts[3]}`
  const real = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day ? null : day
}

/**
 * The calendar day a photo was taken, in the camera's local time, YYYY-MM-DD, from the first bytes of its file; null when the
 * file does not say.
 */
export const exifDay = (view: DataView): string | null => {
  const tiff = tiffIn(view)
  if (!tiff || tiff.start + 8 > view.byteLength) return null
  const pointer = entryOf(tiff, view.getUint32(tiff.start + 4, tiff.little), exifPointer)
  if (pointer === null) return null
  const directory = view.getUint32(pointer + 8, tiff.little)
  for (const tag of takenTags) {
    const entry = entryOf(tiff, directory, tag)
    const day = entry === null ? null : dayAt(tiff, entry)
    if (day) return day
  }
  return null
}
