import type { CaseRecord, Photo } from '@sella/contract/entities'
import { openSession, type Session } from '../session/session'
import type { ValueStore } from '../store'
import type { Storing } from './storing'

/** One image of a record with the tracing that is open on it. */
export interface TracedRecord {
  readonly photo: Photo
  readonly storing: Storing
  readonly session: ValueStore<Session>
  /** The record as it was when the session's saved tracing was read: what a save starts from, whatever was fetched since. */
  readonly base: ValueStore<CaseRecord>
}

/** What another window saved is taken in, unless this one is at work: then the save finds the conflict. */
export const takeNewer = ({ photo, storing, session, base }: TracedRecord, newer: CaseRecord): void => {
  if (newer.version <= base.get().version || session.get().mode === 'editing') return
  const tracing = storing.read(newer, photo)
  if (!tracing) return
  base.set(newer)
  session.set(now => openSession(tracing, now.locked))
}
