import type { LandmarkName } from '../data/landmarks'
import type { Point } from '../geometry/point'
import type { Words } from '../words'
import type { Figure } from './figure'

/** The maximum is five, for the soft-tissue angle. */
export type NodeCount = 1 | 2 | 3 | 4 | 5

/** A tuple of N elements of type T. */
export type Several<T, N extends number> = N extends 1
  ? readonly [T]
  : N extends 2
    ? readonly [T, T]
    : N extends 3
      ? readonly [T, T, T]
      : N extends 4
        ? readonly [T, T, T, T]
        : readonly [T, T, T, T, T]

/**
 * A calculation kind based on points. It defines both the value and the construction drawn for it, so that they cannot disagree.
 * Both use the canonical right-facing frame: pixels, x towards the face, y down.
 */
export interface PointKind<Takes extends NodeCount, Given extends NodeCount = Takes> {
  readonly name: Words
  /** How many landmarks an item of this kind names. */
  readonly takes: Takes
  /** Landmarks the kind adds after those named by the item. */
  readonly fixed?: readonly LandmarkName[]
  readonly gives: 'angle' | 'length'
  /** Measured along an edge of the image, so that the nodes are set upright by quarter turns first; all else needs no such turn. */
  readonly byEdge?: true
  /** Degrees for an angle, pixels for a length; null if the points leave it undefined (a line of zero length). */
  readonly value: (nodes: Several<Point, Given>) => number | null
  /** Called only if the value exists. */
  readonly figure: (nodes: Several<Point, Given>) => Figure
}

/** A calculation kind based on the values of other items. */
export interface CombinedKind<Least extends 2 | 3, Most extends 2 | 3> {
  readonly name: Words
  readonly takes: 0
  readonly combines: readonly [Least, Most]
  /** `same`: the common unit of its operands. `ratio`, `percent`: a quotient of two, which is independent of the scale. */
  readonly gives: 'same' | 'ratio' | 'percent'
  /** Null if undefined (division by zero). */
  readonly value: (operands: readonly number[]) => number | null
}
