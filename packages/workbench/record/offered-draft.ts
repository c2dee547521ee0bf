import type { Draft } from '@sella/contract/documents/draft'
import { sameTracing } from '../session/session'
import type { Drafts } from './draft'
import { placeOf, placesOf } from './same-picture'
import type { TracedRecord } from './traced-record'

/** Whether a picture lies as it did when the draft's points were placed. */
const liesAs = ({ places }: Draft, photo: TracedRecord['photo']): boolean => places === undefined || places === placesOf(photo)

/**
 * The unsaved work to offer on an opened picture; null where there is none that differs from the saved points. Work on the picture
 * as it lay before it was turned would lie elsewhere on it now: it stays on the machine until the picture lies so again.
 */
export const offeredDraft = (drafts: Pick<Drafts, 'of'>, { photo, storing, session }: TracedRecord): Draft | null => {
  const draft = drafts.of(photo.uuid, storing.image)
  const { saved } = session.get()
  if (!draft || sameTracing({ ...draft.tracing, fileScale: saved.fileScale }, saved)) return null
  return liesAs(draft, photo) ? draft : null
}

/**
 * Whether there is unsaved work of the picture as it lay before it was turned, or of the one that was shown in its place: it is not
 * offered here, and stays on the machine until that picture is shown so again.
 */
export const hasFormerDraft = (drafts: Pick<Drafts, 'of' | 'lastAt'>, { photo, base, storing }: TracedRecord): boolean => {
  const own = drafts.of(photo.uuid, storing.image)
  if (own) return !liesAs(own, photo)
  const last = drafts.lastAt(placeOf(base.get(), photo))
  return last !== null && last !== photo.uuid && drafts.of(last, storing.image) !== null
}
