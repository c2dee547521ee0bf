import type { Point3 } from '@sella/ceph/geometry/space'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { withFile, withRuler } from './edit-readings'

/** Two points of a jaw being set, one after the other: the ends of a photograph's ruler, or of the midpalatal raphe. */
export interface Ruling {
  readonly what: 'ruler' | 'raphe'
  readonly jaw: Jaw
  readonly from: Point3 | null
}

/**
 * The result of placing an end: either the other end is requested next, or both are set. Two ends at the same place count as one.
 * When set again, a ruler keeps its previous length; until a length is entered it has none, and gives no millimetres.
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
