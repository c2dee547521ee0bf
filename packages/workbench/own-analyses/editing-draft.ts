import type { OwnView } from '@sella/ceph/analysis/own'
import { contentOf, ownFromContent } from '@sella/contract/documents/own-analysis'
import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { StoredTexts } from '../stored-texts'
import type { Editing } from './editing'

/** The unsaved analysis of the dialog on this machine; it survives a crash, an expired session and leaving the page. */
export interface EditingDraft {
  /** Null deletes it. */
  readonly keep: (editing: Editing | null) => void
  /**
   * The stored draft; null if there is none. `savedOf`: the analysis as saved now, null if it was deleted meanwhile, in which
   * case the draft becomes a new one. The draft keeps the text it is based on, so that saving detects changes made elsewhere.
   */
  readonly left: (savedOf: (uuid: string) => Editing | null) => Editing | null
}

const textOf = (parts: Editing['parts'], view: OwnView) => ({ name: parts.name, content: contentOf(parts, view) })

const fromIn = (value: unknown): Editing['from'] =>
  isFields(value) && typeof value.name === 'string' && typeof value.content === 'string'
    ? { name: value.name, content: value.content }
    : null

export const editingDraft = ({ kept, keep }: StoredTexts, view: OwnView): EditingDraft => {
  const slot = `analysis.${view}`
  return {
    keep: editing => {
      if (editing) keep(slot, JSON.stringify({ ...textOf(editing.parts, view), uuid: editing.uuid, from: editing.from }))
      else if (kept(slot) !== null) keep(slot, null)
    },
    left: savedOf => {
      const stored = jsonIn(kept(slot))
      if (!isFields(stored) || typeof stored.name !== 'string' || typeof stored.content !== 'string') return null
      const parts = ownFromContent(stored.name, stored.content, view)
      if (!parts) return null
      const saved = typeof stored.uuid === 'string' ? savedOf(stored.uuid) : null
      if (!saved) return { uuid: null, saved: null, from: null, parts }
      return { uuid: saved.uuid, saved: saved.saved, from: fromIn(stored.from) ?? saved.from, parts }
    },
  }
}
