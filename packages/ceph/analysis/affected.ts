import { type DerivedPointRow, derivedPoints } from '../data/derived-points'
import type { LandmarkName } from '../data/landmarks'
import { intermediates, measurements } from '../data/measurements'
import type { Definition } from '../kinds/definition'
import { isPointKind, pointKinds } from '../kinds/index'
import type { OwnItems } from './own-item'

const definitions: Readonly<Record<string, Definition>> = { ...measurements, ...intermediates }
/** The rules that measuring computes by: gaps filled from outlines (`if_absent`) are only drawn. */
const sources: Readonly<Partial<Record<string, DerivedPointRow>>> = Object.fromEntries(
  Object.entries(derivedPoints).filter(([, { when }]) => when === 'always'),
)

/** The points placed on a film; null for any film. */
type Placed = Readonly<Partial<Record<LandmarkName, unknown>>> | null

const exists = (name: LandmarkName, placed: Placed): boolean =>
  placed === null ||
  placed[name] !== undefined ||
  (sources[name]?.rules.some(({ from }) => from.every(each => exists(each, placed))) ?? false)

/**
 * The placed landmarks a landmark depends on: itself, or those it is derived from; on a film, by the first rule its points allow.
 */
const rootsOf = (name: LandmarkName, placed: Placed, seen: ReadonlySet<string> = new Set()): readonly LandmarkName[] => {
  const row = sources[name]
  if (!row || seen.has(name) || placed?.[name] !== undefined) return [name]
  const rules = row.rules.filter(({ from }) => from.every(each => exists(each, placed)))
  const used = placed === null ? rules : rules.slice(0, 1)
  return [name, ...used.flatMap(rule => rule.from).flatMap(from => rootsOf(from, placed, new Set([...seen, name])))]
}

type DefinitionTable = Readonly<Record<string, Definition>>

const leansOn = (
  item: string,
  table: DefinitionTable,
  placed: Placed,
  seen: ReadonlySet<string> = new Set(),
): readonly LandmarkName[] => {
  const row = table[item]
  if (!row || seen.has(item)) return []
  const fixed: readonly LandmarkName[] = isPointKind(row.kind)
    ? ((pointKinds[row.kind] as { fixed?: readonly LandmarkName[] }).fixed ?? [])
    : []
  if ('nodes' in row) return [...(row.nodes as readonly LandmarkName[]), ...fixed].flatMap(name => rootsOf(name, placed))
  return row.of.flatMap(other => leansOn(other, table, placed, new Set([...seen, item])))
}

const remembered = new WeakMap<OwnItems, Map<LandmarkName, ReadonlySet<string>>>()
const none: OwnItems = {}

// A built-in item never gives way to an own one of the same name.
const tableOf = (own: OwnItems): DefinitionTable => ({ ...own, ...definitions })

/** The landmarks that an item's value on a film with these points depends on, directly or through derived points and other items. */
export const pointsUnder = (item: string, own: OwnItems, placed: NonNullable<Placed>): ReadonlySet<LandmarkName> =>
  new Set(leansOn(item, tableOf(own), placed))

const itemsLeaningOn = (name: LandmarkName, own: OwnItems): ReadonlySet<string> => {
  const table = tableOf(own)
  return new Set(Object.keys(table).filter(item => leansOn(item, table, null).includes(name)))
}

/**
 * Every item, the doctor's own included, whose value depends on this landmark, directly or through derived points and other
 * items.
 */
export const affectedItems = (name: LandmarkName, own: OwnItems = none): ReadonlySet<string> => {
  const before = remembered.get(own) ?? new Map<LandmarkName, ReadonlySet<string>>()
  remembered.set(own, before)
  const items = before.get(name) ?? itemsLeaningOn(name, own)
  before.set(name, items)
  return items
}
