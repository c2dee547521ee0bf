import { scaleByFilm } from '@sella/ceph/tracing/alignment'
import { calibrate } from '@sella/ceph/tracing/calibration'
import { emptyTracing, type FileScale, type Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '../entities'
import { alignmentOf, profileImage } from './alignment'
import { pictureNameOf } from './picture-name'
import { fromStored, LATERAL_CEPH, storedFilm } from './tracing'

type Picture = Pick<Photo, 'hash' | 'picture'> & { readonly fileScale: FileScale | null }

interface OnFilm extends Pick<CaseRecord, 'alignment' | 'cephPoints'> {
  /** The record's film; null if it has none. */
  readonly film: Picture | null
}

/**
 * The scale that comes with a photo: its file's, or of a side photo that lies on its record's film the film's, unless that is not
 * measured or either picture is another by now.
 */
export const photoScale = (image: string, photo: Picture, { alignment, cephPoints, film }: OnFilm): Tracing['fileScale'] => {
  if (photo.fileScale || image !== profileImage || !film) return photo.fileScale
  const placed = alignmentOf(alignment, profileImage)
  if (placed?.film !== pictureNameOf(film) || placed.photo !== pictureNameOf(photo)) return null
  const read = cephPoints === null ? null : fromStored(cephPoints, storedFilm(LATERAL_CEPH, film.fileScale))
  return scaleByFilm(placed, calibrate(read?.ok ? read.value : { ...emptyTracing, fileScale: film.fileScale }))
}
