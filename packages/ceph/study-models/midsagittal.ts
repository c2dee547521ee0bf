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
 * The midsagittal plane, its normal pointing to the patient's left, and what an arch is measured along: forward in the occlusal plane.
 * `base`: mm between the two points of the raphe, in the occlusal plane.
 */
interface Midsagittal extends Plane3 {
  readonly forward: Point3
  readonly base: number
}

/** Two places nearer than this, mm, lead nowhere: a click repeats to some tenths. */
const nearest = 10

/**
 * Through the two points placed on the midpalatal raphe, at right angles to the upper occlusal plane; their order does not matter. For
 * the lower arch the same plane, where the files lie in the bite. Null without the raphe, a plane or teeth of both sides.
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

/** Pairs of an arch that are held against the midsagittal plane: tips of the canines, mesiobuccal cusps of the first molars. */
export const symmetryPairs = { canine: 'C', molar: 'M1' } as const
export type SymmetryPair = keyof typeof symmetryPairs

/** A pair of teeth, mm in the occlusal plane. */
export interface PairSymmetry {
  /** From the midsagittal plane to the tooth of either side. */
  readonly right: number
  readonly left: number
  /** The right tooth lies in front of the left one; below 0 behind it. */
  readonly rightAhead: number
  /** mm by which `rightAhead` changes for each mm that one point of the raphe lies aside. */
  readonly turns: number
}

export interface ArchSymmetry {
  readonly pairs: Readonly<Record<SymmetryPair, PairSymmetry | null>>
  /** Where the central incisors meet, to the patient's left of the plane, mm; below 0 to the right. */
  readonly midline: number | null
}

/** An arch against the midsagittal plane; null where there is none. */
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
