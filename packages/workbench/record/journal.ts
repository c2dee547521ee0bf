import { dirty, sameTracing } from '../session/session'
import type { Drafts } from './draft'
import { placeOf, placesOf } from './same-picture'
import type { TracedRecord } from './traced-record'

interface Ports {
  readonly drafts: Drafts
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Saves every committed gesture as a draft on this machine, until the returned function is called. */
export const journal = ({ session, base, photo, storing }: TracedRecord, { drafts, now }: Ports): (() => void) => {
  let last = session.get().present
  let begun = false
  /** Work from before that was offered and not answered is not overwritten. */
  const makeRoom = (): void => {
    const { saved } = session.get()
    const left = begun ? null : drafts.of(photo.uuid, storing.image)
    if (left && !sameTracing({ ...left.tracing, fileScale: saved.fileScale }, saved)) drafts.setAside(photo.uuid)
    begun = true
  }
  return session.subscribe(() => {
    const current = session.get()
    if (current.present === last) return
    last = current.present
    if (dirty(current)) {
      makeRoom()
      const { present: tracing } = current
      const draft = { version: base.get().version, at: now(), tracing, places: placesOf(photo) }
      drafts.keep(photo.uuid, draft, storing.image, placeOf(base.get(), photo))
    }
    // In reading mode, the change may come from another window and be no reason to delete a draft that has not been offered yet.
    else if (current.mode === 'editing' && begun) drafts.forget(photo.uuid)
  })
}
