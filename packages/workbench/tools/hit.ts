import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import { toScreen } from '../canvas/view'
import { type Field, hitRadius, type PointerKind, type Spot } from './tool'

const apart = (field: Field, p: Point, at: Spot): number => {
  const there = toScreen(field.view, p)
  return Math.hypot(there.x - at.screen.x, there.y - at.screen.y)
}

/** The nearest point under the pointer among those accepted by `counts`; null outside the pointer's hit radius. */
export const pointUnder = (
  field: Field,
  at: Spot,
  { pointer, counts }: { readonly pointer: PointerKind; readonly counts: (name: PointName) => boolean },
): PointName | null => {
  let best: PointName | null = null
  let least: number = hitRadius[pointer]
  for (const [name, p] of Object.entries(field.points) as [PointName, Point][]) {
    if (!counts(name)) continue
    const d = apart(field, p, at)
    if (d <= least) [best, least] = [name, d]
  }
  return best
}

/** Whether the pointer is within the hit radius of this position on the film. */
export const isUnder = (field: Field, p: Point, hit: { readonly at: Spot; readonly pointer: PointerKind }): boolean =>
  apart(field, p, hit.at) <= hitRadius[hit.pointer]
