import { reachedWithin } from '../data/planning/targets'
import { asRead, roundHalfAway, shownDecimals, showValue } from '../measure/display'
import type { Unit } from '../unit'

/** The desired value, in its unit; as in `Target`. */
interface Aim {
  readonly wanted: number
  readonly range: readonly [least: number, most: number] | null
  readonly unit: Unit
}

/** Difference between a value and the desired one, in its unit, from the two numbers as displayed. */
export const offBy = ({ wanted, value, unit }: Pick<Aim, 'wanted' | 'unit'> & { readonly value: number }): number =>
  roundHalfAway(Math.abs(asRead(value, unit) - asRead(wanted, unit)), shownDecimals(unit))

/** The desired value without its unit: `68.0`; `≤ 92.0` if only larger values miss the aim. */
export const wantedText = ({ wanted, range, unit }: Aim): string =>
  `${range?.[0] === Number.NEGATIVE_INFINITY ? '≤ ' : ''}${showValue(wanted, unit)}`

/** Compares the numbers as displayed: a value that reads the same as its limit is never judged to differ from it. */
export function isReached({ wanted, range, unit }: Aim, value: number): boolean {
  const read = asRead(value, unit)
  return range ? read >= range[0] && read <= range[1] : offBy({ wanted, value, unit }) <= reachedWithin
}
