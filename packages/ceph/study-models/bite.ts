import { cross3, dot3, middle3, minus3, ontoPlane, unit3 } from '../geometry/space'
import { midlineOf, occlusalPlane } from './occlusal-plane'
import { pointOf } from './point-of'
import type { ModelReadings } from './readings'

/** Relation of the jaws at the edges of the central incisors, mm. */
export interface Bite {
  /** Distance of the upper edges in front of the lower ones, along the lower occlusal plane. */
  readonly overjet: number
  /** Distance of the upper edges below the lower ones; negative for an open bite. */
  readonly overbite: number
  /** Distance of the lower midline to the patient's left of the upper one; negative to the right. */
  readonly midline: number | null
}

/** Null unless both files are surfaces in the bite relation and the edges of all four central incisors are placed. */
export function biteOf(readings: ModelReadings): Bite | null {
  const solid = readings.on.upper === 'surface' && readings.on.lower === 'surface'
  const plane = readings.inBite && solid ? occlusalPlane(readings, 'lower') : null
  const [u1, u2, l1, l2] = (['11', '21', '41', '31'] as const).map(tooth => pointOf(readings, tooth, 'CU'))
  const [right, left] = (['46', '36'] as const).map(tooth => pointOf(readings, tooth, 'MC'))
  if (!plane || !u1 || !u2 || !l1 || !l2 || !right || !left) return null
  const leftward = unit3(minus3(ontoPlane(plane, left), ontoPlane(plane, right)))
  const forward = leftward && unit3(cross3(leftward, plane.normal))
  if (!leftward || !forward) return null
  const between = minus3(middle3(u1, u2), middle3(l1, l2))
  const [upper, lower] = [midlineOf(readings, 'upper'), midlineOf(readings, 'lower')]
  return {
    overjet: dot3(between, forward),
    overbite: -dot3(between, plane.normal),
    midline: upper && lower ? dot3(minus3(lower, upper), leftward) : null,
  }
}
