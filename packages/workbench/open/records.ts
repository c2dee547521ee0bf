import type { CaseRecord, Photo } from '@sella/contract/entities'

/** The lateral film of a record; null when it has none. */
export const filmOf = (record: CaseRecord): Photo | null => record.photos.find(photo => photo.type === 'Lateral_Ceph') ?? null

/** The latest of records, which come oldest first; null where there are none. */
export const latestOf = <R>(records: readonly R[]): R | null => records.at(-1) ?? null

/** The record that is opened: the one asked for, else the latest. One that is gone is none of those asked for. */
export const recordToOpen = (records: readonly CaseRecord[], asked: string | null | undefined): CaseRecord | null =>
  records.find(record => record.uuid === asked) ?? latestOf(records)

/** Where else a picture can be looked at when `shown` has none: the latest two others that have it. */
export const othersWith = (
  records: readonly CaseRecord[],
  shown: CaseRecord | null,
  has: (record: CaseRecord) => boolean,
): readonly CaseRecord[] => records.filter(record => has(record) && record.uuid !== shown?.uuid).slice(-2)

/** What the list knows of the latest record with a film; null where no record has one. */
export const latestFilmed = <R extends { readonly hasFilm: boolean }>(records: readonly R[]): R | null =>
  latestOf(records.filter(({ hasFilm }) => hasFilm))
