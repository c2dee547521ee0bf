import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import { commit, dirty, dropPreview, openSession, sameTracing, saved, startEditing } from '../session/session'
import { createStore, type ValueStore } from '../store'
import { type Difference, differences, firstSides, merged, type Side } from './differences'
import type { Drafts } from './draft'
import { showsPicture } from './same-picture'
import type { PointTexts } from './storing'
import type { TracedRecord } from './traced-record'

/** The server calls of a save. Both throw `Refused`; the code RECORD_CONFLICT means that another version is stored. */
export interface RecordServer {
  /** Writes texts onto the version of the record they are based on. */
  readonly update: (onto: CaseRecord, texts: PointTexts) => Promise<CaseRecord>
  /** The record as currently stored; null if it no longer exists. */
  readonly current: (record: CaseRecord) => Promise<CaseRecord | null>
}

/** A running save, and the stored record of a conflict awaiting the doctor's decision. */
export interface Saving {
  readonly busy: boolean
  readonly conflict: CaseRecord | null
  /** What a save could not bring to the server because it was out of reach; sent again by itself, whatever was changed since. */
  readonly unsent: Tracing | null
}

/** The result of a save. */
export type SaveOutcome =
  | { readonly end: 'saved'; readonly record: CaseRecord }
  /** There were no changes, so nothing was sent. */
  | { readonly end: 'unchanged' }
  /** Another save is running. */
  | { readonly end: 'busy' }
  | { readonly end: 'conflict' }
  /** The work remains unchanged, including its draft. */
  | { readonly end: 'failed'; readonly error: unknown }

/** A conflict as presented to the doctor: where the tracings differ, and the initial side of each difference. */
export interface Conflict {
  readonly differences: readonly Difference[]
  readonly sides: Readonly<Record<string, Side>>
}

interface Ports {
  readonly server: RecordServer
  readonly drafts: Drafts
}

/** Saves one image of a record. */
export interface Saver {
  readonly state: ValueStore<Saving>
  /** Saves the committed tracing onto the record it is based on. */
  readonly save: () => Promise<SaveOutcome>
  /** Null without a conflict, and if the stored points cannot be read. */
  readonly conflict: () => Conflict | null
  /**
   * Resolves the conflict with the side chosen for each difference, and saves; where no side was chosen, the stored one is used.
   */
  readonly settle: (sides: Readonly<Record<string, Side>>) => Promise<SaveOutcome>
  /**
   * Sends again what a save could not send; what was changed since stays unsaved. Null if there is nothing to send, in the middle of
   * a gesture, or if the doctor has gone back to the stored points.
   */
  readonly resume: () => Promise<SaveOutcome | null>
  /** Postpones the conflict; nothing is changed. */
  readonly later: () => void
}

const isConflict = (error: unknown): boolean => error instanceof Refused && error.reason === 'RECORD_CONFLICT'

/** The server, or a proxy in front of it, could not be reached; the same save may succeed shortly. */
const isAway = (error: unknown): boolean => error instanceof Refused && [0, 502, 503, 504].includes(error.status)

/** The last unanswered save: it may have been stored although the reply was lost. */
type Unanswered = CaseRecord | null

/** Whether the same is placed; what scale comes with the picture is no part of a save. */
const samePlaced = (a: Tracing, b: Tracing): boolean => sameTracing(a, { ...b, fileScale: a.fileScale })

/** Whether two versions of a record have points from the same save. */
const samePoints = ({ photo, storing }: TracedRecord, a: CaseRecord, b: CaseRecord): boolean => {
  const [here, there] = [storing.read(a, photo), storing.read(b, photo)]
  return here !== null && there !== null && samePlaced(here, there)
}

/** Saves onto a version; `ports.unanswered` holds the save until it is answered. */
const write = async ({ photo, storing }: TracedRecord, ports: SaverPorts, tracing: Tracing, onto: CaseRecord) => {
  const texts = storing.write(tracing, onto, photo)
  if (!texts) throw new Refused(400, 'NODE_ABNORMAL', 'error')
  const before = ports.unanswered.sent
  ports.unanswered.sent = { ...onto, ...texts }
  const record = await ports.server.update(onto, texts).catch((error: unknown) => {
    if (isConflict(error)) ports.unanswered.sent = before
    throw error
  })
  ports.unanswered.sent = null
  return record
}

/** The points belong to the picture they were placed on, and the record shows another one by now. */
const pictureChanged = (): Refused => new Refused(409, 'PICTURE_CHANGED', 'error')

