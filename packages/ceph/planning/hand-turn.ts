import type { Tracing } from '../tracing/tracing'
import { type Autorotation, type Plan, restingMoves, type Stop } from './plan'
import { predict } from './predict'

const withMolar = (stops: readonly Stop[]): readonly Stop[] =>
  stops.some(({ stop }) => stop === 'molar') ? stops : [...stops, { stop: 'molar' }]

/**
 * The autorotation after the mandible was turned by hand to so many degrees (closing negative): it closes no further than to the first
 * contact, or to the planned overbite where that comes first, and is then held there; opening, it is free. By number it may be turned
 * further. `plan`: as it was when the hand took hold.
 */
export function handTurn(start: Tracing, plan: Plan, degrees: number): Autorotation {
  const base: Autorotation = { ...restingMoves.MDA, ...plan.moves.MDA }
  const stopped = { ...base, stops: withMolar(base.stops) }
  const met = predict(start, { ...plan, moves: { ...plan.moves, MDA: stopped } })
  if (met.status !== 'predicted' || met.autorotation.by === null) return { ...base, turn: degrees, stops: [] }
  return degrees <= met.autorotation.degrees ? stopped : { ...base, turn: degrees, stops: [] }
}
