import type { Figure } from '../kinds/figure'
import type { Unit } from '../unit'

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
 * `unknown-kind` is met only in own items that a newer version wrote, `no-contour` only where records are compared, `scale-doubted` there and
 * where the records of a case are tabled; the four others are the wire's.
 */
export type WhyMissing =
  | 'missing-points'
  | 'uncalibrated'
  | 'degenerate'
  | 'needs-other-item'
  | 'unknown-kind'
  | 'scale-doubted'
  | 'no-contour'

/** No value, and the reason. */
export interface Missing {
  readonly status: 'missing'
  readonly why: WhyMissing
  /** The landmarks or items that would be needed. */
  readonly needs: readonly string[]
}
