import type { Figure } from '../kinds/figure'
import type { Unit } from '../unit'

/** A measured value with the construction drawn for it. */
export interface Reading {
  readonly status: 'read'
  /** Not rounded; degrees, mm, percent or a ratio. Always finite. */
  readonly value: number
  readonly unit: Unit
  readonly figure: Figure
  /** One standard error due to the expected errors of the points, same unit; null if no point states one. */
  readonly error: number | null
}

/**
 * `unknown-kind` occurs only for own items written by a newer version, `no-contour` only when records are compared,
 * `scale-doubted` there and where a record of a case is tabulated or printed, `scale-unjudged` in an open workbench until the other
 * films of the case have been looked at; the four others are those of the wire format.
 */
export type WhyMissing =
  | 'missing-points'
  | 'uncalibrated'
  | 'degenerate'
  | 'needs-other-item'
  | 'unknown-kind'
  | 'scale-doubted'
  | 'scale-unjudged'
  | 'no-contour'

/** A missing value, and the reason. */
export interface Missing {
  readonly status: 'missing'
  readonly why: WhyMissing
  /** The landmarks or items required. */
  readonly needs: readonly string[]
}
