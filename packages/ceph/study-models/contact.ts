import { dot3, length3, mean3, minus3, type Point3, times3, unit3 } from '../geometry/space'
import { ridgeReach, type SurfacePoint } from './ridge'
import { kindOf, sideOf, type Tooth } from './tooth'

/**
 * Maximum distance, mm, between a click and the contact it is moved to, seen from above the teeth as they are clicked: a contact
 * lies 2 to 4 mm below the edge or ridge, which is no distance to the eye. How far below is bounded by the steps.
 */
const farthest = 2
const steps = 8
/**
 * Minimum component, along the arch, of the surface normal at a corner: about 12 degrees of slope. A flatter corner does not
 * indicate a side.
 */
const leastLean = 0.2

/** Where on a surface to search for a contact, in the frame of its file. */
export interface ContactSearch {
  /** Surface normal at the clicked place. */
  readonly facing: Point3
  /**
   * Towards or away from the occlusal plane, unit length: the contact is the outermost place of its crown perpendicular to this.
   */
  readonly up: Point3
  /** Direction of the intended side of the crown, along the arch, unit length. */
  readonly toward: Point3
}

/**
 * Approximate direction along the arch from a tooth to its mesial or distal neighbour: x to the patient's left, y up, z out of
 * the mouth. Unit length.
 */
export function contactWay(tooth: Tooth, point: 'MC' | 'DC'): Point3 {
  const kind = kindOf(tooth)
  const inward = sideOf(tooth) === 'right' ? 1 : -1
  const mesial = kind.startsWith('I') ? { x: inward, y: 0, z: 0 } : { x: kind === 'C' ? inward : 0, y: 0, z: 1 }
  return times3(unit3(mesial) ?? mesial, point === 'MC' ? 1 : -1)
}

const level = (way: Point3, up: Point3): Point3 => minus3(way, times3(up, dot3(way, up)))

/**
 * The contact near a place on a surface: from there outwards to the greatest width of the crown, seen perpendicular to the arch.
 * Corners that face the other way belong to the neighbour's crown and are skipped. `near` returns the corners within a radius;
 * `unit`: mm per unit of the file. Returns the place itself if nothing near it faces that side.
 */
export function contactNear(
  start: Point3,
  { facing, up, toward }: ContactSearch,
  near: (at: Point3, reach: number) => readonly SurfacePoint[],
  unit = 1,
): Point3 {
  let [here, faced] = [start, facing]
  for (let i = 0; i < steps; i++) {
    const about = near(here, ridgeReach / unit).filter(
      ({ at, normal }) =>
        dot3(normal, toward) > leastLean && dot3(normal, faced) > 0 && length3(level(minus3(at, start), up)) <= farthest / unit,
    )
    const out = about.length > 0 ? unit3(level(mean3(about.map(({ normal }) => normal)), up)) : null
    if (!out) return here
    const best = about.reduce((top, each) => (dot3(each.at, out) > dot3(top.at, out) ? each : top))
    if (dot3(minus3(best.at, here), out) < 0.005 / unit) return here
    here = best.at
    faced = best.normal
  }
  return here
}
