import { exifDay } from '@sella/contract/exif-day'

/** Bytes from the start of a file that contain a camera's metadata; in HEIC it can be anywhere, so more is read. */
const usual = 262_144
const heic = 8_388_608

/** The local calendar day on which a photo was taken, YYYY-MM-DD; null if it cannot be read. */
export const photoDay = async (file: Blob): Promise<string | null> => {
  try {
    const head = await file.slice(4, 12).text()
    const length = head.startsWith('ftyp') ? heic : usual
    return exifDay(new DataView(await file.slice(0, length).arrayBuffer()))
  } catch {
    return null
  }
}
