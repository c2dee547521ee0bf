import type { Point } from '../../geometry/point'
import type { Figure } from '../../kinds/figure'
import type { Words } from '../../words'

/** What a photo's own kinds measure against: the facial midline, or on a profile the perpendicular of the true horizontal. */
export interface Axis {
  readonly at: Point
  /** Unit vector down the face. */
  readonly down: Point
}

/** A calculation kind only photos have: it owns the value and its construction. Canonical pixels, y down. */
export interface FaceKind {
  readonly name: Words
  readonly gives: 'angle' | 'ratio'
  /** Does it measure against the axis? */
  readonly onAxis: boolean
  /** Degrees or a ratio; null when undefined. `axis` is there when `onAxis`. */
  readonly value: (nodes: readonly Point[], axis: Axis, part: number) => number | null
  /** Called only where the value exists. */
  readonly figure: (nodes: readonly Point[], axis: Axis, part: number) => Figure
}
