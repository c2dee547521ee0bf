import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import { commit, dirty, dropPreview, openSession, sameTracing, saved, startEditing } from '../session/session'
import { createStore, type ValueStore } from '../store'
import { type Difference, differences, firstSides, merged, type Side } from './differences'
import type { Drafts } from './draft'
import type { PointTexts } from './storing'
import type { TracedRecord } from './traced-record'

/** The server's side of a save. Both throw `Refused`; the code RECORD_CONFLICT says that another version is stored. */
export interface RecordServer {
  /** Writes texts onto the version of the record they were made from. */
  readonly update: (onto: CaseRecord, texts: PointTexts) => Promise<CaseRecord>
  /** The record as it is stored now; null when it is gone. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
}

/** A save on its way, and the stored record of a conflict that waits for the doctor's choice. */
export interface Saving {
  readonly busy: boolean
  readonly conflict: CaseRecord | null
  /** What a save could not bring to the server because it was not reached; it goes by itself as long as nothing is changed since. */
  readonly unsent: Tracing | null
}

/** How a save ended. */
export type SaveOutcome =
  | { readonly end: 'saved'; readonly record: CaseRecord }
  /** Nothing was changed, so nothing was sent. */
  | { readonly end: 'unchanged' }
  /** Another save is on its way. */
  | { readonly end: 'busy' }
  | { readonly end: 'conflict' }
  /** The work stays as it is, and its draft with it. */
  | { readonly end: 'failed'; readonly error: unknown }

/** A conflict as it is laid before the doctor: where the tracings differ, and which side each point takes at first. */
export interface Conflict {
  readonly differences: readonly Difference[]
  readonly sides: Readonly<Record<string, Side>>
}

interface Ports {
  readonly server: RecordServer
  readonly drafts: Drafts
}

/** The saves of one image of a record. */
export interface Saver {
  readonly state: ValueStore<Saving>
  /** Saves the committed tracing onto the record the work started from. */
  readonly save: () => Promise<SaveOutcome>
  /** Null without a conflict, and when the stored points cannot be read. */
  readonly conflict: () => Conflict | null
  /** Settles the conflict by the side chosen for each point and saves; a point without a choice takes the stored side. */
  readonly settle: (sides: Readonly<Record<string, Side>>) => Promise<SaveOutcome>
  /** Tries again what could not be sent. Null when there is none, or it was changed since: the doctor is at work and saves herself. */
  readonly resume: () => Promise<SaveOutcome | null>
  /** Puts the conflict off; nothing is changed. */
  readonly later: () => void
}

const isConflict = (error: unknown): boolean => error instanceof Refused && error.reason === 'RECORD_CONFLICT'

/** The server, or what stands before it, was not there; the same save may go through in a moment. */
const isAway = (error: unknown): boolean => error instanceof Refused && [0, 502, 503, 504].includes(error.status)

/** Whether another window left these points alone: it changed the record's other facts, or the points of another image. */
const leftAlone = ({ photo, storing }: TracedRecord, before: CaseRecord, after: CaseRecord): boolean => {
  const [a, b] = [storing.read(before, photo), storing.read(after, photo)]
  return a !== null && b !== null && sameTracing(a, b)
}

const write = async ({ photo, storing }: TracedRecord, server: RecordServer, tracing: Tracing, onto: CaseRecord) => {
  const texts = storing.write(tracing, onto, photo)
  if (!texts) throw new Refused(400, 'NODE_ABNORMAL', 'error')
  return server.update(onto, texts)
}

/** Writes onto a record, or onto its newer version where that left the points alone; else the conflict is thrown. */
const writeOnto = async (on: TracedRecord, server: RecordServer, tracing: Tracing, onto: CaseRecord): Promise<CaseRecord> => {
  try {
    return await write(on, server, tracing, onto)
  } catch (error) {
    const newer = isConflict(error) ? await server.current(onto).catch(() => null) : null
    if (!newer || newer.version === onto.version || !leftAlone(on, onto, newer)) throw error
    return write(on, server, tracing, newer)
  }
}

/** Saves for an image; nothing that another window stored is ever written over unseen. */
export const createSaver = (on: TracedRecord, { server, drafts }: Ports): Saver => {
  const state = createStore<Saving>({ busy: false, conflict: null, unsent: null })
  const { photo, storing, session, base } = on

  const failed = async (error: unknown, onto: CaseRecord): Promise<SaveOutcome> => {
    const stored = isConflict(error) ? await server.current(onto).catch(() => null) : null
    if (!stored) {
      if (isAway(error)) state.set(now => ({ ...now, unsent: session.get().present }))
      return { end: 'failed', error }
    }
    state.set(now => ({ ...now, conflict: stored }))
    return { end: 'conflict' }
  }

  const save = async (onto: CaseRecord): Promise<SaveOutcome> => {
    if (state.get().busy) return { end: 'busy' }
    const { present } = session.get()
    if (!dirty(session.get())) return { end: 'unchanged' }
    state.set({ busy: true, conflict: null, unsent: null })
    try {
      const record = await writeOnto(on, server, present, onto)
      base.set(record)
      session.set(now => saved(dropPreview(now), present))
      // What was changed while the save travelled is unsaved still, and its draft stays.
      if (!dirty(session.get())) drafts.forget(photo.uuid)
      return { end: 'saved', record }
    } catch (error) {
      return await failed(error, onto)
    } finally {
      state.set(now => ({ ...now, busy: false }))
    }
  }

  const stored = (): Tracing | null => {
    const { conflict } = state.get()
    return conflict && storing.read(conflict, photo)
  }

  return {
    state,
    save: () => save(base.get()),
    conflict: () => {
      const theirs = stored()
      if (!theirs) return null
      const { present, saved: before } = session.get()
      const all = differences(present, theirs)
      return { differences: all, sides: firstSides(all, before, theirs) }
    },
    settle: sides => {
      const [theirs, onto] = [stored(), state.get().conflict]
      if (!theirs || !onto) return save(base.get())
      session.set(now => commit(startEditing(openSession(theirs, now.locked)), merged(now.present, theirs, sides)))
      base.set(onto)
      state.set(now => ({ ...now, conflict: null }))
      return save(onto)
    },
    resume: async () => {
      const { unsent, busy } = state.get()
      if (unsent === null || busy) return null
      const now = session.get()
      if (now.preview !== null) return null
      if (now.present === unsent) return save(base.get())
      state.set(progress => ({ ...progress, unsent: null }))
      return null
    },
    later: () => state.set(now => ({ ...now, conflict: null })),
  }
}
