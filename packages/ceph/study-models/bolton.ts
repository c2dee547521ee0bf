import { boltonFlag, idleExcess } from '../data/study-models/bolton'
import { roundHalfAway, signedInDecimals } from '../measure/display'
import { mmAsRead } from './as-read'
import type { BoltonPairs, BoltonPart } from './bolton-norm'
import { boltonRatio } from './bolton-ratio'
import type { ModelReadings } from './readings'
import { archTeeth, type Tooth } from './tooth'
import { sumOfWidths, type WidthSum } from './width'

export interface BoltonRatio {
  readonly status: 'measured'
  readonly part: BoltonPart
  readonly upper: WidthSum
  readonly lower: WidthSum
  /** Lower sum over upper sum, percent, with its standard error. */
  readonly percent: number
  readonly error: number
  readonly norm: { readonly mean: number; readonly sd: number }
  /** Distance from the norm in SD. */
  readonly z: number
  /** mm by which the lower teeth are too wide for the upper ones (negative: too narrow), with its standard error. */
  readonly lowerExcess: number
  readonly excessError: number
  /** mm by which the upper teeth are too narrow for the lower ones. */
  readonly upperDeficit: number
}

export type BoltonResult =
  | BoltonRatio
  | { readonly status: 'incomplete'; readonly part: BoltonPart; readonly lacking: readonly Tooth[] }

/** Six front teeth of each jaw (canine to canine), or twelve (first molar to first molar), against a norm. */
export function boltonOf(readings: ModelReadings, part: BoltonPart, norms: BoltonPairs): BoltonResult {
  const last = part === 'anterior' ? 'C' : 'M1'
  const [upper, lower] = [sumOfWidths(readings, archTeeth('upper', last)), sumOfWidths(readings, archTeeth('lower', last))]
  const lacking = [upper, lower].flatMap(side => (side.sum === null ? side.lacking : []))
  if (upper.sum === null || lower.sum === null) return { status: 'incomplete', part, lacking }
  const norm = norms[part]
  const ratio = boltonRatio({ upper: upper.sum, lower: lower.sum }, norm)
  if (!ratio) return { status: 'incomplete', part, lacking }
  return { status: 'measured', part, upper: upper.sum, lower: lower.sum, norm, ...ratio }
}

/** Decimals that a deviation in SD is displayed and judged with. */
const sdDecimals = 2

/** A deviation from a norm in SD as displayed. */
const sdsAsRead = (z: number): number => roundHalfAway(z, sdDecimals)

/** A deviation from a norm in SD for display, with its sign; no sign for what rounds to 0. */
export const signedSds = (z: number): string => signedInDecimals(z, sdDecimals)

/**
 * How a ratio is judged, by its deviation and its excess as displayed: within one SD, within two, beyond two and too small in mm
 * to act on (`idle`), or beyond two, where it may matter.
 */
export type BoltonVerdict = 'none' | 'slight' | 'idle' | 'matters'

export function boltonVerdict({ z, lowerExcess }: Pick<BoltonRatio, 'z' | 'lowerExcess'>): BoltonVerdict {
  const sds = Math.abs(sdsAsRead(z))
  if (sds <= 1) return 'none'
  if (sds <= boltonFlag) return 'slight'
  return Math.abs(mmAsRead(lowerExcess)) < idleExcess ? 'idle' : 'matters'
}
