import type { CaseRecord } from '@sella/contract/entities'

export type StageName = 'first' | 'second' | 'refinement' | 'completed'

/** One of the four entries of the treatment bar with its records, oldest first. */
export interface Stage {
  readonly name: StageName
  readonly records: readonly CaseRecord[]
}

/**
 * Records under the four entries: Initial (the first of type 1), Initial (all later ones of type 1), Refinement (type 2),
 * Completed (type 3). `records` oldest first.
 */
export const stagesOf = (records: readonly CaseRecord[]): readonly Stage[] => {
  const initial = records.filter(record => record.type === 1)
  return [
    { name: 'first', records: initial.slice(0, 1) },
    { name: 'second', records: initial.slice(1) },
    { name: 'refinement', records: records.filter(record => record.type === 2) },
    { name: 'completed', records: records.filter(record => record.type === 3) },
  ]
}

export const hasFilm = (record: CaseRecord): boolean => record.photos.some(photo => photo.type === 'Lateral_Ceph')
