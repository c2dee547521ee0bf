import type { Point } from '../geometry/point'

export type Unit = 'degree' | 'mm' | 'percent' | ''

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

/** A measured value with the drawing it was read from. */
export interface Reading {
  readonly status: 'read'
  /** Not rounded; degrees, mm, percent or a ratio. Always finite. */
  readonly value: number
  readonly unit: Unit
  readonly figure: Figure
  /** One standard error from the expected errors of the points, same unit; null when no point states one. */
  readonly error: number | null
}

/**
 * `unknown-kind` is met only in own items that a newer version wrote, `scale-doubted` only where records are compared; the four others
 * are the wire's.
 */
export type WhyMissing = 'missing-points' | 'uncalibrated' | 'degenerate' | 'needs-other-item' | 'unknown-kind' | 'scale-doubted'

/** No value, and the reason. */
export interface Missing {
  readonly status: 'missing'
  readonly why: WhyMissing
  /** The landmarks or items that would be needed. */
  readonly needs: readonly string[]
}
