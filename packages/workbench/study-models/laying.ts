import { hasReadings } from '@sella/ceph/study-models/other-file'
import type { Medium } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { modelReadingsFrom } from '@sella/contract/documents/model-readings'
import { fileReadOn } from '@sella/contract/documents/study-models'
import type { CaseRecord } from '@sella/contract/entities'

/** Whether a record contains a file of a medium on which a jaw can be read. */
export const holdsJaw = ({ photos }: CaseRecord, medium: Medium, jaw: Jaw): boolean => fileReadOn(photos, medium, jaw) !== null

/**
 * The medium in which each jaw is opened: the one the doctor wants, otherwise the one it was read on before, otherwise its
 * surface, otherwise its photograph. A medium the record does not contain is skipped; `surface` if it contains none.
 */
export function openedMedia(
  record: CaseRecord,
  wanted: Readonly<Partial<Record<Jaw, Medium>>> = {},
): Readonly<Record<Jaw, Medium>> {
  const readings = modelReadingsFrom(record.modelReadings)
  const mediumOf = (jaw: Jaw): Medium => {
    const before = hasReadings(readings, jaw) || readings.rulers[jaw] ? readings.on[jaw] : null
    const order = [wanted[jaw], before, 'surface', 'photo'] as const
    return order.find(medium => medium && holdsJaw(record, medium, jaw)) ?? 'surface'
  }
  return { upper: mediumOf('upper'), lower: mediumOf('lower') }
}
