import type { CaseRecord } from '@sella/contract/entities'
import { dirty } from '../session/session'
import { showsPicture } from './same-picture'
import type { TracedRecord } from './traced-record'

/**
 * Whether another window replaced, edited or deleted the picture, or deleted its record, by the records of its case as they are now.
 * What works on the picture as displayed cannot go on, even where only its light was changed.
 */
export const isTaken = (
  { photo, base }: Pick<TracedRecord, 'photo' | 'base'>,
  records: readonly CaseRecord[] | undefined,
): boolean =>
  records !== undefined &&
  !records
    .find(({ uuid }) => uuid === base.get().uuid)
    ?.photos.some(({ uuid, shown }) => uuid === photo.uuid && shown === photo.shown)

/**
 * What took the picture away under unsaved points, by the records of its case as they are now: another window replaced or turned it,
 * or deleted its record. Null where nothing is unsaved or the picture is still there. The points stay as a draft of their picture.
 */
export const takenAway = (
  { photo, base, session }: TracedRecord,
  records: readonly CaseRecord[] | undefined,
): 'picture' | 'record' | null => {
  if (!records || !dirty(session.get())) return null
  const now = records.find(({ uuid }) => uuid === base.get().uuid)
  if (!now) return 'record'
  // The same file that came in again is another picture, with drafts of its own.
  return showsPicture(now, photo) && now.photos.some(({ uuid }) => uuid === photo.uuid) ? null : 'picture'
}
