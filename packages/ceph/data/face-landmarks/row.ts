import type { Words } from '../../words'

/** A point of a face photo. */
export interface FaceLandmarkRow {
  readonly name: Words
  readonly definition: Words
  /** `construction`: an end of a movable reference line, placed by rule if the doctor did not place it. */
  readonly kind: 'primary' | 'construction'
  /** In the default list of points drawn red. */
  readonly red: boolean
}
