import type { CaseRecord, Photo } from '@sella/contract/entities'

/** The lateral film of a record; null if it has none. */
export const filmOf = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === 'Lateral_Ceph') ?? null

/** The latest of the records, which are sorted oldest first; null if there are none. */
export const latestOf = <R>(records: readonly R[]): R | null => records.at(-1) ?? null

/** The record to open: the requested one, otherwise the latest. If the requested one no longer exists, the latest is opened. */
export const recordToOpen = (records: readonly CaseRecord[], asked: string | null | undefined): CaseRecord | null =>
  records.find(record => record.uuid === asked) ?? latestOf(records)

/** Other records that have a picture missing from `shown`: the latest two. */
export const othersWith = (
  records: readonly CaseRecord[],
  shown: CaseRecord | null,
  has: (record: CaseRecord) => boolean,
): readonly CaseRecord[] => records.filter(record => has(record) && record.uuid !== shown?.uuid).slice(-2)

/** The list's data on the latest record with a film; null if no record has one. */
export const latestFilmed = <R extends { readonly hasFilm: boolean }>(records: readonly R[]): R | null =>
  latestOf(records.filter(({ hasFilm }) => hasFilm))
