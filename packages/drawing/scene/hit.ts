import type { Point } from '@sella/ceph/geometry/point'
import { markHit } from './marks/index'
import { applied, inverse } from './matrix'
import type { Mark, Ref, Scene } from './scene'

interface RefHit {
  readonly ref: Ref
  readonly distance: number
}

const flattened = (mark: Mark, at: Point, pixel: number): readonly { mark: Mark; at: Point; pixel: number }[] => {
  if (mark.mark !== 'group' || mark.ref) return [{ mark, at, pixel }]
  const back = inverse(mark.matrix)
  return back ? mark.marks.flatMap(m => flattened(m, applied(back, at), mark.pixel)) : []
}

/**
 * What is under a point of the scene: the nearest mark with a reference, within `radius` screen pixels. `of` filters references
 * (a tool that moves points asks only for landmarks). At equal distance the mark painted last, which is on top, wins.
 */
export const refAt = (scene: Scene, at: Point, radius: number, of: (ref: Ref) => boolean = () => true): RefHit | null => {
  let nearest: RefHit | null = null
  for (const placed of scene.layers.flatMap(layer => layer.marks).flatMap(mark => flattened(mark, at, scene.pixel))) {
    const { ref } = placed.mark
    if (!ref || !of(ref)) continue
    const distance = markHit(placed.mark, placed.at, radius, placed.pixel)
    if (distance !== null && (nearest === null || distance <= nearest.distance)) nearest = { ref, distance }
  }
  return nearest
}
