import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { isCombinedKind, isPointKind } from '@sella/ceph/kinds/index'
import { readOwnItems, storedItems } from '@sella/contract/documents/own-items'
import { isFields, jsonIn } from '@sella/contract/documents/salvage'
import type { StoredTexts } from '@sella/workbench/stored-texts'
import { hasShapeOf } from '../../../memory/same-shape'
import { blankFields, type Fields, withKind } from './own-draft'

/** The form of an own measurement as it was left unsaved. */
export interface LeftItem {
  /** The measurement being edited; null for a new one, or if it was deleted meanwhile. */
  readonly name: string | null
  readonly fields: Fields
  /** The measurement as it was when the form was opened, so that saving detects changes by other windows. */
  readonly was: OwnItem | null
}

export interface OwnItemInWork {
  /** Null deletes it. */
  readonly keep: (left: LeftItem | null) => void
  /** `items`: the measurements as they are saved now. Null if nothing was left. */
  readonly left: (items: OwnItems) => LeftItem | null
}

const slot = 'own-item'

const fieldsIn = (value: unknown): Fields | null => {
  if (!hasShapeOf(blankFields, value)) return null
  return isPointKind(value.kind) || isCombinedKind(value.kind) ? withKind(value, value.kind) : null
}

/** The unsaved form on this machine; it survives a crash, a reload, an expired session and leaving the page. */
export const ownItemDraft = ({ kept, keep }: StoredTexts): OwnItemInWork => ({
  keep: left => {
    if (left) {
      const { name, fields, was } = left
      keep(slot, JSON.stringify({ name, fields, was: was && storedItems({ item: was }) }))
    } else if (kept(slot) !== null) keep(slot, null)
  },
  left: items => {
    const stored = jsonIn(kept(slot))
    const fields = isFields(stored) ? fieldsIn(stored.fields) : null
    if (!isFields(stored) || !fields) return null
    const name = typeof stored.name === 'string' && Object.hasOwn(items, stored.name) ? stored.name : null
    const { item = null } = readOwnItems(JSON.stringify(stored.was))
    return { name, fields, was: name === null ? null : item }
  },
})
