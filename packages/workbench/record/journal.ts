import { dirty } from '../session/session'
import type { Drafts } from './draft'
import type { TracedRecord } from './traced-record'

interface Ports {
  readonly drafts: Drafts
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Writes every committed gesture down as a draft of this machine, until what it returns is called. */
export const journal = ({ session, base, photo, storing }: TracedRecord, { drafts, now }: Ports): (() => void) => {
  let last = session.get().present
  return session.subscribe(() => {
    const current = session.get()
    if (current.present === last) return
    last = current.present
    if (dirty(current))
      drafts.keep(photo.uuid, { version: base.get().version, at: now(), tracing: current.present }, storing.image)
    // While reading, what another window saved is taken in: no reason to drop a draft that still waits to be offered.
    else if (current.mode === 'editing') drafts.forget(photo.uuid)
  })
}
