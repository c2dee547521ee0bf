import { reachedWithin } from '../data/planning/targets'
import { asRead, roundHalfAway, shownDecimals, showValue } from '../measure/display'
import type { Unit } from '../unit'

/** What is wanted of a value, in its unit; as in `Target`. */
interface Aim {
  readonly wanted: number
  readonly range: readonly [least: number, most: number] | null
  readonly unit: Unit
}

/** How far a value is from what is wanted, in its unit: the difference of the two numbers as they are read. */
export const offBy = ({ wanted, value, unit }: Pick<Aim, 'wanted' | 'unit'> & { readonly value: number }): number =>
  roundHalfAway(Math.abs(asRead(value, unit) - asRead(wanted, unit)), shownDecimals(unit))

/** What is wanted, without its unit: `68.0`; `≤ 92.0` where only what lies above it misses the aim. */
export const wantedText = ({ wanted, range, unit }: Aim): string =>
  `${range?.[0] === Number.NEGATIVE_INFINITY ? '≤ ' : ''}${showValue(wanted, unit)}`

/** By the numbers as they are read, so that a value and a limit that read the same are never told apart. */
export function isReached({ wanted, range, unit }: Aim, value: number): boolean {
  const read = asRead(value, unit)
  return range ? read >= range[0] && read <= range[1] : offBy({ wanted, value, unit }) <= reachedWithin
}
