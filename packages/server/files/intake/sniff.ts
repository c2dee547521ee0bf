import { isHeadless } from './dicom-head'
import type { Format } from './raster'

/** The file extension under which an original is stored. */
export const formats: Readonly<Record<Format, { readonly extension: string }>> = {
  jpeg: { extension: 'jpg' },
  png: { extension: 'png' },
  webp: { extension: 'webp' },
  tiff: { extension: 'tif' },
  bmp: { extension: 'bmp' },
  gif: { extension: 'gif' },
  jpeg2000: { extension: 'jp2' },
  heic: { extension: 'heic' },
  dicom: { extension: 'dcm' },
  pdf: { extension: 'pdf' },
}

/** Content type for the formats of our renditions; null for all others. */
export const shownType = (head: Buffer): 'image/jpeg' | 'image/png' | null => {
  const format = sniff(head)
  return format === 'jpeg' || format === 'png' ? `image/${format}` : null
}

/** Major brands of HEIC pictures; AVIF and videos have others. */
const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Bytes from the start of a file needed to recognise its format. */
export const headLength = 256

const at = (head: Buffer, offset: number, bytes: string): boolean =>
  head.subarray(offset, offset + bytes.length / 2).toString('hex') === bytes

/** The picture format according to the first bytes, whatever the file is called; null for unsupported formats. */
export const sniff = (head: Buffer): Format | null => {
  // A DICOM file may contain another format's signature in its preamble.
  if (at(head, 128, '4449434d')) return 'dicom'
  if (at(head, 0, 'ffd8ff')) return 'jpeg'
  if (at(head, 0, '89504e470d0a1a0a')) return 'png'
  if (at(head, 0, '52494646') && at(head, 8, '57454250')) return 'webp'
  if (at(head, 0, '49492a00') || at(head, 0, '4d4d002a')) return 'tiff'
  if (at(head, 0, '424d')) return 'bmp'
  if (at(head, 0, '474946383961') || at(head, 0, '474946383761')) return 'gif'
  if (at(head, 0, '0000000c6a5020200d0a870a') || at(head, 0, 'ff4fff51')) return 'jpeg2000'
  if (at(head, 4, '66747970') && heicBrands.has(head.toString('latin1', 8, 12))) return 'heic'
  return isHeadless(head) ? 'dicom' : null
}
