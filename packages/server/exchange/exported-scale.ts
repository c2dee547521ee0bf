import { jaws } from '@sella/ceph/study-models/tooth'
import { calibrate } from '@sella/ceph/tracing/calibration'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { FRONTAL_CEPH, storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { modelReadingsFrom } from '@sella/contract/documents/model-readings'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import { jawKinds } from '@sella/contract/documents/study-models'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import { plainName } from '../files/shown-name'
import { fileScaleOf, type ImageRow, type RecordRow, shownOf, tracingOf } from '../records/rows'

interface Within {
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  /** The scale of the record's lateral film is doubted beside the other films of the case. */
  readonly scaleDoubted: boolean
}

/** The scale of a picture as it goes out, and whether other films of the case make it doubtful. */
export interface ExportedScale {
  readonly scale: Calibration
  readonly doubted: boolean
}

/** What a doctor placed on a film, with the ruler she drew on it; nothing on other pictures. */
const placedOnFilm = (image: ImageRow, { record, images }: Omit<Within, 'scaleDoubted'>): Tracing => {
  const placed = () => {
    if (image.type === FRONTAL_CEPH) return placedFromStored(storedFrontalFilm, record.face_points, plainName(image))
    const stored = image.type === LATERAL_CEPH ? tracingOf(record, images) : null
    return stored === null ? null : fromStored(stored, storedFilm(LATERAL_CEPH, null))
  }
  const read = placed()
  return read?.ok ? read.value : emptyTracing
}

/** The scale of a film: from the ruler drawn on it, otherwise as stated by its file. Only that of a lateral film is ever doubted. */
export const filmScaleOf = (image: ImageRow, within: Within): ExportedScale => {
  const scale = calibrate({ ...placedOnFilm(image, within), fileScale: fileScaleOf(image) })
  return { scale, doubted: within.scaleDoubted && image.type === LATERAL_CEPH && scale.mmPerPixel !== null }
}

/** mm per unit of a surface model, as the doctor chose on its screen; 1 where nobody did, because scans are nearly always in mm. */
export const modelUnitOf = ({ type }: ImageRow, record: RecordRow): number => {
  const jaw = jaws.find(each => jawKinds.surface[each] === type)
  const { mmPerUnit } = modelReadingsFrom(record.model_readings)
  return (jaw && mmPerUnit[jaw]) ?? 1
}

/**
 * What names a picture or model among exported objects. An archive keeps the first object of a UID: with another ruler or unit, or
 * once its scale is doubted, it is another object, because the one sent before would stand there with the wrong size for ever.
 */
export const exportedThing = (image: ImageRow, within: Within): string => {
  const { scale, doubted } = filmScaleOf(image, within)
  const unit = modelUnitOf(image, within.record)
  const size =
    scale.provenance === 'ruler' ? ` ${scale.mmPerPixel.toPrecision(8)} mm a pixel` : unit === 1 ? '' : ` ${unit} mm a unit`
  return `image ${image.uuid} ${shownOf(image)}${size}${doubted ? ' doubted' : ''}`
}
