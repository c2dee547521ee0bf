import type { Point3 } from '@sella/ceph/geometry/space'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { withRuler } from './edit-readings'

/** The ruler of a photograph being set: both ends are asked for on the picture of `jaw`, one after the other. */
export interface Ruling {
  readonly jaw: Jaw
  readonly from: Point3 | null
}

/** mm of a ruler until somebody says its length. */
const usualLength = 10

/** What placing an end comes to: the other end is asked for next, or the ruler is set. Two ends in one place are one. */
export function endPlaced(
  readings: ModelReadings,
  { jaw, from }: Ruling,
  { at, file }: { readonly at: Point3; readonly file: string | null },
): { readonly ruling: Ruling } | { readonly readings: ModelReadings } {
  if (!from) return { ruling: { jaw, from: at } }
  if (from.x === at.x && from.y === at.y) return { ruling: { jaw, from } }
  const ruled = withRuler(readings, jaw, { from, to: at, mm: readings.rulers[jaw]?.mm ?? usualLength })
  return { readings: { ...ruled, files: { ...ruled.files, [jaw]: file } } }
}
