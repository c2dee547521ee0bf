import type { OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { neededBy } from '@sella/ceph/analysis/own-item-uses'
import { contentOf } from '@sella/contract/documents/own-analysis'
import { storedItems } from '@sella/contract/documents/own-items'

export const [kind, version] = ['sella-analysis', 1]

/** An own analysis with the definitions of the own measurements it uses. */
export interface Carried {
  readonly parts: Parts
  readonly items: OwnItems
}

export const used = (parts: Parts, items: OwnItems): OwnItems => {
  const names = parts.items.filter(name => Object.hasOwn(items, name))
  const all = new Set([...names, ...neededBy(names, items)])
  return Object.fromEntries(Object.entries(items).filter(([name]) => all.has(name)))
}

/** The content of a file, as JSON text. */
export const fileText = ({ parts, items }: Carried): string => {
  const content: unknown = JSON.parse(contentOf(parts))
  return JSON.stringify({ kind, version, name: parts.name, content, measurements: storedItems(used(parts, items)) }, null, 2)
}
