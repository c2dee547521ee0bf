import type { ErrorModel } from '../film/numbers'

/** Quality signs of one detected point, all in canonical mm except the surprises (spreads of the shape model). */
export interface Signs {
  /** Spread of the fine and of the coarse map. */
  readonly fine: number
  readonly coarse: number
  /** Distance of the fine point from the coarse one it started from; scatter between the looks. */
  readonly shift: number
  readonly scatter: number
  /** Distance from the position expected by the other points; and its mean over the film. */
  readonly surprise: number
  readonly film: number
}

export interface Doubt {
  /** Canonical mm, not exceeded by 68 % of such points. */
  readonly bound: number
  /** Log of the median error, and the scatter of the log error. */
  readonly log: number
  readonly sigma: number
}

/** The regressors of training/calibrate.py, in its order. */
const regressors = ({ fine, coarse, shift, scatter, surprise, film }: Signs): readonly number[] => [
  Math.log(fine),
  Math.log(coarse),
  Math.log(0.3 + shift),
  Math.log(0.05 + scatter),
  Math.log(0.3 + surprise),
  Math.log(0.3 + film),
]

/** Log-linear error model fitted on films not used in training; `landmark` is the index in the training order. */
export function doubt(signs: Signs, landmark: number, model: ErrorModel): Doubt {
  const log = regressors(signs).reduce(
    (sum, sign, i) => sum + sign * (model.slopes[i] as number),
    model.intercepts[landmark] as number,
  )
  return { log, sigma: model.sigma, bound: Math.exp(log + model.bound) }
}

/* Shape estimates: the error is assumed log-normal with this scatter (Rayleigh-like), so p68 is 0.47 of it above the median. */
const ESTIMATE_SIGMA = 0.6
const Z68 = 0.4677

export const doubtOfEstimate = (p68: number): Doubt => ({
  bound: p68,
  log: Math.log(p68) - Z68 * ESTIMATE_SIGMA,
  sigma: ESTIMATE_SIGMA,
})

/** The same doubt with another bound: its median error changes by the same factor. */
export const withBound = ({ bound, log, sigma }: Doubt, to: number): Doubt => ({
  bound: to,
  log: log + Math.log(to / bound),
  sigma,
})

/** Probability that a point is within `limit` canonical mm: the displayed confidence. */
export const chanceWithin = (limit: number, { log, sigma }: Doubt): number => normal((Math.log(limit) - log) / sigma)

/** Cumulative normal distribution, Abramowitz and Stegun 26.2.17 (error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return z >= 0 ? 1 - tail : tail
}
