import type { Point3 } from '@sella/ceph/geometry/space'
import { dot3, minus3, plus3, times3, unit3 } from '@sella/ceph/geometry/space'
import { contactNear, contactWay } from '@sella/ceph/study-models/contact'
import { crestNear, ridgeReach } from '@sella/ceph/study-models/ridge'
import type { Step } from '@sella/workbench/study-models/tour'
import type { Pickable } from './picking'

/** What a click should find, and the other contact of the same reading if placed. */
export interface Cling {
  readonly step: Step
  readonly other: Point3 | null
}

/** The patient's axes in the frame of a file: to the left, up, out of the mouth. Unit vectors. */
export interface PatientAxes {
  readonly left: Point3
  readonly up: Point3
  readonly front: Point3
}

export interface Clicked {
  readonly at: Point3
  /** Of the triangle there, by the order of its corners. */
  readonly normal: Point3
  /** The direction of view. */
  readonly sight: Point3
}

const towardOf = ({ step, other }: Cling, at: Point3, { left, up, front }: PatientAxes): Point3 => {
  const across = other && minus3(at, other)
  const beyond = across && unit3(minus3(across, times3(up, dot3(across, up))))
  if (beyond) return beyond
  const way = contactWay(step.tooth, step.point === 'DC' ? 'DC' : 'MC')
  return plus3(times3(left, way.x), times3(front, way.z))
}

/**
 * Snaps a click on a surface: a contact to the greatest width, a cusp to its crest, a fossa to its bottom. `unit`: mm of one
 * unit. A file may list the corners of its triangles in either order: what is visible faces the camera.
 */
export const clung = (
  { at, normal, sight }: Clicked,
  cling: Cling,
  { near, axes, unit }: Pick<Pickable, 'near'> & { readonly axes: PatientAxes; readonly unit: number },
): Point3 => {
  const side = dot3(normal, sight) > 0 ? -1 : 1
  const seen: Pickable['near'] = (...place) =>
    near(...place).map(corner => ({ at: corner.at, normal: times3(corner.normal, side) }))
  const { point } = cling.step
  if (point === 'MC' || point === 'DC')
    return contactNear(at, { facing: times3(normal, side), up: axes.up, toward: towardOf(cling, at, axes) }, seen, unit)
  return crestNear(at, point === 'CF' ? 'fossa' : 'ridge', seen, ridgeReach / unit)
}
