import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { defaultDisplay } from '@sella/contract/documents/digitization-setting'
import type { PictureSubject } from '../desk/subject'
import { guidedOrder } from './guided-order'

/** What a reader may see during a blind tracing: her points and their outlines, but no values and no expected errors. */
export const blindDisplay = {
  ...defaultDisplay,
  estimated: false,
  results: false,
  auxiliaryLines: false,
  uncertainty: false,
  confidence: false,
  neck: true,
}

/**
 * The film without its points; the points of the first reading are requested. Nothing is detected automatically or saved to the
 * record.
 */
export const againSubject = (film: PictureSubject, first: Tracing): PictureSubject => ({
  ...film,
  order: [...guidedOrder, ...neckOrder(film)].filter(name => first.points[name]),
  storing: {
    ...film.storing,
    read: (_, photo) => ({ ...emptyTracing, fileScale: photo.fileScale }),
    write: () => null,
    isEmpty: () => true,
  },
})

const neckOrder = (film: PictureSubject): readonly LandmarkName[] =>
  film.groups.filter(({ name }) => name === 'neck').flatMap(({ points }) => points as readonly LandmarkName[])
