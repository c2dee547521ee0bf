import type { CaseRecord, Photo } from '@sella/contract/entities'
import { openSession, type Session } from '../session/session'
import type { ValueStore } from '../store'
import { showsPicture } from './same-picture'
import type { Storing } from './storing'

/** One image of a record with its open tracing. */
export interface TracedRecord {
  readonly photo: Photo
  readonly storing: Storing
  readonly session: ValueStore<Session>
  /** The record at the time the session's saved tracing was read: every save is based on it, regardless of later fetches. */
  readonly base: ValueStore<CaseRecord>
}

/**
 * Takes over what another window saved, unless this one is editing: then the save will detect the conflict. Points on another
 * picture than the open one are not taken over.
 */
export const takeNewer = ({ photo, storing, session, base }: TracedRecord, newer: CaseRecord): void => {
  if (newer.version <= base.get().version || session.get().mode === 'editing') return
  if (!showsPicture(newer, photo)) return
  const tracing = storing.read(newer, photo)
  if (!tracing) return
  base.set(newer)
  session.set(now => openSession(tracing, now.locked))
}
