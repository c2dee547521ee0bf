import type { Point3 } from '@sella/ceph/geometry/space'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { Raycaster, Vector2, Vector3 } from 'three'
import { type ArchStage, type Hit, type ScreenPlace, unitsOf } from './arch-stage'
import { type Cling, clung } from './cling'
import { patientAxesOf } from './standing'

const rayAt = ({ camera, seen: { size } }: ArchStage, { x, y }: ScreenPlace): Raycaster => {
  const ray = new Raycaster()
  ray.firstHitOnly = true
  ray.setFromCamera(new Vector2((2 * x) / size.width - 1, 1 - (2 * y) / size.height), camera)
  return ray
}

/** The surface at a place of the stage, snapped to the contact, crest or fossa nearby if requested. `unit`: mm of one unit. */
export const hitOn = (stage: ArchStage, at: ScreenPlace, cling: Cling | null, unit: number): Hit | null => {
  const ray = rayAt(stage, at)
  const hits = stage.placed.flatMap(({ jaw, picture, holder, surface, near }) => {
    const [first] = holder.visible ? ray.intersectObject(surface, false) : []
    return first ? [{ ...first, jaw, picture, surface, near }] : []
  })
  const [closest] = hits.sort((a, b) => a.distance - b.distance)
  if (!closest) return null
  const { x, y, z } = closest.surface.worldToLocal(closest.point.clone())
  if (closest.picture) return { jaw: closest.jaw, at: { x, y, z: 0 } }
  const { jaw, near, face, surface } = closest
  if (!cling || !face) return { jaw, at: { x, y, z } }
  const sight = ray.ray.direction.clone().transformDirection(surface.matrixWorld.clone().invert())
  const on = { near, axes: patientAxesOf(stage.orientation, stage.seen.turned[jaw]), unit }
  return { jaw, at: clung({ at: { x, y, z }, normal: face.normal, sight }, cling, on) }
}

/** A jaw's point on the stage; null while the jaw is hidden. */
export const screenPlaceOf = (
  { placed, camera, seen: { size } }: ArchStage,
  jaw: Jaw,
  { x, y, z }: Point3,
): ScreenPlace | null => {
  const stood = placed.find(each => each.jaw === jaw)
  if (!stood?.holder.visible) return null
  const at = new Vector3(x, y, z).applyMatrix4(stood.holder.matrixWorld).project(camera)
  return { x: ((at.x + 1) / 2) * size.width, y: ((1 - at.y) / 2) * size.height }
}

/** About as many places of each visible model, evenly taken, as a look at what lies where needs. */
const places = 400

/** Where the visible models lie on the stage. */
export const drawnPlacesOf = (stage: ArchStage): readonly ScreenPlace[] =>
  stage.placed.flatMap(({ jaw, surface }) => {
    const position = surface.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(position.count / places))
    return Array.from({ length: Math.ceil(position.count / step) }, (_, i) => {
      const at = i * step
      return screenPlaceOf(stage, jaw, { x: position.getX(at), y: position.getY(at), z: position.getZ(at) })
    }).filter(place => place !== null)
  })

/** CSS pixels per unit of a jaw's model or photograph. */
export const pixelsPerUnitOf = (stage: ArchStage, jaw: Jaw): number => {
  const { placed, camera, seen } = stage
  const picture = placed.find(each => each.jaw === jaw)?.picture
  return ((picture ? unitsOf(stage, picture) : 1) * seen.size.width * camera.zoom) / (camera.right - camera.left)
}
