import type { Point } from '../../geometry/point'
import type { Figure } from '../../kinds/figure'
import type { Words } from '../../words'

/** The reference axis of a photo's own kinds: the facial midline, or on a profile the perpendicular of the true horizontal. */
export interface Axis {
  readonly at: Point
  /** Unit vector down the face. */
  readonly down: Point
}

/** A calculation kind available on photos only: it defines both the value and its construction. Canonical pixels, y down. */
export interface FaceKind {
  readonly name: Words
  readonly gives: 'angle' | 'ratio'
  /** Whether it measures relative to the axis. */
  readonly onAxis: boolean
  /** Degrees or a ratio; null if undefined. `axis` is present if `onAxis`. */
  readonly value: (nodes: readonly Point[], axis: Axis, part: number) => number | null
  /** Called only if the value exists. */
  readonly figure: (nodes: readonly Point[], axis: Axis, part: number) => Figure
}