/**
 * Saves onto a record, or onto its newer version if that shows the same picture and left the points unchanged or is this window's
 * own unanswered save; otherwise throws the conflict.
 */
const writeOnto = async (on: TracedRecord, ports: SaverPorts, tracing: Tracing, onto: CaseRecord): Promise<CaseRecord> => {
  try {
    return await write(on, ports, tracing, onto)
  } catch (error) {
    const newer = isConflict(error) ? await ports.server.current(onto).catch(() => null) : null
    if (!newer || newer.version === onto.version) throw error
    if (!showsPicture(newer, on.photo)) throw pictureChanged()
    const { sent } = ports.unanswered
    if (sent === null || !samePoints(on, sent, newer)) {
      if (!samePoints(on, onto, newer)) throw error
      return write(on, ports, tracing, newer)
    }
    const there = on.storing.read(newer, on.photo)
    return there && samePlaced(there, tracing) ? newer : write(on, ports, tracing, newer)
  }
}

interface SaverPorts extends Ports {
  readonly state: ValueStore<Saving>
  readonly unanswered: { sent: Unanswered }
}

interface Wish {
  readonly onto: CaseRecord
  readonly tracing: Tracing
}

/** The outcome of a refused save: a conflict to decide, or a failure that leaves the work as it is. */
const refused = async (
  error: unknown,
  { onto, tracing: tried }: Wish,
  on: TracedRecord,
  { server, state }: SaverPorts,
): Promise<SaveOutcome> => {
  const stored = isConflict(error) ? await server.current(onto).catch(() => null) : null
  if (!stored) {
    if (isAway(error)) state.set(now => ({ ...now, unsent: tried }))
    return { end: 'failed', error }
  }
  if (!showsPicture(stored, on.photo)) return { end: 'failed', error: pictureChanged() }
  state.set(now => ({ ...now, conflict: stored }))
  return { end: 'conflict' }
}

const saveOnto = async (on: TracedRecord, ports: SaverPorts, { onto, tracing }: Wish): Promise<SaveOutcome> => {
  const { photo, session, base } = on
  const { state, drafts } = ports
  if (state.get().busy) return { end: 'busy' }
  if (!dirty(session.get())) return { end: 'unchanged' }
  state.set({ busy: true, conflict: null, unsent: null })
  try {
    const record = await writeOnto(on, ports, tracing, onto)
    base.set(record)
    session.set(now => saved(dropPreview(now), tracing))
    // Changes made during the save are still unsaved, so their draft is kept.
    if (!dirty(session.get())) drafts.forget(photo.uuid)
    return { end: 'saved', record }
  } catch (error) {
    return await refused(error, { onto, tracing }, on, ports)
  } finally {
    state.set(now => ({ ...now, busy: false }))
  }
}

/** Sends again what could not be sent, unless the doctor has gone back to the stored points. */
const resumed = async (
  { session }: TracedRecord,
  state: ValueStore<Saving>,
  send: (tracing: Tracing) => Promise<SaveOutcome>,
): Promise<SaveOutcome | null> => {
  const { unsent, busy } = state.get()
  if (unsent === null || busy || session.get().preview !== null) return null
  if (dirty(session.get())) return send(unsent)
  state.set(now => ({ ...now, unsent: null }))
  return null
}

/** Saves for an image; nothing stored by another window is ever overwritten unseen. */
export const createSaver = (on: TracedRecord, ports: Ports): Saver => {
  const state = createStore<Saving>({ busy: false, conflict: null, unsent: null })
  const { photo, storing, session, base } = on
  const saving: SaverPorts = { ...ports, state, unanswered: { sent: null } }
  const save = (onto = base.get(), tracing = session.get().present): Promise<SaveOutcome> =>
    saveOnto(on, saving, { onto, tracing })
  const stored = (): Tracing | null => {
    const { conflict } = state.get()
    return conflict && storing.read(conflict, photo)
  }
  return {
    state,
    save: () => save(),
    conflict: () => {
      const theirs = stored()
      if (!theirs) return null
      const { present, saved: before } = session.get()
      const all = differences(present, theirs)
      return { differences: all, sides: firstSides(all, before, theirs) }
    },
    settle: sides => {
      const [theirs, onto] = [stored(), state.get().conflict]
      if (!theirs || !onto) return save()
      session.set(now => commit(startEditing(openSession(theirs, now.locked)), merged(now.present, theirs, sides)))
      base.set(onto)
      state.set(now => ({ ...now, conflict: null }))
      return save(onto)
    },
    resume: () => resumed(on, state, tracing => save(base.get(), tracing)),
    later: () => state.set(now => ({ ...now, conflict: null })),
  }
}
