import type { Point3 } from '@sella/ceph/geometry/space'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { withFile, withRuler } from './edit-readings'

/** Two points of a jaw being set, asked for one after the other: the ends of a photograph's ruler, or of the midpalatal raphe. */
export interface Ruling {
  readonly what: 'ruler' | 'raphe'
  readonly jaw: Jaw
  readonly from: Point3 | null
}

/**
 * What placing an end comes to: the other end is asked for next, or both are set. Two ends in one place are one. Set again a ruler keeps the
 * length said before; until one was said it has none, and gives no millimetres.
 */
export function endPlaced(
  readings: ModelReadings,
  { what, jaw, from }: Ruling,
  { at, file }: { readonly at: Point3; readonly file: string | null },
): { readonly ruling: Ruling } | { readonly readings: ModelReadings } {
  if (!from) return { ruling: { what, jaw, from: at } }
  if (from.x === at.x && from.y === at.y && from.z === at.z) return { ruling: { what, jaw, from } }
  if (what === 'raphe') return { readings: withFile({ ...readings, raphe: { from, to: at } }, jaw, file) }
  const ruled = withRuler(readings, jaw, { from, to: at, mm: readings.rulers[jaw]?.mm ?? null })
  return { readings: withFile(ruled, jaw, file) }
}
