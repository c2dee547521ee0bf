import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { placedOn } from './detected-face'
import { parseStored } from './points/stored'
import type { StoredImage } from './tracing'

/** The name of a record's frontal film among its images. */
export const FRONTAL_CEPH = 'Frontal_Ceph'

/**
 * How the frontal film's points are stored: its landmarks and its ruler, in the same text of the record as the face points, which
 * names the picture they were placed on (decision 0021).
 */
export const storedFrontalFilm: StoredImage = {
  image: FRONTAL_CEPH,
  holds: (name): name is PointName => isFrontalLandmark(name),
  type: 'ct',
}

/** A record's stored points without those on photos of the face, which leaves the frontal film's; null where there are none. */
export function withoutFacePhotos(text: string | null): string | null {
  const read = text === null ? null : parseStored(text)
  if (!read?.ok || !read.value.images[FRONTAL_CEPH]) return null
  const { version, images, rest } = read.value
  const of = placedOn(rest)[FRONTAL_CEPH]
  return JSON.stringify({
    version,
    ...(typeof of === 'string' ? { placedOn: { [FRONTAL_CEPH]: of } } : {}),
    [FRONTAL_CEPH]: images[FRONTAL_CEPH],
  })
}
