import type { Words } from '../../words'
import type { LandmarkName } from '../landmarks'

type Two = readonly [LandmarkName, LandmarkName]
type Three = readonly [LandmarkName, LandmarkName, LandmarkName]

/** The course of a reference line. `before` and `after` extend beyond its first and last point. */
export type LineCourse =
  /** From the first point to the second. */
  | { readonly kind: 'segment'; readonly nodes: Two }
  /** Extended at both ends by a percentage of the distance between the two points. */
  | { readonly kind: 'line_through_two_points'; readonly nodes: Two; readonly before: number; readonly after: number }
  /** Perpendicular to the first two points, through the third, from `before` mm above it to `after` mm below it. */
  | { readonly kind: 'perpendicular_through_point'; readonly nodes: Three; readonly before: number; readonly after: number }
  /** From the third point to its foot on the line through the first two. */
  | { readonly kind: 'perpendicular_foot_segment'; readonly nodes: Three }

export type LineRow = LineCourse & {
  readonly name: Words
  /** In the list a doctor chooses from. */
  readonly listed: boolean
  /** Selected by default. */
  readonly auto: boolean
  /** `spec`: defined in the specification. `interpreted`: only named there, defined by our interpretation. `added`: ours. */
  readonly standing: 'spec' | 'interpreted' | 'added'
}
