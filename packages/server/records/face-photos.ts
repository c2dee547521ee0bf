import type { FaceView } from '@sella/ceph/data/face-views'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { facesFromStored } from '@sella/contract/documents/face-points'
import { photoScale } from '@sella/contract/documents/photo-scale'
import { plainName } from '../files/shown-name'
import { fileScaleOf, filmOf, type ImageRow, type RecordRow, tracingOf } from './rows'

/** The points of a view on its photo. */
interface FacePhoto {
  readonly view: FaceView
  readonly tracing: Tracing
}

const named = (row: ImageRow) => ({ hash: row.hash, picture: plainName(row), fileScale: fileScaleOf(row) })

/**
 * The face photos of a record with points on them, each with the scale that comes with it: its file's, or that of the film it is
 * aligned on. A view whose points lie on another photo by now is left out. `images`: the record's chosen ones.
 */
export const facePhotosOf = (record: RecordRow, images: readonly ImageRow[]): readonly FacePhoto[] => {
  const film = filmOf(images)
  const placed = { alignment: record.alignment, cephPoints: tracingOf(record, images), film: film && named(film) }
  return facesFromStored(record.face_points, image => {
    const row = images.find(({ type }) => type === image)
    const photo = row && named(row)
    return photo ? { ...photo, fileScale: photoScale(image, photo, placed) } : null
  })
}
