import { isLandmarkName } from '../data/landmarks'
import { type CombinedKindName, combinedKinds, isCombinedKind, isPointKind, pointKinds } from '../kinds'
import type { Definition } from '../kinds/definition'
import type { CombinedKind } from '../kinds/kind'
import type { Unit } from '../unit'

/** An item as received from a dialog or a file, not yet validated. */
export interface ProposedItem {
  readonly kind: string
  readonly nodes?: readonly string[]
  readonly of?: readonly string[]
  readonly unit: Unit
}

export type OwnItemFault =
  | 'KIND_UNKNOWN'
  | 'NODE_COUNT'
  | 'NODE_UNKNOWN'
  | 'OPERAND_COUNT'
  | 'OPERAND_UNKNOWN'
  | 'OPERAND_CIRCLE'
  | 'UNIT_WRONG'

/** Looks up what can be measured: the built-in items and the doctor's other own items. */
export type ItemLookup = (item: string) => (Definition & { readonly unit: Unit }) | undefined

function pointFault({ kind, nodes = [], unit }: ProposedItem): OwnItemFault | null {
  if (!isPointKind(kind)) return 'KIND_UNKNOWN'
  const { takes, gives } = pointKinds[kind]
  if (nodes.length !== takes) return 'NODE_COUNT'
  if (!nodes.every(isLandmarkName)) return 'NODE_UNKNOWN'
  return unit === (gives === 'angle' ? 'degree' : 'mm') ? null : 'UNIT_WRONG'
}

/** Whether following the given operands leads back to `item`. */
function reaches(item: string, operands: readonly string[], lookup: ItemLookup): boolean {
  const seen = new Set<string>()
  const open = [...operands]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === item) return true
    if (seen.has(next)) continue
    seen.add(next)
    const definition = lookup(next)
    if (definition && 'of' in definition) open.push(...definition.of)
  }
  return false
}

function unitOf(kind: CombinedKind<2 | 3, 2 | 3>, units: readonly (Unit | undefined)[]): Unit | null {
  if (units.some(unit => unit !== units[0])) return null
  if (kind.gives === 'same') return units[0] ?? null
  return kind.gives === 'percent' ? 'percent' : ''
}

/** The common unit of the combined items; null if one is unknown or their units differ. */
export const combinedUnit = (kind: CombinedKindName, of: readonly string[], lookup: ItemLookup): Unit | null =>
  of.length === 0
    ? null
    : unitOf(
        combinedKinds[kind],
        of.map(item => lookup(item)?.unit),
      )

function combinedFault(name: string, { kind, of = [], unit }: ProposedItem, lookup: ItemLookup): OwnItemFault | null {
  if (!isCombinedKind(kind)) return 'KIND_UNKNOWN'
  const row: CombinedKind<2 | 3, 2 | 3> = combinedKinds[kind]
  const [least, greatest] = row.combines
  if (of.length < least || of.length > greatest) return 'OPERAND_COUNT'
  if (reaches(name, of, lookup)) return 'OPERAND_CIRCLE'
  if (of.some(item => !lookup(item))) return 'OPERAND_UNKNOWN'
  const units = of.map(item => lookup(item)?.unit)
  return unitOf(row, units) === unit ? null : 'UNIT_WRONG'
}

/**
 * The first fault of an own item, by the rules the compiler enforces for built-in rows: a known kind with exactly its landmarks,
 * or operands that exist, share a unit and do not depend on the item itself; and the resulting unit. Null if the item is valid.
 */
export const itemFaultOf = (name: string, item: ProposedItem, lookup: ItemLookup): OwnItemFault | null =>
  isCombinedKind(item.kind) ? combinedFault(name, item, lookup) : pointFault(item)
