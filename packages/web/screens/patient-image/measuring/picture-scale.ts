import { faceViews } from '@sella/ceph/data/face-views'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { storedFace } from '@sella/contract/documents/face-points'
import { FRONTAL_CEPH, storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { photoScale } from '@sella/contract/documents/photo-scale'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { placedFromStored } from '@sella/contract/documents/placed-points'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { filmOf } from '@sella/workbench/open/records'
import { savedTracing } from '../../../readings/saved-tracing'

const storedFaces = faceViews.map(storedFace)

/** The scale by which lengths on a picture are told. */
export interface PictureScale {
  /** null: in pixels. */
  readonly mmPerPixel: number | null
  /** Not calibrated to the patient. */
  readonly approximate: boolean
  /** What is to be said of it. */
  readonly caution: 'noScale' | 'doubted' | 'panoramic' | 'byFilm' | null
}

/** What is placed on a picture in the workbench, whose ruler counts here too: one picture has one scale. */
const placedOn = (record: CaseRecord, photo: Photo): Tracing => {
  if (filmOf(record)?.uuid === photo.uuid) return savedTracing(record) ?? emptyTracing
  const stored = photo.type === FRONTAL_CEPH ? storedFrontalFilm : storedFaces.find(({ image }) => image === photo.type)
  if (!stored || !record.photos.some(({ uuid }) => uuid === photo.uuid)) return emptyTracing
  const read = placedFromStored(stored, record.facePoints, pictureNameOf(photo))
  return read.ok ? read.value : emptyTracing
}

/** `filmDoubted`: the scale of the record's film disagrees with those of the case's other films; its lengths are withheld as in the workbench. */
export const pictureScale = (record: CaseRecord, photo: Photo, filmDoubted: boolean): PictureScale => {
  const film = filmOf(record)
  const fileScale = photoScale(photo.type, photo, { ...record, film })
  const { mmPerPixel, provenance } = calibrate({ ...placedOn(record, photo), fileScale })
  const doubted = filmDoubted && (provenance === 'film' || film?.uuid === photo.uuid)
  if (doubted || mmPerPixel === null) return { mmPerPixel: null, approximate: false, caution: doubted ? 'doubted' : 'noScale' }
  if (photo.type === 'Panoramic') return { mmPerPixel, approximate: true, caution: 'panoramic' }
  if (provenance === 'film') return { mmPerPixel, approximate: true, caution: 'byFilm' }
  return { mmPerPixel, approximate: provenance === 'detector', caution: null }
}
