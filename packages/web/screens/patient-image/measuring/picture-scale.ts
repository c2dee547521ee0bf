import { calibrate } from '@sella/ceph/tracing/calibration'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { FRONTAL_CEPH, storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { savedTracing } from '../../../readings/saved-tracing'

/** The scale by which lengths on a picture are told. */
export interface PictureScale {
  /** null: in pixels. */
  readonly mmPerPixel: number | null
  /** Not calibrated to the patient. */
  readonly approximate: boolean
  /** What is to be said of it. */
  readonly caution: 'noScale' | 'doubted' | 'panoramic' | null
}

/** What is placed on a film in the workbench, whose ruler counts here too: one picture has one scale. */
const placedOn = (record: CaseRecord, photo: Photo): Tracing => {
  if (filmOf(record)?.uuid === photo.uuid) return savedTracing(record) ?? emptyTracing
  if (photo.type !== FRONTAL_CEPH || !record.photos.some(({ uuid }) => uuid === photo.uuid)) return emptyTracing
  const read = placedFromStored(storedFrontalFilm, record.facePoints, pictureNameOf(photo))
  return read.ok ? read.value : emptyTracing
}

/** `doubted`: the film's scale disagrees with those of the case's other films, and its lengths are withheld as in the workbench. */
export const pictureScale = (record: CaseRecord, photo: Photo, doubted: boolean): PictureScale => {
  const { mmPerPixel, provenance } = calibrate({ ...placedOn(record, photo), fileScale: photo.fileScale })
  if (doubted || mmPerPixel === null) return { mmPerPixel: null, approximate: false, caution: doubted ? 'doubted' : 'noScale' }
  if (photo.type === 'Panoramic') return { mmPerPixel, approximate: true, caution: 'panoramic' }
  return { mmPerPixel, approximate: provenance === 'detector', caution: null }
}
