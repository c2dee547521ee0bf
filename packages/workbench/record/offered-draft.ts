import type { Draft } from '@sella/contract/documents/draft'
import { sameTracing } from '../session/session'
import type { Drafts } from './draft'
import { placesOf } from './same-picture'
import type { TracedRecord } from './traced-record'

/**
 * The unsaved work to offer on an opened picture; null where there is none that differs from the saved points. Work on the picture
 * as it lay before it was turned would lie elsewhere on it now: it stays on the machine until the picture lies so again.
 */
export const offeredDraft = (drafts: Pick<Drafts, 'of'>, { photo, storing, session }: TracedRecord): Draft | null => {
  const draft = drafts.of(photo.uuid, storing.image)
  const { saved } = session.get()
  if (!draft || sameTracing({ ...draft.tracing, fileScale: saved.fileScale }, saved)) return null
  return draft.places === undefined || draft.places === placesOf(photo) ? draft : null
}
