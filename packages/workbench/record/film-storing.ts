import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored, LATERAL_CEPH, storedFilm, toStored } from '@sella/contract/documents/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import type { Storing } from './storing'

/** Reads a stored text as a tracing, with the scale stated in its file; null if it cannot be read and must not be overwritten. */
export const tracingFrom = (text: string | null, photo: Pick<Photo, 'fileScale'>): Tracing | null => {
  if (text === null) return { ...emptyTracing, fileScale: photo.fileScale }
  const read = fromStored(text, storedFilm(LATERAL_CEPH, photo.fileScale))
  return read.ok ? read.value : null
}

export const tracingOf = (record: CaseRecord, photo: Photo): Tracing | null => tracingFrom(record.cephPoints, photo)

/** A record stores the points of its lateral film under the film's name. */
export const filmStoring: Storing = {
  read: tracingOf,
  write: (tracing, onto) => {
    const stored = toStored(tracing, onto.cephPoints)
    return stored.ok ? { cephPoints: stored.value } : null
  },
  isEmpty: record => record.cephPoints === null,
  isElsewhere: () => false,
  image: storedFilm(LATERAL_CEPH),
}
