import type { OwnItem, OwnItems } from './own-item'
import { draftOf, ownItemOf } from './own-item-draft'

const operandsOf = (item: OwnItem): readonly string[] => ('of' in item ? item.of : [])

/** Own items computed from this one, directly or indirectly, in list order. */
export const computedFrom = (name: string, items: OwnItems): readonly string[] => {
  const dependants = new Set<string>([name])
  for (let before = 0; before < dependants.size; ) {
    before = dependants.size
    for (const [other, item] of Object.entries(items))
      if (operandsOf(item).some(operand => dependants.has(operand))) dependants.add(other)
  }
  return Object.keys(items).filter(other => other !== name && dependants.has(other))
}

/** Own items required to compute the given ones, excluding the given ones. */
export const neededBy = (names: readonly string[], items: OwnItems): readonly string[] => {
  const needed = new Set(names)
  for (const name of needed) {
    const item = items[name]
    if (item) for (const operand of operandsOf(item)) if (Object.hasOwn(items, operand)) needed.add(operand)
  }
  return [...needed].filter(name => !names.includes(name))
}

/** The items with a new definition for `name`; null if an item computed from it would become invalid because the unit changed. */
export const withItem = (name: string, item: OwnItem, items: OwnItems): OwnItems | null => {
  const next = { ...items, [name]: item }
  const dependents = computedFrom(name, next)
  const remade: Record<string, OwnItem> = { ...next }
  for (const other of dependents) {
    const before = remade[other]
    const again =
      before && ownItemOf(draftOf(other, before), Object.fromEntries(Object.entries(remade).filter(([n]) => n !== other)))
    if (!again || again.unit !== before.unit) return null
    remade[other] = again
  }
  return remade
}
