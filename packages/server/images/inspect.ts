import type { Inspection } from '@sella/contract/inspection'
import { readModel } from '../files/intake/models'
import { readPicture } from '../files/intake/read'
import { makePreview } from '../files/renditions'
import type { Arrival } from '../files/store'

/**
 * Describes a received file and what it says about the patient; refuses a file that could not be stored either. Stores nothing.
 * `page`: which picture of a file that holds several, from 1.
 */
export const inspect = async ({ place, hash, bytes }: Arrival, page = 1): Promise<Inspection> => {
  const model = await readModel(place)
  if (model) {
    const none = { width: 0, height: 0, bits: 0, fileScale: null, dicom: null, pages: 1, preview: '' }
    return { format: model.format, hash, bytes, ...none }
  }
  const { format, raster } = await readPicture(place, { page, pdf: true })
  const { width, height, bits, fileScale, dicom, pages = 1 } = raster
  const preview = (await makePreview(raster)).toString('base64')
  return { format, hash, bytes, width, height, bits, fileScale, dicom, pages, preview }
}
