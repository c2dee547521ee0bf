import type { Words } from '../../words'
import type { LandmarkName } from '../landmarks'

type Two = readonly [LandmarkName, LandmarkName]
type Three = readonly [LandmarkName, LandmarkName, LandmarkName]

/** How a reference line runs. `before` and `after` reach beyond its first and last point. */
export type LineCourse =
  /** From the first point to the second. */
  | { readonly kind: 'segment'; readonly nodes: Two }
  /** Prolonged on both ends by per cent of the distance of the two points. */
  | { readonly kind: 'line_through_two_points'; readonly nodes: Two; readonly before: number; readonly after: number }
  /** At right angles to the first two points through the third, from `before` mm above it to `after` mm below it. */
  | { readonly kind: 'perpendicular_through_point'; readonly nodes: Three; readonly before: number; readonly after: number }
  /** From the third point to its foot on the line of the first two. */
  | { readonly kind: 'perpendicular_foot_segment'; readonly nodes: Three }

export type LineRow = LineCourse & {
  readonly name: Words
  /** In the list a doctor chooses from. */
  readonly listed: boolean
  /** Chosen from the start. */
  readonly auto: boolean
  /** `spec`: named in the specification. `interpreted`: a bare name there, content by our reading. `added`: ours. */
  readonly standing: 'spec' | 'interpreted' | 'added'
}
