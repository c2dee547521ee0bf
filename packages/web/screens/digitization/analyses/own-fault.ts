import { judge } from '@sella/ceph/analysis/judge'
import { analysisOf, nameKey } from '@sella/ceph/analysis/own'
import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { computedFrom, withItem } from '@sella/ceph/analysis/own-item-uses'
import { nobody } from '@sella/ceph/analysis/subject'
import { itemNames } from '@sella/ceph/data/measurements'
import { isCombinedKind } from '@sella/ceph/kinds/index'
import { typedName } from '@sella/contract/name-as-read'
import { templateTracing } from '@sella/workbench/subjects/template-scene'
import { type Fields, itemOfFields, normFault, unitOfFields } from './own-draft'

/**
 * Landmarks that give no value on the template, where all of them lie apart (such as one used for both ends of a line), give none
 * on any film.
 */
const isDefined = (name: string, item: OwnItem, own: OwnItems): boolean => {
  const analysis = analysisOf({ name: '', items: [name], lines: [] })
  const customItems = { ...own, [name]: item }
  const { rows } = judge({ ...nobody, tracing: templateTracing, analysis, overrides: {}, customItems, readers: null })
  return rows.some(row => row.reading.status === 'read')
}

export type FieldsFault =
  | 'nameEmpty'
  | 'nameTaken'
  | 'pointsMissing'
  | 'operandsMissing'
  | 'unitsDiffer'
  | 'noFigure'
  | 'notNumber'
  | 'sdNegative'
  | 'breaks'

/** What is missing or contradictory. */
const lack = (fields: Fields, own: OwnItems): FieldsFault | null => {
  if (!isCombinedKind(fields.kind)) return fields.nodes.includes('') ? 'pointsMissing' : null
  if (fields.of.slice(0, 2).includes('')) return 'operandsMissing'
  return unitOfFields(fields, own) === null || itemOfFields({ ...fields, name: '?' }, own) === null ? 'unitsDiffer' : null
}

export interface FaultContext {
  /** The name under which it was opened; null for a new one. */
  readonly was: string | null
  /** All of the doctor's items. */
  readonly items: OwnItems
}

/** The own items this one may be computed from: not itself, nor any that is computed from it. */
export const othersThan = ({ was, items }: FaultContext): OwnItems => {
  const hers = was === null ? [] : [was, ...computedFrom(was, items)]
  return Object.fromEntries(Object.entries(items).filter(([name]) => !hers.includes(name)))
}

/** By `nameKey`, as analyses are named; the name it was opened under stays its own. */
const isTaken = (name: string, { was, items }: FaultContext): boolean =>
  name !== was && [...itemNames, ...Object.keys(items)].some(other => other !== was && nameKey(other) === nameKey(name))

/** The first error of the form, in field order; null if the item can be saved. */
export const faultOfFields = (fields: Fields, context: FaultContext): FieldsFault | null => {
  const name = typedName(fields.name)
  if (name === '') return 'nameEmpty'
  if (isTaken(name, context)) return 'nameTaken'
  const own = othersThan(context)
  const missing = lack(fields, own) ?? normFault(fields)
  if (missing) return missing
  const item = itemOfFields(fields, own)
  if (!item || !isDefined(name, item, own)) return 'noFigure'
  return withItem(name, item, context.items) === null ? 'breaks' : null
}
