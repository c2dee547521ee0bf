import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { isItemName } from '@sella/ceph/data/measurements'
import { planes } from '@sella/ceph/data/planes'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import { ownItemsFrom, storedItems } from '@sella/contract/documents/own-items'
import { typedName } from '@sella/contract/name-as-read'
import { type Carried, fileText, kind, used, version } from './analysis-text'
import { freeName } from './met-elsewhere'

/** More items than any analysis has. */
export const mostFileBytes = 1_000_000

/** Why a file is refused. */
export type FileFault =
  | { readonly fault: 'tooLarge' | 'notOne' | 'newer' | 'unreadable' }
  /** Measurements that are unknown and not soundly defined by the file. */
  | { readonly fault: 'unknown'; readonly names: readonly string[] }

/** An own analysis as a file that other doctors can import. */
export const fileOf = (carried: Carried): Blob => new Blob([fileText(carried)], { type: 'application/json' })

type Stored = { readonly [key in 'kind' | 'version' | 'name' | 'content' | 'measurements']?: unknown }

const parsed = (text: string): Stored | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : null
  } catch {
    return null
  }
}

/** Parses the analysis in a file, or says why there is none. Unknown lines are dropped; an unknown measurement refuses the file. */
export const fromFile = (text: string): Carried | FileFault => {
  if (text.length > mostFileBytes) return { fault: 'tooLarge' }
  const stored = parsed(text)
  if (stored?.kind !== kind || typeof stored.name !== 'string') return { fault: 'notOne' }
  if (typeof stored.version === 'number' && stored.version > version) return { fault: 'newer' }
  const parts = ownFromContent(typedName(stored.name).slice(0, 100), JSON.stringify(stored.content ?? null))
  if (!parts || parts.items.length === 0) return { fault: 'unreadable' }
  const items = ownItemsFrom(stored.measurements)
  const unknown = parts.items.filter(name => !isItemName(name) && !Object.hasOwn(items, name))
  if (unknown.length > 0) return { fault: 'unknown', names: unknown }
  const readable = { ...parts, items: [...new Set(parts.items)], lines: parts.lines.filter(line => Object.hasOwn(planes, line)) }
  return { parts: readable, items: used(readable, items) }
}

const same = (a: OwnItem, b: OwnItem): boolean => JSON.stringify(storedItems({ a })) === JSON.stringify(storedItems({ a: b }))

type Renamed = ReadonlyMap<string, string>

const renamedIn = (item: OwnItem, names: Renamed): OwnItem =>
  'of' in item ? ({ ...item, of: item.of.map(name => names.get(name) ?? name) } as unknown as OwnItem) : item

const leansOn = (item: OwnItem, names: Renamed): boolean => 'of' in item && item.of.some(name => names.has(name))

/**
 * The file's items that must be renamed: the doctor's item of that name differs, or they are computed from one that must be
 * renamed.
 */
const givingWay = (items: OwnItems, mine: OwnItems, others: readonly string[]): Renamed => {
  const names = new Map<string, string>()
  const taken = new Set([...Object.keys(mine), ...others, ...Object.keys(items)])
  for (let before = -1; before < names.size; ) {
    before = names.size
    for (const [name, item] of Object.entries(items)) {
      const hers = mine[name]
      if (names.has(name) || !hers || (same(hers, item) && !leansOn(item, names))) continue
      const to = freeName(name, [...taken])
      taken.add(to)
      names.set(name, to)
    }
  }
  return names
}

/**
 * Merges a file's analysis into the doctor's own measurements. Identical ones are reused; a different one with the same name is
 * imported under a new name, so that none of her measurements changes its meaning. `items`: those that are new to her.
 */
export const takenIn = ({ parts, items }: Carried, mine: OwnItems): Carried => {
  const names = givingWay(items, mine, parts.items)
  const fresh = Object.entries(items).flatMap(([name, item]): readonly (readonly [string, OwnItem])[] => {
    const to = names.get(name) ?? name
    if (!names.has(name) && Object.hasOwn(mine, name)) return []
    return [[to, { ...renamedIn(item, names), name: { zh: to, en: to } }]]
  })
  return { parts: { ...parts, items: parts.items.map(name => names.get(name) ?? name) }, items: Object.fromEntries(fresh) }
}
