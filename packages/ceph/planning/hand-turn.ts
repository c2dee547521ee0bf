import type { Tracing } from '../tracing/tracing'
import { type Autorotation, type Plan, restingMoves, type Stop } from './plan'
import { predict } from './predict'

const withMolar = (stops: readonly Stop[]): readonly Stop[] =>
  stops.some(({ stop }) => stop === 'molar') ? stops : [...stops, { stop: 'molar' }]

/**
 * The autorotation after the mandible was dragged to `degrees` (closing negative). While closing it stops, and is held, at the
 * first contact, or at the planned overbite if that is reached first; opening is unlimited. A number entered by the doctor may
 * turn it further. `plan`: the plan when the drag began.
 */
export function handTurn(start: Tracing, plan: Plan, degrees: number): Autorotation {
  const base: Autorotation = { ...restingMoves.MDA, ...plan.moves.MDA }
  const stopped = { ...base, stops: withMolar(base.stops) }
  const met = predict(start, { ...plan, moves: { ...plan.moves, MDA: stopped } })
  if (met.status !== 'predicted' || met.autorotation.by === null) return { ...base, turn: degrees, stops: [] }
  return degrees <= met.autorotation.degrees ? stopped : { ...base, turn: degrees, stops: [] }
}
