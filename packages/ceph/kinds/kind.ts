import type { LandmarkName } from '../data/landmarks'
import type { Point } from '../geometry/point'
import type { Words } from '../words'
import type { Figure } from './figure'

/** Five is the most any kind takes: the soft-tissue angle. */
export type NodeCount = 1 | 2 | 3 | 4 | 5

/** A tuple of N things of type T. */
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
 * A calculation kind read from points. It owns the value and the construction the value is read from, so they cannot disagree.
 * Both work in the canonical right-facing frame: pixels, x towards the face, y down.
 */
export interface PointKind<Takes extends NodeCount, Given extends NodeCount = Takes> {
  readonly name: Words
  /** How many landmarks an item of this kind names. */
  readonly takes: Takes
  /** Landmarks the kind itself adds after those the item names. */
  readonly fixed?: readonly LandmarkName[]
  readonly gives: 'angle' | 'length'
  /** Degrees for an angle, pixels for a length; null when the points leave it undefined (a line of zero length). */
  readonly value: (nodes: Several<Point, Given>) => number | null
  /** Called only where the value exists. */
  readonly figure: (nodes: Several<Point, Given>) => Figure
}

/** A calculation kind read from the values of other items. */
export interface CombinedKind<Least extends 2 | 3, Most extends 2 | 3> {
  readonly name: Words
  readonly takes: 0
  readonly combines: readonly [Least, Most]
  /** `same`: the unit of its operands, all alike. `ratio`, `percent`: a share of two, in which a scale cancels out. */
  readonly gives: 'same' | 'ratio' | 'percent'
  /** Null when undefined (division by zero). */
  readonly value: (operands: readonly number[]) => number | null
}
