import type { Point } from '../geometry/point'

/** A part of the construction a value is read from, in image pixels. `extension`: prolonged to where lines meet, drawn lighter. */
export interface FigureLine {
  readonly from: Point
  readonly to: Point
  readonly extension?: boolean
}

/** The angle's wedge: from `start` turning by `sweep` radians (clockwise on screen is positive) about `at`. */
export interface FigureArc {
  readonly at: Point
  readonly start: number
  readonly sweep: number
}

/** What a calculation kind draws for its own value, in image pixels of the film as given. */
export interface Figure {
  readonly lines: readonly FigureLine[]
  readonly arcs: readonly FigureArc[]
}
