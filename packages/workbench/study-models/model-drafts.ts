import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { CaseRecord } from '@sella/contract/entities'
import type { ValueStore } from '../store'
import type { StoredTexts } from '../stored-texts'
import type { ModelAutosave } from './model-autosave'
import type { ModelDeskState } from './model-desk-state'

/** Readings of a record's models that the server has not stored, on this machine. */
export interface ModelDraft {
  /** The stored readings they were made on, as text; null if there were none. */
  readonly base: string | null
  readonly readings: ModelReadings
}

export interface ModelDrafts {
  readonly keep: (draft: ModelDraft) => void
  readonly forget: () => void
  /** Null if there is none or it cannot be read. */
  readonly of: () => ModelDraft | null
}

const draftIn = (text: string | null): ModelDraft | null => {
  const stored = jsonIn(text)
  if (!isFields(stored) || typeof stored.readings !== 'string') return null
  const base = typeof stored.base === 'string' ? stored.base : null
  return { base, readings: modelReadingsFrom(stored.readings) }
}

/** The draft of one record; it survives a crash, a closed tab and an expired session. */
export const modelDraftsIn = ({ kept, keep }: StoredTexts, recordUuid: string): ModelDrafts => {
  const name = `models.${recordUuid}`
  return {
    keep: ({ base, readings }) => keep(name, JSON.stringify({ base, readings: modelReadingsText(readings) })),
    forget: () => keep(name, null),
    of: () => draftIn(kept(name)),
  }
}

/**
 * Unsaved readings to restore, as one step of undo. If the record's readings have changed since, the doctor chooses; if they
 * equal the draft, as after a lost reply, the draft is dropped.
 */
export const unstored = (drafts: ModelDrafts, { modelReadings }: CaseRecord): ModelDraft | null => {
  const draft = drafts.of()
  const same = draft && modelReadingsText(draft.readings) === modelReadingsText(modelReadingsFrom(modelReadings))
  if (!same) return draft
  drafts.forget()
  return null
}

interface Drafting {
  readonly state: ValueStore<ModelDeskState>
  readonly saving: ModelAutosave
  readonly drafts: ModelDrafts
}

/** Stores every change on this machine until the server has it. */
export const keepDrafts = ({ state, saving, drafts }: Drafting): void => {
  let last = state.get()
  state.subscribe(() => {
    const now = state.get()
    if (now.readings === last.readings && now.saving === last.saving) return
    last = now
    if (saving.isStored(now.readings)) drafts.forget()
    else drafts.keep({ base: saving.base(), readings: now.readings })
  })
}
