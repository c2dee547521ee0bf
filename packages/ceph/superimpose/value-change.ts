import { asRead, inDecimals, roundHalfAway, shownDecimals, signedInDecimals } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import type { Unit } from '../unit'
import { smallestDetectable } from './detectable'

/** How a measured value changed from record 1 to record 2. */
export interface ValueChange {
  /** Second minus first, not rounded: what is compared with the errors of the points. */
  readonly change: number
  /** Second minus first as the two values are displayed: what is displayed, so that a table never contradicts its own columns. */
  readonly displayed: number
  readonly unit: Unit
  /** The smallest detectable change; null if a reading states no error. */
  readonly floor: number | null
  /** True if the change is smaller than that, so it cannot be distinguished from the error of the points. */
  readonly within: boolean
}

/** An angle that passed through zero took the short way: (-180, 180]. */
const turned = (change: number, unit: Unit): number => {
  if (unit !== 'degree') return change
  const rest = change % 360
  return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
}

/** Null when either value is missing. */
export function valueChange(first: Reading | Missing, second: Reading | Missing): ValueChange | null {
  if (first.status !== 'read' || second.status !== 'read' || first.unit !== second.unit) return null
  const change = turned(second.value - first.value, first.unit)
  const floor = first.error === null || second.error === null ? null : smallestDetectable(first.error, second.error)
  const difference = asRead(second.value, first.unit) - asRead(first.value, first.unit)
  const displayed = roundHalfAway(turned(difference, first.unit), shownDecimals(first.unit))
  return { change, displayed, unit: first.unit, floor, within: floor !== null && Math.abs(change) <= floor }
}

/** A change as printed in tables, without unit: the decimals of its values, always signed, except that zero has no sign. */
export const shownChange = ({ displayed, unit }: Pick<ValueChange, 'displayed' | 'unit'>): string =>
  signedInDecimals(displayed, shownDecimals(unit))

/** Its smallest detectable change, with the decimals of its values; null if there is none. */
export const shownFloor = ({ floor, unit }: ValueChange): string | null =>
  floor === null ? null : inDecimals(floor, shownDecimals(unit))
