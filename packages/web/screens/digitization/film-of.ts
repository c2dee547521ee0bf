import type { CaseRecord, Photo } from '@sella/contract/entities'

/** The lateral film of a record; null when it has none. */
export const filmOf = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === 'Lateral_Ceph') ?? null
