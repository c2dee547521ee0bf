import { derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'
import { helpers, measurements } from '../data/measurements'
import type { Definition } from '../kinds/definition'
import { isPointKind, pointKinds } from '../kinds/index'
import type { OwnItems } from './own-item'

const definitions: Readonly<Record<string, Definition>> = { ...measurements, ...helpers }
const sources: Readonly<Partial<Record<string, { readonly rules: readonly { readonly from: readonly LandmarkName[] }[] }>>> =
  derivedPoints

/** The placed landmarks a landmark leans on: itself, or what it is derived from. */
const rootsOf = (name: LandmarkName, seen: ReadonlySet<string> = new Set()): readonly LandmarkName[] => {
  const row = sources[name]
  if (!row || seen.has(name)) return [name]
  return [name, ...row.rules.flatMap(rule => rule.from).flatMap(from => rootsOf(from, new Set([...seen, name])))]
}

type DefinitionTable = Readonly<Record<string, Definition>>

const leansOn = (item: string, table: DefinitionTable, seen: ReadonlySet<string> = new Set()): readonly LandmarkName[] => {
  const row = table[item]
  if (!row || seen.has(item)) return []
  const fixed: readonly LandmarkName[] = isPointKind(row.kind)
    ? ((pointKinds[row.kind] as { fixed?: readonly LandmarkName[] }).fixed ?? [])
    : []
  if ('nodes' in row) return [...(row.nodes as readonly LandmarkName[]), ...fixed].flatMap(name => rootsOf(name))
  return row.of.flatMap(other => leansOn(other, table, new Set([...seen, item])))
}

const remembered = new WeakMap<OwnItems, Map<LandmarkName, ReadonlySet<string>>>()
const none: OwnItems = {}

const itemsLeaningOn = (name: LandmarkName, own: OwnItems): ReadonlySet<string> => {
  // A built-in item never gives way to an own one of the same name.
  const table: DefinitionTable = { ...own, ...definitions }
  return new Set(Object.keys(table).filter(item => leansOn(item, table).includes(name)))
}

/** Every item, the doctor's own too, whose value leans on this landmark, directly or through derived points and other items. */
export const affectedItems = (name: LandmarkName, own: OwnItems = none): ReadonlySet<string> => {
  const before = remembered.get(own) ?? new Map<LandmarkName, ReadonlySet<string>>()
  remembered.set(own, before)
  const items = before.get(name) ?? itemsLeaningOn(name, own)
  before.set(name, items)
  return items
}
