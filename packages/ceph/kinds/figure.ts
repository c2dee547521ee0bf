import type { Point } from '../geometry/point'

/** A line of the construction behind a value, in image pixels. `extension`: extends a line to an intersection; drawn lighter. */
export interface FigureLine {
  readonly from: Point
  readonly to: Point
  readonly extension?: boolean
}

/** The angle's wedge: from `start`, turning by `sweep` radians (positive clockwise on screen) about `at`. */
export interface FigureArc {
  readonly at: Point
  readonly start: number
  readonly sweep: number
}

/** What a calculation kind draws for its value, in image pixels of the film as given. */
export interface Figure {
  readonly lines: readonly FigureLine[]
  readonly arcs: readonly FigureArc[]
}
