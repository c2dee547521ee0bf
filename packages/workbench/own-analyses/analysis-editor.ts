import type { OwnView } from '@sella/ceph/analysis/own'
import type { UserAnalysis } from '@sella/contract/entities'
import { createStore, type ValueStore } from '../store'
import { blank, type Editing, isChanged } from './editing'
import { puttingOnce } from './putting'
import { type ErasingPorts, eraseAnalysis, type Met, type PutAnalysis, saveAnalysis } from './storing'

export interface AnalysisEditorState {
  readonly editing: Editing
  /** The server call that is not answered yet. */
  readonly doing: 'save' | 'delete' | null
}

export interface AnalysisEditorPorts {
  readonly view: OwnView
  /** Of a new analysis. */
  readonly autoLines: readonly string[]
  readonly put: PutAnalysis
  readonly drop: ErasingPorts['drop']
  /** Says what was saved elsewhere and asks what becomes of the work here. */
  readonly met: (mine: Editing) => Promise<Met>
  /** For a deletion: what is stored elsewhere by now, and whether it is kept. */
  readonly metDeleting: (mine: Editing) => ReturnType<ErasingPorts['met']>
  readonly confirmDelete: (name: string) => Promise<boolean>
  /** A stored analysis as it is opened for editing; null if it cannot be read. */
  readonly opened: (stored: UserAnalysis) => Editing | null
  readonly onSaved: (stored: UserAnalysis, isNew: boolean) => void
  readonly onDeleted: (name: string) => void
  readonly onFailed: (doing: 'save' | 'delete', error: unknown, editing: Editing) => void
  /** Keeps unsaved work on this machine; null deletes it. */
  readonly keep: (editing: Editing | null) => void
}

export interface AnalysisEditor {
  readonly store: Pick<ValueStore<AnalysisEditorState>, 'get' | 'subscribe'>
  readonly edit: (change: (now: Editing) => Editing) => void
  /** Another analysis replaces the one being edited. */
  readonly open: (next: Editing) => void
  readonly save: () => Promise<void>
  /** Deletes the stored analysis being edited, once that is confirmed. */
  readonly erase: () => Promise<void>
  /** The editor is left: what is not saved is given up, and a late answer brings none of it back. */
  readonly discard: () => void
}

/** `saved`, with what was changed here since `sent` was sent. */
const withLater = (saved: Editing, sent: Editing, now: Editing): Editing => {
  if (now.parts === sent.parts) return saved
  const name = now.parts.name === sent.parts.name ? saved.parts.name : now.parts.name
  return { ...saved, parts: { ...now.parts, name } }
}

/** The analysis being edited; `work` changes with every other one that is opened, so that no answer for one reaches another. */
const editingState = (first: Editing, ports: () => AnalysisEditorPorts) => {
  const store = createStore<AnalysisEditorState>({ editing: first, doing: null })
  let isLeft = false
  const begun = () => ({ put: puttingOnce(analysis => ports().put(analysis)) })
  let work = begun()
  const { get } = store
  const edit = (change: (now: Editing) => Editing): void => {
    const editing = change(get().editing)
    store.set(now => ({ ...now, editing }))
    const { keep, autoLines } = ports()
    if (!isLeft) keep(isChanged(editing, autoLines) ? editing : null)
  }
  return {
    ...{ store, get, edit },
    work: () => work,
    open: (next: Editing): void => {
      work = begun()
      edit(() => next)
    },
    leave: (): void => {
      isLeft = true
      ports().keep(null)
    },
    /** Runs one call at a time; a second asked for meanwhile is not made. */
    once: async (doing: 'save' | 'delete', call: (editing: Editing) => Promise<void>): Promise<void> => {
      const { editing, doing: before } = get()
      if (before !== null) return
      store.set(now => ({ ...now, doing }))
      await call(editing).catch(error => ports().onFailed(doing, error, editing))
      store.set(now => ({ ...now, doing: null }))
    },
  }
}

/**
 * The editing of the doctor's own analyses, one at a time. What she changes while an analysis is being saved stays on top of what was
 * saved; when she has turned to another meanwhile, that stays as it is. `ports` are asked for whenever they are used.
 */
export const makeAnalysisEditor = (first: Editing, ports: () => AnalysisEditorPorts): AnalysisEditor => {
  const { store, get, edit, work, open, leave, once } = editingState(first, ports)
  const saving = async (sent: Editing): Promise<void> => {
    const mine = work()
    const settle = (saved: Editing): void => {
      if (mine === work()) edit(now => withLater(saved, sent, now))
    }
    const { view, met } = ports()
    const onStored = (stored: UserAnalysis, isNew: boolean): void => {
      const saved = ports().opened(stored)
      if (saved) settle(saved)
      ports().onSaved(stored, isNew)
    }
    await saveAnalysis({ view, put: mine.put, met, onStored, onEditing: settle }, sent)
  }
  const erasing = async (seen: Editing, uuid: string): Promise<void> => {
    const mine = work()
    const { drop, metDeleting, opened, onDeleted, autoLines } = ports()
    const kept = await eraseAnalysis({ drop, met: () => metDeleting(seen) }, uuid, seen.from)
    const stored = kept && opened(kept)
    if (stored && mine === work() && !isChanged(get().editing, autoLines)) edit(() => stored)
    if (kept) return
    if (mine === work()) open(blank(autoLines))
    onDeleted(seen.saved?.name ?? seen.parts.name)
  }
  return {
    ...{ store, edit, open },
    save: () => once('save', saving),
    erase: async () => {
      const { editing, doing } = get()
      const { uuid, saved } = editing
      if (doing !== null || uuid === null || !saved || !(await ports().confirmDelete(saved.name))) return
      await once('delete', () => erasing(editing, uuid))
    },
    discard: leave,
  }
}
