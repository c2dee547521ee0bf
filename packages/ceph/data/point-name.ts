import type { FaceLandmarkName } from './face-landmarks'
import type { LandmarkName } from './landmarks'

/** A point of the film or of a face photo. Names both have mean the same point of skin, on another image. */
export type PointName = LandmarkName | FaceLandmarkName
