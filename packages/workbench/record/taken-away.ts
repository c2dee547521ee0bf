import type { CaseRecord } from '@sella/contract/entities'
import { dirty } from '../session/session'
import { showsPicture } from './same-picture'
import type { TracedRecord } from './traced-record'

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
