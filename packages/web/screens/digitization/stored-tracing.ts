import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/ceph/tracing/format'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'

/** A stored text as a tracing with the scale its file states; null when it cannot be read and must not be written over. */
export const tracingFrom = (text: string | null, photo: Pick<Photo, 'fileScale'>): Tracing | null => {
  if (text === null) return { ...emptyTracing, fileScale: photo.fileScale }
  const read = fromStored(text, storedFilm(LATERAL_CEPH, photo.fileScale))
  return read.ok ? read.value : null
}

export const tracingOf = (record: CaseRecord, photo: Photo): Tracing | null => tracingFrom(record.cephPoints, photo)
