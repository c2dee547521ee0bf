import type { Point } from '@sella/ceph/geometry/point'
import { refAt } from '@sella/drawing/scene/hit'
import type { Ref, Scene } from '@sella/drawing/scene/scene'
import { hitRadius, type PointerKind, type Spot } from '@sella/workbench/tools/tool'

export const sameRef = (a: Ref | null, b: Ref | null): boolean =>
  a === b || (a !== null && b !== null && a.kind === b.kind && 'name' in a && 'name' in b && a.name === b.name)

/**
 * What is highlighted after the pointer met `ref` on the drawing. Over nothing it clears only its own highlight (`own`): a table
 * row is highlighted before the film learns that the pointer has left it.
 */
export const nextHover = (before: Ref | null, ref: Ref | null, own: Ref | null): Ref | null => {
  if (sameRef(before, ref)) return before
  return ref === null && !sameRef(before, own) ? before : ref
}

/** Distance in screen pixels within which a line or a value counts as under the pointer. */
const reach = 6

/** A point within this distance, in screen pixels, goes before the lines through it: they are never farther away than the point. */
const onPoint = 4

const lights = (ref: Ref): boolean => ref.kind === 'landmark' || ref.kind === 'item' || ref.kind === 'plane'

/** What the pointer meets on the drawing: a point, else the nearest value or line. */
export const metAt = (scene: Scene, at: Point): Ref | null =>
  (refAt(scene, at, onPoint, ref => ref.kind === 'landmark') ?? refAt(scene, at, reach, lights))?.ref ?? null

/** The tooth handle under the pointer, unless a point is nearer: small teeth must not make their neighbours unreachable. */
export const handleAt = (scene: Scene, at: Spot, pointer: PointerKind): Ref | null => {
  const radius = hitRadius[pointer]
  const handle = refAt(scene, at.image, radius, ref => ref.kind === 'tooth')
  if (!handle) return null
  const points = { ...scene, layers: scene.layers.filter(layer => layer.id === 'points') }
  const point = refAt(points, at.image, radius, ref => ref.kind === 'landmark')
  return point && point.distance < handle.distance ? null : handle.ref
}
