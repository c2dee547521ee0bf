import type { Words } from '../../words'

/** A point of a face photo. */
export interface FaceLandmarkRow {
  readonly name: Words
  readonly definition: Words
  /** `construction`: an end of a movable reference line, laid by rule where the doctor did not. */
  readonly kind: 'primary' | 'construction'
  /** In the default list of points drawn red. */
  readonly red: boolean
}
