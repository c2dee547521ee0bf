import { open } from 'node:fs/promises'
import { Refusal } from '../../http/refusal'
import { readBmp } from './bmp'
import { refuseCarried } from './carried'
import { readCommon } from './common-formats'
import { readDicom } from './dicom'
import { readDocument } from './documents'
import { readHeic } from './heic'
import { readJpeg2000 } from './jpeg2000'
import { readPdf } from './pdf'
import { checkSize, type Format, type Raster, type RasterReader, type ReadOptions } from './raster'
import { headLength, sniff } from './sniff'

const readers: Readonly<Record<Format, RasterReader>> = {
  jpeg: readCommon,
  png: readCommon,
  webp: readCommon,
  tiff: readCommon,
  bmp: readBmp,
  gif: readCommon,
  heic: readHeic,
  jpeg2000: readJpeg2000,
  dicom: readDicom,
  pdf: readPdf,
}

/** Formats that may hold several pictures to choose from. */
const paged: ReadonlySet<Format> = new Set(['dicom', 'tiff', 'pdf'])

/** As many of a file's first bytes as are needed to recognise its format. */
export const headOf = async (place: string): Promise<Buffer> => {
  const file = await open(place, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Reports a decoding failure as a broken file, by our own error code. */
export const orBroken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('IMAGE_BROKEN')
  }
}

/** The format of a picture. A PDF counts only where one of its pages may be a picture, and must then be complete. */
const formatOf = async (place: string, pdf = false): Promise<Format | null> =>
  sniff(await headOf(place)) ?? (pdf && (await readDocument(place)) === 'pdf' ? 'pdf' : null)

/**
 * Reads the picture in a file, recognised by its bytes and not by its name. Refuses unsupported formats, files that are something
 * else besides, and nonsensical headers.
 */
export const readPicture = async (place: string, options?: ReadOptions): Promise<{ format: Format; raster: Raster }> => {
  const format = await formatOf(place, options?.pdf)
  if (!format) throw new Refusal('IMAGE_FORMAT')
  if (options?.page && options.page > 1 && !paged.has(format)) throw new Refusal('INPUT_INVALID', { field: 'page' })
  await refuseCarried(place, format === 'pdf' ? 'paper' : 'picture')
  const raster = await orBroken(() => readers[format](place, options))
  checkSize(raster)
  return { format, raster }
}
