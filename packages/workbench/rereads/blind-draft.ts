import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Reread, RereadDraft } from '@sella/contract/entities'
import { Refused } from '../server/refused'
import { commit, dirty, type Session, startEditing } from '../session/session'
import { createStore, type Store } from '../store'

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
  readonly session: Store<Session>
  /** What was kept when the film was opened. */
  readonly opened: RereadDraft | null
  readonly ports: DraftPorts
}

/** A blind tracing in hand. It never touches the record. */
export interface BlindDraft {
  readonly state: Store<DraftState>
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

/** Keeps a blind tracing by itself, once the hand rests. */
export function createBlindDraft({ session, opened, ports }: Of): BlindDraft {
  const state = createStore<DraftState>({ saving: 'saved', failed: null })
  let kept = opened
  let theirs: RereadDraft | null = null
  let forget: (() => void) | null = null
  let travelling: Promise<boolean> | null = null
  const show = (saving: DraftSaving, failed: Refused | null = null): void => state.set({ saving, failed })

  const wait = (): void => {
    forget?.()
    forget = ports.after(restsFor, () => void save())
  }

  let lastSeen = session.get().present
  const unsubscribe = session.subscribe(() => {
    const { present } = session.get()
    if (present === lastSeen) return
    lastSeen = present
    if (state.get().saving === 'conflict') return
    if (!dirty(session.get())) return show('saved')
    show('unsaved')
    wait()
  })

  const failed = async (error: unknown): Promise<false> => {
    if (!(error instanceof Refused)) throw error
    const stored = away(error, 'REREAD_CONFLICT') ? await ports.current().catch(() => null) : null
    theirs = stored
    // Given up or closed in another window: nothing stands against keeping mine anew.
    if (!stored && away(error, 'REREAD_CONFLICT')) kept = null
    show(stored ? 'conflict' : 'failed', error)
    return false
  }

  const write = async (): Promise<boolean> => {
    const { present } = session.get()
    const text = ports.textOf(present)
    if (text === null) return failed(new Refused(400, 'NODE_ABNORMAL', 'error'))
    show('saving')
    try {
      kept = await ports.save(text, kept?.version ?? 0)
    } catch (error) {
      return failed(error)
    }
    // What was done before can still be undone.
    session.set(now => ({ ...now, saved: present }))
    const more = dirty(session.get())
    show(more ? 'unsaved' : 'saved')
    if (more) wait()
    return true
  }

  const save = async (): Promise<boolean> => {
    forget?.()
    if (travelling) await travelling
    if (state.get().saving === 'conflict') return false
    if (!dirty(session.get())) return true
    travelling = write().finally(() => {
      travelling = null
    })
    return travelling
  }

  const resolve = async (mine: boolean): Promise<void> => {
    const other = theirs
    if (!other) return
    theirs = null
    kept = other
    show('unsaved')
    const read = mine ? null : ports.tracingOf(other.cephPoints)
    if (read) session.set(now => ({ ...commit(startEditing(now), read), saved: read }))
    await save()
    if (!dirty(session.get())) show('saved')
  }

  const close = async (): Promise<Reread | null> => {
    if (!(await save()) || !kept || Object.keys(session.get().present.points).length === 0) return null
    try {
      return await ports.close(kept)
    } catch (error) {
      await failed(error)
      throw error
    }
  }

  return {
    ...{ state, save, resolve, close },
    giveUp: async () => {
      forget?.()
      if (travelling) await travelling
      if (kept) await ports.giveUp(kept)
      session.set(now => ({ ...now, saved: now.present }))
      show('saved')
    },
    rest: () => {
      forget?.()
      unsubscribe()
    },
  }
}
