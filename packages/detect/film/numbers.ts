import type { Point } from './canonical'
import type { Familiar } from './familiarity'

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

/** One look of the fine stage: how the patch lies around its starting point, and which network of the card reads it. */
export interface FineLook {
  /** Canonical mm. */
  readonly shift: Point
  /** Degrees, clockwise. */
  readonly turn: number
  /** Log of the size. */
  readonly size: number
  /** Name among the card's files. */
  readonly network: string
  /** The network's row of the first requested landmark; 0 by default. */
  readonly row?: number
}

/** Landmarks in addition to the first ones, read by a separate network from where the regression expects them. */
export interface Further {
  readonly order: readonly string[]
  /** Successive looks: each starts where the previous one found the point, the first where it is expected. */
  readonly looks: readonly FineLook[]
  /**
   * How strongly each look is tied to the expectation: weight of (distance / bound of the expectation) squared against its map.
   */
  readonly hold: readonly number[]
  readonly confidence: ErrorModel
  /** Canonical mm: with this bound or a larger one the network is too uncertain, and the point does not count as read. */
  readonly limit: number
}

/** Format of cards with one fine network: shift x and y, turn, size. */
type PlainLook = readonly [dx: number, dy: number, degrees: number, size: number]

const straight: FineLook = { shift: [0, 0], turn: 0, size: 0, network: 'fine' }

/**
 * Parameters with which the weights were trained and calibrated; written by training/export.py, tied to the weights by the card.
 */
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
    /** Factor by which the bound of a soft-tissue point is larger. */
    readonly soft?: number
  }
  readonly confidence: ErrorModel
  readonly further?: Further
  /** How the films of training look; on a film unlike all of them the stated errors grow. */
  readonly familiar?: Familiar
  /** Bounds (canonical mm, 68 %) of a porion with a definition other than the one the film's readers would follow. */
  readonly porion?: Readonly<Record<'anatomic' | 'machine', { readonly p68: number }>>
  readonly views: {
    readonly coarse: Point
    readonly zoom: number
    readonly centre: Point
    /** [pixels, canonical mm per pixel] */
    readonly patch: Point
    readonly wide: Point
    readonly mapStep: number
    readonly coarseReach: number
    readonly fineReach: number
    readonly guard: number
    /** The looks of the fine stage at each landmark; their mean is the result. One look without rotation or shift if absent. */
    readonly looks?: readonly (FineLook | PlainLook)[]
  }
}

const isPlain = (look: FineLook | PlainLook): look is PlainLook => Array.isArray(look)

/** The looks of the fine stage, each by its network; a look without a network uses `fine`. */
export const looksOf = ({ views }: Numbers): readonly FineLook[] =>
  (views.looks ?? [straight]).map(look => {
    if (!isPlain(look)) return look
    const [dx, dy, turn, size] = look
    return { shift: [dx, dy], turn, size, network: straight.network }
  })

/** The networks used by the looks, each once. */
export const networksOf = (numbers: Numbers): readonly string[] => [
  ...new Set([...looksOf(numbers), ...(numbers.further?.looks ?? [])].map(look => look.network)),
]
