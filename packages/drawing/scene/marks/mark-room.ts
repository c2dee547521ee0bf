import type { Point } from '@sella/ceph/geometry/point'
import type { Extent } from '../extent'
import type { Ink } from '../ink'
import type { Pen } from '../pen'
import type { Mark } from '../scene'

/**
 * How one kind of mark is painted, its extent, and its hit test. `pixel` is the size of a screen pixel in the units of the mark's
 * positions.
 */
export interface MarkRoom<M extends Mark> {
  /** The element; null if a position is not finite, so that an invalid mark paints nothing. */
  readonly ink: (mark: M, pixel: number) => Ink | null
  /** Draws the same with a pen. */
  readonly draw: (mark: M, pixel: number, pen: Pen) => void
  /** In the units of the mark's positions. */
  readonly bounds: (mark: M, pixel: number) => Extent
  /** Distance in screen pixels from `at` (mark units); null beyond `radius` screen pixels. */
  readonly hit: (mark: M, at: Point, radius: number, pixel: number) => number | null
}

/** The distance if within the radius, otherwise null. */
export const within = (distance: number, radius: number): number | null => (distance <= radius ? distance : null)
