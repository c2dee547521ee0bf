import {
  cross3,
  distance3,
  dot3,
  heightOver,
  minus3,
  ontoPlane,
  type Plane3,
  type Point3,
  times3,
  unit3,
} from '../geometry/space'
import { midlineOf, occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'
import { scaleOf } from './scale'
import { type Jaw, toothOf } from './tooth'

/**
 * The midsagittal plane, its normal pointing to the patient's left, and the direction an arch is measured along: forward in the
 * occlusal plane. `base`: distance between the two points of the raphe in the occlusal plane, mm.
 */
interface Midsagittal extends Plane3 {
  readonly forward: Point3
  readonly base: number
}

/** Two places closer than this, mm, do not define a direction: a click repeats to within a few tenths. */
const nearest = 10

/**
 * The plane through the two points placed on the midpalatal raphe, perpendicular to the upper occlusal plane; the order of the
 * points does not matter. The same plane is used for the lower arch if the files are in the bite relation. Null without the
 * raphe, a plane or teeth on both sides.
 */
function midsagittalOf(readings: ModelReadings, jaw: Jaw): Midsagittal | null {
  const { raphe, inBite, on } = readings
  if (jaw === 'lower' && !(inBite && on.upper === 'surface' && on.lower === 'surface')) return null
  const [plane, scale] = [occlusalPlane(readings, 'upper'), scaleOf(readings, 'upper')]
  const [right, left] = (['right', 'left'] as const).map(side => pointOf(readings, toothOf('upper', side, 'M1'), 'MC'))
  if (!raphe || !plane || scale === null || !right || !left) return null
  const [from, to] = [raphe.from, raphe.to].map(at => ontoPlane(plane, times3(at, scale)))
  const along = from && to && unit3(minus3(to, from))
  if (!from || !to || !along || distance3(from, to) < nearest) return null
  const aside = cross3(along, plane.normal)
  const normal = dot3(aside, minus3(left, right)) < 0 ? times3(aside, -1) : aside
  return { at: from, normal, forward: cross3(normal, plane.normal), base: distance3(from, to) }
}

/** Pairs of teeth compared with the midsagittal plane: tips of the canines, mesiobuccal cusps of the first molars. */
export const symmetryPairs = { canine: 'C', molar: 'M1' } as const
export type SymmetryPair = keyof typeof symmetryPairs

/** A pair of teeth, mm in the occlusal plane. */
export interface PairSymmetry {
  /** Distance from the midsagittal plane to the tooth on either side. */
  readonly right: number
  readonly left: number
  /** Distance of the right tooth in front of the left one; negative behind it. */
  readonly rightAhead: number
  /** Change of `rightAhead`, mm, for each mm that one point of the raphe is displaced sideways. */
  readonly turns: number
}

export interface ArchSymmetry {
  readonly pairs: Readonly<Record<SymmetryPair, PairSymmetry | null>>
  /** Distance from the plane to where the central incisors meet, mm, positive to the patient's left; negative to the right. */
  readonly midline: number | null
}

/** An arch compared with the midsagittal plane; null if there is no plane. */
export function archSymmetry(readings: ModelReadings, jaw: Jaw): ArchSymmetry | null {
  const plane = midsagittalOf(readings, jaw)
  if (!plane) return null
  const pairOf = (pair: SymmetryPair): PairSymmetry | null => {
    const [right, left] = (['right', 'left'] as const).map(side =>
      pointOf(readings, toothOf(jaw, side, symmetryPairs[pair]), 'CU'),
    )
    if (!right || !left) return null
    const [ofRight, ofLeft] = [-heightOver(plane, right), heightOver(plane, left)]
    const rightAhead = dot3(minus3(right, left), plane.forward)
    return { right: ofRight, left: ofLeft, rightAhead, turns: (ofRight + ofLeft) / plane.base }
  }
  const midline = midlineOf(readings, jaw)
  return { pairs: { canine: pairOf('canine'), molar: pairOf('molar') }, midline: midline && heightOver(plane, midline) }
}
