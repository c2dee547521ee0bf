import { across } from '../geometry/line'
import { cross, midpoint, minus, type Point } from '../geometry/point'
import { derive } from '../tracing/derive'
import { occlusalDirection } from './carry'
import type { Positions } from './frame'
import { type HardPlan, hardTissue } from './hard-tissue'
import type { Stop } from './plan'
import { rootBetween } from './root'

/** Search range for a stop, degrees in either direction; far beyond any planned rotation. */
const farthest = 15

/** How far the mandible turns and what stopped it. */
export interface Turned {
  /** Closing is negative. */
  readonly degrees: number
  readonly by: Stop | null
  /** Stops that could not be reached: a point is missing, or there is no contact within 15 degrees. */
  readonly unmet: readonly Stop[]
}

const molarMiddle = (mesial: Point, distal: Point | undefined): Point => (distal ? midpoint(mesial, distal) : mesial)

/** Distance of the lower molar below the upper one, perpendicular to the initial occlusal plane. */
function molarGap({ U6Mesial, U6Distal, L6Mesial, L6Distal }: Positions, along: Point): number | null {
  // Without a mesial cusp the film has no occlusal plane either.
  if (!U6Mesial || !L6Mesial) return null
  return cross(along, minus(molarMiddle(L6Mesial, L6Distal), molarMiddle(U6Mesial, U6Distal)))
}

/**
 * Distance in mm of the upper incisal edge below the lower one, perpendicular to the occlusal plane: the item Overbite, in the
 * plan's frame.
 */
function overbiteOf(at: Positions): number | null {
  const { OPPost_Ex: back, OPAnt_Ex: front, U1IncisalTip: upper, L1IncisalTip: lower } = derive(at, 'right')
  return back && front && upper && lower ? across(back, front, [lower, upper]) : null
}

/** Distance to a stop, mm: positive before contact. Null if a point is missing. */
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
 * The mandible's rotation about its axis: the planned degrees, or until a stop is reached. Planned movements of the teeth and the
 * maxilla are taken into account; those of the mandibular body are not (it moves after contact). While closing, the first stop
 * reached applies, i.e. the one that leaves the mandible most open.
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
