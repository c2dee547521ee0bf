import { judgedDecimals, roundHalfAway } from '../measure/display'
import type { Unit } from '../unit'
import type { DeviationClass, Norm } from './analysis'

/** Tolerance for values that differ from a limit only by binary rounding. */
const EDGE = 1e-9

type Degree = 1 | 2 | 3
const degrees: readonly Degree[] = [1, 2, 3]

/** A value judged against a norm. */
export interface Judgement {
  /** Rounded value minus mean, rounded the same way; in the value's unit. */
  readonly difference: number
  readonly class: DeviationClass
  readonly stars: 0 | 1 | 2 | 3
  /** A limit between classes lies within one standard error of the value. */
  readonly uncertain: boolean
}

export interface Judged {
  readonly value: number
  readonly unit: Unit
  /** One standard error in the same unit; null when unknown. */
  readonly error: number | null
}

const worst = (distance: number, sd: number): 0 | Degree => degrees.findLast(k => distance > k * sd + EDGE) ?? 0

const borderWithin = (distance: number, sd: number, error: number): boolean =>
  degrees.some(k => Math.abs(distance - k * sd) <= error + EDGE)

/**
 * The deviation class of a value: rounded to 2 decimals (ratios without a unit to 3), compared with the mean and SD of its norm.
 * Up to 1 SD normal, up to 2 one star, up to 3 two stars, beyond that three. A value on a limit belongs to the lower class. With
 * an SD of 0 the class is always normal, without stars and never uncertain. Source: clinical/classification.json; specification,
 * section 9.
 */
export function classify({ value, unit, error }: Judged, { mean, sd }: Pick<Norm, 'mean' | 'sd'>): Judgement {
  const decimals = judgedDecimals(unit)
  const difference = roundHalfAway(roundHalfAway(value, decimals) - mean, decimals)
  const distance = Math.abs(difference)
  const degree = sd > 0 ? worst(distance, sd) : 0
  return {
    difference,
    class: degree === 0 ? 'normal' : difference > 0 ? `sd_positive_${degree}` : `sd_negative_${degree}`,
    stars: degree,
    uncertain: sd > 0 && error !== null && borderWithin(distance, sd, error),
  }
}
