import type { OwnView } from '@sella/ceph/analysis/own'
import { contentOf, ownFromContent } from '@sella/contract/documents/own-analysis'
import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { KeptTexts } from '@sella/workbench/kept-texts'
import type { Editing } from './editing'

/** The unsaved analysis of the dialog on this machine; it survives a crash, an expired session and leaving the page. */
export interface KeptEditing {
  /** Null forgets it. */
  readonly keep: (editing: Editing | null) => void
  /**
   * As it was left; null if there is none. `savedOf`: the analysis as it is saved now, null if it was deleted meanwhile: what is left
   * is then a new one.
   */
  readonly left: (savedOf: (uuid: string) => Editing | null) => Editing | null
}

export const keptEditing = ({ kept, keep }: KeptTexts, view: OwnView): KeptEditing => {
  const slot = `analysis.${view}`
  return {
    keep: editing => {
      if (editing)
        keep(slot, JSON.stringify({ uuid: editing.uuid, name: editing.parts.name, content: contentOf(editing.parts, view) }))
      else if (kept(slot) !== null) keep(slot, null)
    },
    left: savedOf => {
      const stored = jsonIn(kept(slot))
      if (!isFields(stored) || typeof stored.name !== 'string' || typeof stored.content !== 'string') return null
      const parts = ownFromContent(stored.name, stored.content, view)
      if (!parts) return null
      const saved = typeof stored.uuid === 'string' ? savedOf(stored.uuid) : null
      return { uuid: saved?.uuid ?? null, saved: saved?.saved ?? null, parts }
    },
  }
}
