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

/** A look of the fine stage: how the patch lies about the point it starts from, and which network of the card reads it. */
export interface FineLook {
  /** Canonical mm. */
  readonly shift: Point
  /** Degrees, clockwise. */
  readonly turn: number
  /** Log of the size. */
  readonly size: number
  /** Name among the card's files. */
  readonly network: string
  /** The network's row for the first of the landmarks asked about; 0 unless said. */
  readonly row?: number
}

/** Landmarks beside the first ones, read by a network of their own from where the regression expects them. */
export interface Further {
  readonly order: readonly string[]
  /** Looks in turn: each starts where the one before found the point, the first where it is expected. */
  readonly looks: readonly FineLook[]
  /** How strongly each look holds to what is expected: weight of (distance / bound of the expectation) squared against its map. */
  readonly hold: readonly number[]
  readonly confidence: ErrorModel
  /** Canonical mm: from this bound on the network is too unsure, and the point is not said to be read. */
  readonly limit: number
}

/** What cards with one fine network had: shift x and y, turn, size. */
type PlainLook = readonly [dx: number, dy: number, degrees: number, size: number]

const straight: FineLook = { shift: [0, 0], turn: 0, size: 0, network: 'fine' }

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
  readonly further?: Further
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
    readonly looks?: readonly (FineLook | PlainLook)[]
  }
}

const isPlain = (look: FineLook | PlainLook): look is PlainLook => Array.isArray(look)

/** The looks of the fine stage, each by its network; a look that names none is read by `fine`. */
export const looksOf = ({ views }: Numbers): readonly FineLook[] =>
  (views.looks ?? [straight]).map(look => {
    if (!isPlain(look)) return look
    const [dx, dy, turn, size] = look
    return { shift: [dx, dy], turn, size, network: straight.network }
  })

/** The networks that the looks call upon, each once. */
export const networksOf = (numbers: Numbers): readonly string[] => [
  ...new Set([...looksOf(numbers), ...(numbers.further?.looks ?? [])].map(look => look.network)),
]
