import { open } from 'node:fs/promises'
import { Refusal } from '../../http/refusal'
import { readBmp } from './bmp'
import { readCommon } from './common-formats'
import { readDicom } from './dicom'
import { readHeic } from './heic'
import type { Format, Raster, Reader } from './raster'
import { headLength, sniff } from './sniff'

const readers: Readonly<Record<Format, Reader>> = {
  jpeg: readCommon,
  png: readCommon,
  webp: readCommon,
  tiff: readCommon,
  bmp: readBmp,
  heic: readHeic,
  dicom: readDicom,
}

export const headOf = async (place: string): Promise<Buffer> => {
  const file = await open(place, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** What could not be decoded is told as broken, in our words. */
export const orBroken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('IMAGE_BROKEN')
  }
}

/** The picture in a file, by what its bytes say; refuses formats we do not read and headers that make no sense. */
export const readPicture = async (place: string): Promise<{ format: Format; raster: Raster }> => {
  const format = sniff(await headOf(place))
  if (!format) throw new Refusal('IMAGE_FORMAT')
  const raster = await orBroken(() => readers[format](place))
  if (raster.width < 1 || raster.height < 1) throw new Refusal('IMAGE_BROKEN')
  return { format, raster }
}
