import type { Readable } from 'node:stream'
import { chatPictureLimit } from '@sella/contract/chat'
import type { Format } from '../files/intake/raster'
import { readPicture } from '../files/intake/read'
import { formats } from '../files/intake/sniff'
import { keepRenditions, makeRenditions } from '../files/renditions'
import type { FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import type { Picture } from './messages'

/** Photographs and screenshots. Not DICOM and the like, which name the patient. */
const allowed: readonly Format[] = ['jpeg', 'png', 'webp', 'heic']

/**
 * Takes a picture in through the same checks as a film and passes it to `use`, which writes the row that refers to it. Nothing
 * remains of a refused picture.
 */
export const withPicture = async <T>(files: FileStore, body: Readable, use: (picture: Picture) => Promise<T>): Promise<T> => {
  const arrival = await files.receive(body, chatPictureLimit)
  try {
    const { format, raster } = await readPicture(arrival.place)
    if (!allowed.includes(format)) throw new Refusal('CHAT_PICTURE')
    await keepRenditions(files, arrival.hash, await makeRenditions(raster))
    const path = await arrival.keep(formats[format].extension)
    return await use({ path, hash: arrival.hash, width: raster.width, height: raster.height })
  } finally {
    await arrival.discard()
  }
}
