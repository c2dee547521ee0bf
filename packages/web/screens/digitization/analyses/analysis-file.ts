import { contentOf, ownFromContent, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemsFrom, storedItems } from '@sella/ceph/analysis/stored-own-items'

const kind = 'sella-analysis'

/** An own analysis with the definitions of the own measurements in it. */
export interface Carried {
  readonly parts: Parts
  readonly items: OwnItems
}

const used = (parts: Parts, items: OwnItems): OwnItems =>
  Object.fromEntries(Object.entries(items).filter(([name]) => parts.items.includes(name)))

/** What a file holds, as JSON text. */
export const fileText = ({ parts, items }: Carried): string => {
  const content: unknown = JSON.parse(contentOf(parts))
  return JSON.stringify({ kind, version: 1, name: parts.name, content, measurements: storedItems(used(parts, items)) }, null, 2)
}

/** An own analysis as a file other doctors can take in. */
export const fileOf = (carried: Carried): Blob => new Blob([fileText(carried)], { type: 'application/json' })

/** The analysis in a file; null when the file is none. */
export const fromFile = (text: string): Carried | null => {
  try {
    const stored = JSON.parse(text) as { readonly [key in 'kind' | 'name' | 'content' | 'measurements']?: unknown }
    if (stored.kind !== kind || typeof stored.name !== 'string') return null
    const parts = ownFromContent(stored.name, JSON.stringify(stored.content))
    return parts && { parts, items: used(parts, ownItemsFrom(stored.measurements)) }
  } catch {
    return null
  }
}

const same = (a: OwnItem, b: OwnItem): boolean => JSON.stringify(storedItems({ a })) === JSON.stringify(storedItems({ a: b }))

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number++) if (!taken.has(`${name} (${number})`)) return `${name} (${number})`
}

/**
 * A file's analysis among the doctor's own measurements. One she has already is used; another one under the same name is taken in under a
 * new name, so that no measurement of hers changes its meaning. `items`: those that are new to her.
 */
export const takenIn = ({ parts, items }: Carried, mine: OwnItems): Carried => {
  const names = new Map<string, string>()
  const taken = new Set([...Object.keys(mine), ...parts.items])
  const fresh: [string, OwnItem][] = []
  for (const [name, item] of Object.entries(items)) {
    const before = mine[name]
    if (before && same(before, item)) continue
    const to = before ? freeName(name, taken) : name
    taken.add(to)
    names.set(name, to)
    fresh.push([to, before ? { ...item, name: { zh: to, en: to } } : item])
  }
  return { parts: { ...parts, items: parts.items.map(name => names.get(name) ?? name) }, items: Object.fromEntries(fresh) }
}
