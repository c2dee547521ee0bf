import { isCombinedKind, isPointKind } from '../kinds'
import { type EngineLog, unknownKind } from '../measure/ground'
import type { OwnItem, OwnItems } from './own-item'
import { type DraftItem, ownItemOf } from './own-item-draft'

/**
 * The valid drafts by name, in their order. Items may be combined from others, so one whose operands are missing, invalid or lead
 * back to it is left out as well. A draft of an unknown kind, possibly written by a newer version, is reported to `log`.
 */
export const soundItems = (drafts: readonly DraftItem[], log?: EngineLog): OwnItems => {
  for (const { kind } of drafts) if (!isPointKind(kind) && !isCombinedKind(kind)) log?.(unknownKind, kind)
  const sound = new Map<string, OwnItem>()
  for (let before = -1; before < sound.size; ) {
    before = sound.size
    const soundItems = Object.fromEntries(sound)
    for (const draft of drafts.filter(({ name }) => !sound.has(name))) {
      const item = ownItemOf(draft, soundItems)
      if (item) sound.set(draft.name, item)
    }
  }
  return Object.fromEntries(
    drafts.flatMap(({ name }): readonly (readonly [string, OwnItem])[] => {
      const item = sound.get(name)
      return item ? [[name, item]] : []
    }),
  )
}
