import { exifDay } from '@sella/contract/exif-day'

/** Bytes in which cameras write what they know of a photo; a HEIC's may stand anywhere, so more of it is read. */
const usual = 262_144
const heic = 8_388_608

/** The calendar day a photo was taken where the camera was, YYYY-MM-DD; null for what cannot be read. */
export const photoDay = async (file: Blob): Promise<string | null> => {
  try {
    const head = await file.slice(4, 12).text()
    const length = head.startsWith('ftyp') ? heic : usual
    return exifDay(new DataView(await file.slice(0, length).arrayBuffer()))
  } catch {
    return null
  }
}
