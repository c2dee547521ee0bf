import type { FaceLandmarkName } from './face-landmarks'
import type { FrontalFilmLandmarkName } from './frontal/landmarks'
import type { LandmarkName } from './landmarks'

/** A point of the lateral film, of the frontal film or of a face photo. Names that two of them have mean the same point of skin, on another image. */
export type PointName = LandmarkName | FaceLandmarkName | FrontalFilmLandmarkName
