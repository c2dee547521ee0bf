import type { ImageKind } from '@sella/contract/entities'
import { noEdit } from '@sella/contract/picture-edit'
import { type DocumentFormat, readDocument } from '../files/intake/documents'
import { readModel } from '../files/intake/models'
import { headOf, readPicture } from '../files/intake/read'
import { formats, sniff } from '../files/intake/sniff'
import type { SpacingChoice } from '../files/intake/spacing-choice'
import { keepModelThumb, keepRenditions, makeRenditions } from '../files/renditions'
import type { Arrival, FileStore } from '../files/store'
import { Refusal } from '../http/refusal'
import { type EditColumns, editColumns } from '../records/edit-columns'
import { isModelKind } from './kinds'
import type { NewImage } from './store'

interface Slot {
  readonly record: string
  readonly kind: ImageKind
  readonly name: string
  /** Which spacing of a DICOM file becomes the scale. */
  readonly spacing?: SpacingChoice | undefined
  /** Frame of a DICOM file, or page of a TIFF or PDF, that becomes the picture, counted from 1. */
  readonly page?: number | undefined
  /** From an archive: earlier versions also stored a picture as a model. */
  readonly archived?: boolean
}

const keepModel = async (files: FileStore, arrival: Arrival, slot: Slot & { readonly extension: string }): Promise<NewImage> => {
  const { record, kind, name, extension } = slot
  await keepModelThumb(files, arrival.hash, arrival.place)
  const scale = { mm_per_pixel: null, scale_provenance: null }
  const oss_path = await arrival.keep(extension)
  return {
    record_uuid: record,
    type: kind,
    hash: arrival.hash,
    oss_path,
    width: 0,
    height: 0,
    name,
    bytes: arrival.bytes,
    ...scale,
  }
}

const keepDocument = async (arrival: Arrival, { record, kind, name }: Slot, format: DocumentFormat): Promise<NewImage> => ({
  record_uuid: record,
  type: kind,
  hash: arrival.hash,
  oss_path: await arrival.keep(format),
  width: 0,
  height: 0,
  name,
  bytes: arrival.bytes,
  mm_per_pixel: null,
  scale_provenance: null,
})

/** Refuses a file for a model's slot that is no model; a truncated binary STL cannot be recognised as one. */
const refuseNoModel = async ({ place }: Arrival, { archived }: Slot): Promise<void> => {
  if (sniff(await headOf(place)) === null) throw new Refusal('MODEL_BROKEN')
  if (!archived) throw new Refusal('IMAGE_KIND_UNFIT')
}

/**
 * Reads a file received for a slot, makes its renditions and stores the original, in this order: a file that cannot be read
 * leaves nothing behind, and the file is on disk before a row refers to it.
 */
export const keepImage = async (
  files: FileStore,
  arrival: Arrival,
  slot: Slot,
): Promise<NewImage & { readonly edit?: EditColumns | undefined }> => {
  const model = isModelKind(slot.kind) ? await readModel(arrival.place) : null
  if (model) return keepModel(files, arrival, { ...slot, extension: model.format })
  if (isModelKind(slot.kind)) await refuseNoModel(arrival, slot)
  const paper = slot.kind === 'Document' ? await readDocument(arrival.place) : null
  if (paper) return keepDocument(arrival, slot, paper)
  const { format, raster } = await readPicture(arrival.place, { spacing: slot.spacing, page: slot.page, pdf: true })
  if (slot.page && slot.page > (raster.pages ?? 1)) throw new Refusal('INPUT_INVALID', { field: 'page' })
  const plain = { hash: arrival.hash, width: raster.width, height: raster.height }
  const edit = slot.page && slot.page > 1 ? editColumns(plain, { ...noEdit, page: slot.page }) : undefined
  await keepRenditions(files, edit?.shown ?? arrival.hash, await makeRenditions(raster))
  return {
    record_uuid: slot.record,
    type: slot.kind,
    hash: arrival.hash,
    oss_path: await arrival.keep(formats[format].extension),
    width: raster.width,
    height: raster.height,
    name: slot.name,
    bytes: arrival.bytes,
    mm_per_pixel: raster.fileScale?.mmPerPixel ?? null,
    scale_provenance: raster.fileScale?.provenance ?? null,
    ...(edit ? { edit } : {}),
  }
}
