import type { Point3 } from '@sella/ceph/geometry/space'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { withFile, withRuler } from './edit-readings'

/** The ruler of a photograph being set: both ends are asked for on the picture of `jaw`, one after the other. */
export interface Ruling {
  readonly jaw: Jaw
  readonly from: Point3 | null
}

/**
 * What placing an end comes to: the other end is asked for next, or the ruler is set. Two ends in one place are one. Set again it keeps the
 * length said before; until one was said it has none, and gives no millimetres.
 */
export function endPlaced(
  readings: ModelReadings,
  { jaw, from }: Ruling,
  { at, file }: { readonly at: Point3; readonly file: string | null },
): { readonly ruling: Ruling } | { readonly readings: ModelReadings } {
  if (!from) return { ruling: { jaw, from: at } }
  if (from.x === at.x && from.y === at.y) return { ruling: { jaw, from } }
  const ruled = withRuler(readings, jaw, { from, to: at, mm: readings.rulers[jaw]?.mm ?? null })
  return { readings: withFile(ruled, jaw, file) }
}
