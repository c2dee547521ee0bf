import type { Point } from './canonical'

/** One estimated landmark: weights [2][2n+1] on the offsets of the n shared points; errors in canonical mm, cross-validated. */
export interface Regression {
  readonly weights: readonly (readonly number[])[]
  readonly mean: number
  readonly p68: number
}

/** log error = intercept of the landmark + slopes x signs; `sigma` its scatter, `bound` the step up to the 68 % bound. */
export interface ErrorModel {
  readonly intercepts: readonly number[]
  readonly slopes: readonly number[]
  readonly sigma: number
  readonly bound: number
}

/** A look of the fine stage: shift x and y (canonical mm), turn (degrees, clockwise), log of the size. */
export type FineLook = readonly [dx: number, dy: number, degrees: number, size: number]

/** What the weights were trained and calibrated with; written by training/export.py, bound to the weights by the card. */
export interface Numbers {
  readonly order: readonly string[]
  readonly mean: readonly Point[]
  readonly guard: { readonly weights: readonly (readonly (readonly number[])[])[]; readonly spread: readonly number[] }
  readonly shared: readonly string[]
  readonly regress: Readonly<Record<string, Regression>>
  readonly template: {
    readonly places: Readonly<Record<string, Point>>
    readonly reach: number
    readonly base: number
    readonly slope: number
    readonly p68: number
    /** How much larger the bound of a soft-tissue point is. */
    readonly soft?: number
  }
  readonly confidence: ErrorModel
  /** Bounds (canonical mm, 68 %) of a porion whose definition is not the one the film's readers would follow. */
  readonly porion?: Readonly<Record<'anatomic' | 'machine', { readonly p68: number }>>
  readonly views: {
    readonly coarse: Point
    readonly zoom: number
    readonly centre: Point
    /** [pixels, canonical mm a pixel] */
    readonly patch: Point
    readonly wide: Point
    readonly mapStep: number
    readonly coarseReach: number
    readonly fineReach: number
    readonly guard: number
    /** How the fine stage looks at each landmark; the mean of the answers counts. One straight look where none are named. */
    readonly looks?: readonly FineLook[]
  }
  readonly members: number
}
