import { dirty } from '../session/session'
import type { Drafts } from './draft'
import type { TracedRecord } from './traced-record'

interface Ports {
  readonly drafts: Drafts
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Saves every committed gesture as a draft on this machine, until the returned function is called. */
export const journal = ({ session, base, photo, storing }: TracedRecord, { drafts, now }: Ports): (() => void) => {
  let last = session.get().present
  return session.subscribe(() => {
    const current = session.get()
    if (current.present === last) return
    last = current.present
    if (dirty(current))
      drafts.keep(photo.uuid, { version: base.get().version, at: now(), tracing: current.present }, storing.image)
    // In reading mode, the change may come from another window and be no reason to delete a draft that has not been offered yet.
    else if (current.mode === 'editing') drafts.forget(photo.uuid)
  })
}
