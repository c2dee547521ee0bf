import { isFrontalLandmark } from '@sella/ceph/data/frontal/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import { placedOn } from './found-face'
import { parseStored } from './points/stored'
import type { StoredImage } from './tracing'

/** The image of a record that is its frontal film. */
export const FRONTAL_CEPH = 'Frontal_Ceph'

/**
 * The frontal film as its points are stored: its landmarks and its ruler, in the record's text of pictures that name what they were
 * placed on (decision 0021).
 */
export const storedFrontalFilm: StoredImage = {
  image: FRONTAL_CEPH,
  holds: (name): name is PointName => isFrontalLandmark(name),
  type: 'ct',
}

/** What of a record's stored points was placed on no photo of the face: the frontal film's alone; null where there is none. */
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
