import { across } from '../geometry/line'
import { cross, midpoint, minus, type Point } from '../geometry/point'
import { derive } from '../tracing/derive'
import { occlusalDirection } from './carry'
import type { Positions } from './frame'
import { type HardPlan, hardTissue } from './hard-tissue'
import type { Stop } from './plan'
import { rootBetween } from './root'

/** Degrees either way within which a stop is looked for; far beyond what is ever planned. */
const farthest = 15

/** How far the mandible turns and what ended it. */
export interface Turned {
  /** Closing negative. */
  readonly degrees: number
  readonly by: Stop | null
  /** Stops that could not be met: a point missing, or no contact within 15 degrees. */
  readonly unmet: readonly Stop[]
}

const molarMiddle = (at: Positions, tooth: 'U6' | 'L6'): Point | null => {
  const [mesial, distal] = tooth === 'U6' ? [at.U6Mesial, at.U6Distal] : [at.L6Mesial, at.L6Distal]
  return mesial && distal ? midpoint(mesial, distal) : (mesial ?? distal ?? null)
}

/** How far the lower molar lies below the upper one, at right angles to the occlusal plane of the start. */
function molarGap(at: Positions, along: Point): number | null {
  const [upper, lower] = [molarMiddle(at, 'U6'), molarMiddle(at, 'L6')]
  if (!upper || !lower) return null
  return cross(along, minus(lower, upper))
}

/** mm that the upper edge lies below the lower one at right angles to the occlusal plane: the item Overbite, in the plan's frame. */
function overbiteOf(at: Positions): number | null {
  const { OPPost_Ex: back, OPAnt_Ex: front, U1IncisalTip: upper, L1IncisalTip: lower } = derive(at, 'right')
  return back && front && upper && lower ? across(back, front, [lower, upper]) : null
}

/** How far from a stop, mm: positive while still apart. Null where a point is missing. */
function distanceTo(stop: Stop, at: Positions, start: Positions, along: Point | null): number | null {
  if (stop.stop === 'overbite') {
    const overbite = overbiteOf(at)
    return overbite === null ? null : stop.mm - overbite
  }
  if (!along) return null
  const [now, then] = [molarGap(at, along), molarGap(start, along)]
  return now === null || then === null ? null : now - then
}

/**
 * How far the mandible turns about its axis: by the planned degrees, or until its stops. Teeth and maxilla count as planned, the body of
 * the mandible does not (it moves after contact). While closing the first stop met decides, so of several the one that leaves it more open.
 */
export function autorotation(start: Positions, plan: HardPlan): Turned {
  const { MDA } = plan.moves
  if (MDA === undefined || start.Co === undefined) return { degrees: 0, by: null, unmet: MDA?.stops ?? [] }
  if (MDA.stops.length === 0) return { degrees: MDA.turn, by: null, unmet: [] }
  const beforeSurgery: HardPlan = { ...plan, moves: { ...plan.moves, MD: undefined, CH: undefined } }
  const along = occlusalDirection(start)
  const rotations = MDA.stops.map(stop => {
    const left = (degrees: number) =>
      distanceTo(stop, hardTissue(start, beforeSurgery, degrees).teeth, start, along) ?? Number.NaN
    return { stop, degrees: rootBetween(left, -farthest, farthest) }
  })
  const met = rotations.flatMap(({ stop, degrees }) => (degrees === null ? [] : [{ stop, degrees }]))
  const first = met.reduce<(typeof met)[number] | null>(
    (best, each) => (!best || each.degrees > best.degrees ? each : best),
    null,
  )
  return {
    degrees: first?.degrees ?? 0,
    by: first?.stop ?? null,
    unmet: rotations.flatMap(({ stop, degrees }) => (degrees === null ? [stop] : [])),
  }
}
