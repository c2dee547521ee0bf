import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Reread, RereadDraft } from '@sella/contract/rereads'
import { Refused } from '../server/refused'
import { commit, dirty, type Session, startEditing } from '../session/session'
import { createStore, type ValueStore } from '../store'

/** A blind tracing is saved automatically after this many ms without a change. */
const restsFor = 800

export type DraftSaving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface DraftState {
  readonly saving: DraftSaving
  readonly failed: Refused | null
}

/**
 * What a blind tracing needs from outside; the server calls throw `Refused`, with the code REREAD_CONFLICT if another one is
 * stored.
 */
export interface DraftPorts {
  /** `version`: the one the work is based on, 0 if none was stored. */
  readonly save: (cephPoints: string, version: number) => Promise<RereadDraft>
  /** The blind tracing as currently stored; null if it was closed, discarded, or never saved. */
  readonly current: () => Promise<RereadDraft | null>
  readonly close: (draft: RereadDraft) => Promise<Reread>
  readonly giveUp: (draft: RereadDraft) => Promise<void>
  /** Serializes a tracing as in a record; null if impossible. */
  readonly textOf: (tracing: Tracing) => string | null
  /** Parses such a text; null if it cannot be read. */
  readonly tracingOf: (cephPoints: string) => Tracing | null
  /** Runs `act` after `ms`; the returned function cancels it. */
  readonly after: (ms: number, act: () => void) => () => void
}

interface Of {
  readonly session: ValueStore<Session>
  /** What was stored when the film was opened. */
  readonly opened: RereadDraft | null
  readonly ports: DraftPorts
}

/** A blind tracing in progress. It never touches the record. */
export interface BlindDraft {
  readonly state: ValueStore<DraftState>
  /** Saves unsaved changes; false if that failed. */
  readonly save: () => Promise<boolean>
  /** After a conflict: overwrites the stored tracing with mine, or opens the stored one, from which undo restores mine. */
  readonly resolve: (mine: boolean) => Promise<void>
  /** Stores it as a further reading; null if it could not be saved first, or nothing is placed. Throws `Refused`. */
  readonly close: () => Promise<Reread | null>
  /** Discards the blind tracing. Throws `Refused`. */
  readonly giveUp: () => Promise<void>
  /** Stops saving automatically. */
  readonly rest: () => void
}

const away = (error: unknown, reason: string): boolean => error instanceof Refused && error.reason === reason

/** The state of a blind tracing between session and server. */
interface Holding extends Of {
  readonly state: ValueStore<DraftState>
  kept: RereadDraft | null
  theirs: RereadDraft | null
  /** The last unanswered save: it may have been stored although the reply was lost. */
  unanswered: string | null
  /** Cancels the scheduled save. */
  forget: (() => void) | null
  travelling: Promise<boolean> | null
}

const show = ({ state }: Holding, saving: DraftSaving, failed: Refused | null = null): void => state.set({ saving, failed })

const wait = (holding: Holding): void => {
  holding.forget?.()
  holding.forget = holding.ports.after(restsFor, () => void save(holding))
}

const fail = async (holding: Holding, error: unknown): Promise<false> => {
  if (!(error instanceof Refused)) throw error
  const stored = away(error, 'REREAD_CONFLICT') ? await holding.ports.current().catch(() => null) : null
  holding.theirs = stored
  // Discarded or closed in another window, so mine can be saved as new.
  if (!stored && away(error, 'REREAD_CONFLICT')) holding.kept = null
  show(holding, stored ? 'conflict' : 'failed', error)
  return false
}

/** Stores the text; onto this window's own unanswered save if that is what is stored. */
const send = async (holding: Holding, text: string): Promise<RereadDraft> => {
  const { ports, unanswered } = holding
  holding.unanswered = text
  try {
    const stored = await ports.save(text, holding.kept?.version ?? 0)
    holding.unanswered = null
    return stored
  } catch (error) {
    if (!away(error, 'REREAD_CONFLICT')) throw error
    holding.unanswered = unanswered
    const stored = unanswered === null ? null : await ports.current().catch(() => null)
    if (!stored || stored.cephPoints !== unanswered || stored.version === holding.kept?.version) throw error
    holding.kept = stored
    return send(holding, text)
  }
}

const write = async (holding: Holding): Promise<boolean> => {
  const { session, ports } = holding
  const { present } = session.get()
  const text = ports.textOf(present)
  if (text === null) return fail(holding, new Refused(400, 'NODE_ABNORMAL', 'error'))
  show(holding, 'saving')
  try {
    holding.kept = await send(holding, text)
  } catch (error) {
    return fail(holding, error)
  }
  // Earlier changes can still be undone.
  session.set(now => ({ ...now, saved: present }))
  const more = dirty(session.get())
  show(holding, more ? 'unsaved' : 'saved')
  if (more) wait(holding)
  return true
}

const save = async (holding: Holding): Promise<boolean> => {
  holding.forget?.()
  if (holding.travelling) await holding.travelling
  if (holding.state.get().saving === 'conflict') return false
  if (!dirty(holding.session.get())) return true
  holding.travelling = write(holding).finally(() => {
    holding.travelling = null
  })
  return holding.travelling
}

const resolve = async (holding: Holding, mine: boolean): Promise<void> => {
  const { session, ports, theirs } = holding
  if (!theirs) return
  holding.theirs = null
  holding.kept = theirs
  show(holding, 'unsaved')
  const read = mine ? null : ports.tracingOf(theirs.cephPoints)
  if (read) session.set(now => ({ ...commit(startEditing(now), read), saved: read }))
  await save(holding)
  if (!dirty(session.get())) show(holding, 'saved')
}

const close = async (holding: Holding): Promise<Reread | null> => {
  if (!(await save(holding)) || !holding.kept || Object.keys(holding.session.get().present.points).length === 0) return null
  try {
    return await holding.ports.close(holding.kept)
  } catch (error) {
    await fail(holding, error)
    throw error
  }
}

const giveUp = async (holding: Holding): Promise<void> => {
  holding.forget?.()
  if (holding.travelling) await holding.travelling
  if (holding.kept) await holding.ports.giveUp(holding.kept)
  holding.session.set(now => ({ ...now, saved: now.present }))
  show(holding, 'saved')
}

/** Saves the tracing after a pause following a change; the returned function stops this. */
const keepChanges = (holding: Holding): (() => void) => {
  const { session, state } = holding
  let lastSeen = session.get().present
  return session.subscribe(() => {
    const { present } = session.get()
    if (present === lastSeen) return
    lastSeen = present
    if (state.get().saving === 'conflict') return
    if (!dirty(session.get())) return show(holding, 'saved')
    show(holding, 'unsaved')
    wait(holding)
  })
}

/** Saves a blind tracing automatically after each pause. */
export function createBlindDraft(of: Of): BlindDraft {
  const state = createStore<DraftState>({ saving: 'saved', failed: null })
  const holding: Holding = { ...of, state, kept: of.opened, theirs: null, unanswered: null, forget: null, travelling: null }
  const unsubscribe = keepChanges(holding)
  return {
    state,
    save: () => save(holding),
    resolve: mine => resolve(holding, mine),
    close: () => close(holding),
    giveUp: () => giveUp(holding),
    rest: () => {
      holding.forget?.()
      unsubscribe()
    },
  }
}
