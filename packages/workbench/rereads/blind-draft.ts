import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Reread, RereadDraft } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import { commit, dirty, type Session, startEditing } from '../session/session'
import { createStore, type ValueStore } from '../store'

/** ms without a change after which a blind tracing is kept by itself. */
const restsFor = 800

export type DraftSaving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export interface DraftState {
  readonly saving: DraftSaving
  readonly failed: Refused | null
}

/** What a blind tracing asks of the outside; the server's calls throw `Refused`, the code REREAD_CONFLICT where another one is kept. */
export interface DraftPorts {
  /** `version`: the one the work started from, 0 where none was kept. */
  readonly save: (cephPoints: string, version: number) => Promise<RereadDraft>
  /** The blind tracing as it is kept now; null where it was closed, given up, or never kept. */
  readonly current: () => Promise<RereadDraft | null>
  readonly close: (draft: RereadDraft) => Promise<Reread>
  readonly giveUp: (draft: RereadDraft) => Promise<void>
  /** A tracing as a record keeps it; null where it cannot be. */
  readonly textOf: (tracing: Tracing) => string | null
  /** What such a text holds; null where it cannot be read. */
  readonly tracingOf: (cephPoints: string) => Tracing | null
  /** Runs an act after so many ms; the answer forgets it. */
  readonly after: (ms: number, act: () => void) => () => void
}

interface Of {
  readonly session: ValueStore<Session>
  /** What was kept when the film was opened. */
  readonly opened: RereadDraft | null
  readonly ports: DraftPorts
}

/** A blind tracing in hand. It never touches the record. */
export interface BlindDraft {
  readonly state: ValueStore<DraftState>
  /** Keeps what is not kept yet; false when it could not. */
  readonly save: () => Promise<boolean>
  /** After a conflict: mine is kept over theirs, or theirs is opened and mine can be had back by undo. */
  readonly resolve: (mine: boolean) => Promise<void>
  /** Makes a further reading of it; null where it could not be kept before, or nothing is placed. Throws `Refused`. */
  readonly close: () => Promise<Reread | null>
  /** Throws `Refused`. */
  readonly giveUp: () => Promise<void>
  /** Keeps nothing by itself any more. */
  readonly rest: () => void
}

const away = (error: unknown, reason: string): boolean => error instanceof Refused && error.reason === reason

/** A blind tracing as it is kept and as it travels. */
interface Holding extends Of {
  readonly state: ValueStore<DraftState>
  kept: RereadDraft | null
  theirs: RereadDraft | null
  /** Gives up the next act of keeping. */
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
  // Given up or closed in another window: nothing stands against keeping mine anew.
  if (!stored && away(error, 'REREAD_CONFLICT')) holding.kept = null
  show(holding, stored ? 'conflict' : 'failed', error)
  return false
}

const write = async (holding: Holding): Promise<boolean> => {
  const { session, ports } = holding
  const { present } = session.get()
  const text = ports.textOf(present)
  if (text === null) return fail(holding, new Refused(400, 'NODE_ABNORMAL', 'error'))
  show(holding, 'saving')
  try {
    holding.kept = await ports.save(text, holding.kept?.version ?? 0)
  } catch (error) {
    return fail(holding, error)
  }
  // What was done before can still be undone.
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

/** Keeps the tracing once the hand rests after a change; the answer ends it. */
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

/** Keeps a blind tracing by itself, once the hand rests. */
export function createBlindDraft(of: Of): BlindDraft {
  const state = createStore<DraftState>({ saving: 'saved', failed: null })
  const holding: Holding = { ...of, state, kept: of.opened, theirs: null, forget: null, travelling: null }
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
