import type { FaceLandmarkName } from './face-landmarks'
import type { FrontalFilmLandmarkName } from './frontal/landmarks'
import type { LandmarkName } from './landmarks'

/**
 * A point of the lateral film, the frontal film or a face photo. If two of these share a name, it is the same point of skin on
 * another image.
 */
export type PointName = LandmarkName | FaceLandmarkName | FrontalFilmLandmarkName
