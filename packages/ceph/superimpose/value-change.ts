import type { Missing, Reading, Unit } from '../measure/reading'

/** How a measured value changed from record 1 to record 2. */
export interface ValueChange {
  /** Second minus first, not rounded. */
  readonly change: number
  readonly unit: Unit
  /** One standard error of the change; null where a reading states none. */
  readonly floor: number | null
  /** True when the change lies within the floor: it cannot be told from the error of the points. */
  readonly within: boolean
}

/** Null when either value is missing. */
export function valueChange(first: Reading | Missing, second: Reading | Missing): ValueChange | null {
  if (first.status !== 'read' || second.status !== 'read' || first.unit !== second.unit) return null
  const change = second.value - first.value
  const floor = first.error === null || second.error === null ? null : Math.hypot(first.error, second.error)
  return { change, unit: first.unit, floor, within: floor !== null && Math.abs(change) <= floor }
}
