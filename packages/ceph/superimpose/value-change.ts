import { inDecimals, judgedDecimals, roundHalfAway, shownDecimals } from '../measure/display'
import type { Missing, Reading } from '../measure/reading'
import type { Unit } from '../unit'
import { smallestDetectable } from './detectable'

/** How a measured value changed from record 1 to record 2. */
export interface ValueChange {
  /** Second minus first, not rounded. */
  readonly change: number
  readonly unit: Unit
  /** The smallest detectable change; null where a reading states no error. */
  readonly floor: number | null
  /** True when the change is smaller than that: it cannot be told from the error of the points. */
  readonly within: boolean
}

/** An angle that passed through zero went the short way: (-180, 180]. */
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

/** A change as the tables print it, without unit: decimals as its values, sign always, none before zero. */
export const shownChange = ({ change, unit }: ValueChange): string => {
  const rounded = roundHalfAway(change, judgedDecimals(unit))
  const shown = inDecimals(rounded, shownDecimals(unit))
  return rounded > 0 && Number(shown) !== 0 ? `+${shown}` : shown
}

/** Its floor, with the decimals of its values; null where it has none. */
export const shownFloor = ({ floor, unit }: ValueChange): string | null =>
  floor === null ? null : inDecimals(floor, shownDecimals(unit))
