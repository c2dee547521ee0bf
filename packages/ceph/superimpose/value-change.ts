import { inDecimals, judgedDecimals, roundHalfAway, shownDecimals } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import type { Unit } from '../unit'
import { smallestDetectable } from './detectable'

/** How a measured value changed from record 1 to record 2. */
export interface ValueChange {
  /** Second minus first, not rounded. */
  readonly change: number
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
  return { change, unit: first.unit, floor, within: floor !== null && Math.abs(change) <= floor }
}

/** A change as printed in tables, without unit: the decimals of its values, always signed, except that zero has no sign. */
export const shownChange = ({ change, unit }: ValueChange): string => {
  const rounded = roundHalfAway(change, judgedDecimals(unit))
  const shown = inDecimals(rounded, shownDecimals(unit))
  return rounded > 0 && Number(shown) !== 0 ? `+${shown}` : shown
}

/** Its smallest detectable change, with the decimals of its values; null if there is none. */
export const shownFloor = ({ floor, unit }: ValueChange): string | null =>
  floor === null ? null : inDecimals(floor, shownDecimals(unit))
