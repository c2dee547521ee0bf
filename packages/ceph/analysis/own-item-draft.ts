import { isLandmarkName, type LandmarkName, landmarks } from '../data/landmarks'
import { isItemName, measurements } from '../data/measurements'
import type { Category, MeasurementRow, TextPosition } from '../data/measurements/row'
import { isCombinedKind, isPointKind, type PointKindName, pointKinds } from '../kinds'
import { builtInLookup } from '../measure/measure'
import type { Dentition } from '../patient/age-group'
import type { Unit } from '../unit'
import type { Words } from '../words'
import type { MeanSd, OwnItem, OwnItems } from './own-item'
import { combinedUnit, type ItemLookup, itemFaultOf } from './own-item-check'

/** The interpretations of a value; empty where the doctor wrote none. */
export type ItemTexts = Readonly<Record<'small' | 'normal' | 'large', Words>>

/** A doctor's measurement as received from a dialog, a setting or a file, not yet validated. */
export interface DraftItem {
  readonly name: string
  readonly kind: string
  /** Landmarks in the order the kind expects; empty for a kind that combines items. */
  readonly nodes: readonly string[]
  /** Items in the order the kind expects; empty for a kind computed from landmarks. */
  readonly of: readonly string[]
  readonly norm: MeanSd | null
  readonly stages: Readonly<Partial<Record<Dentition, MeanSd>>>
  readonly texts: ItemTexts
}

const none: Words = { zh: '', en: '' }
export const noTexts: ItemTexts = { small: none, normal: none, large: none }

/** Looks up built-in items first, then the doctor's own. */
export const lookupWith =
  (own: OwnItems): ItemLookup =>
  item =>
    (builtInLookup(item) as ReturnType<ItemLookup>) ?? (Object.hasOwn(own, item) ? own[item] : undefined)

/** The unit of a draft: mm or degree as its kind gives, or the unit its operands share; null while their units differ. */
export const unitOfDraft = ({ kind, of }: Pick<DraftItem, 'kind' | 'of'>, lookup: ItemLookup): Unit | null => {
  if (isPointKind(kind)) return pointKinds[kind].gives === 'angle' ? 'degree' : 'mm'
  return isCombinedKind(kind) ? combinedUnit(kind, of, lookup) : null
}

/** Where each kind's label is anchored, following most built-in items of that kind. */
const places: Readonly<Record<PointKindName, TextPosition>> = {
  angle_two_lines: 'Cross Point',
  angle_vertex: 'Point B',
  angle_unsigned: 'Cross Point',
  angle_minus_90: 'Cross Point',
  '180_minus_angle': 'Point B',
  distance_two_points: 'Middle Point(AB)',
  distance_along_line: 'Point D',
  distance_perp_line_signed: 'Point D',
  distance_perp_line: 'Middle Point(CD)',
  point_to_line_signed: 'Point C',
  vertical_distance: 'Point B',
  distance_to_palatal_plane: 'Point A',
  distance_to_mandibular_plane: 'Point A',
  soft_tissue_angle_5: 'Point C',
}

const categoryOfNodes = (nodes: readonly LandmarkName[]): Category => {
  const of = new Set<string>(nodes.map(name => landmarks[name].category))
  return of.has('soft_tissue') ? 'Soft Tissue' : of.has('dental') ? 'Dental' : 'Skeletal'
}

/**
 * The results category of an item. By its landmarks: soft tissue takes precedence over teeth, teeth over bone. A combined item
 * takes the category of its first operand.
 */
const categoryOf = ({ nodes, of }: DraftItem, own: OwnItems): Category => {
  const [first = ''] = of
  if (isItemName(first)) return measurements[first].category
  return own[first]?.category ?? categoryOfNodes(nodes.filter(isLandmarkName))
}

const isPair = (pair: MeanSd | null | undefined): boolean =>
  !pair || (Number.isFinite(pair.mean) && Number.isFinite(pair.sd) && pair.sd >= 0)

/** A text written in one language only is used for both. */
const both = ({ zh, en }: Words): Words => ({ zh: zh.trim() || en.trim(), en: en.trim() || zh.trim() })

const meaningOf = ({ small, normal, large }: ItemTexts): OwnItem['meaning'] => {
  const meaning = { small: both(small), normal: both(normal), large: both(large) }
  return Object.values(meaning).some(text => text.zh !== '') ? meaning : null
}

const isSound = (draft: DraftItem, lookup: ItemLookup): boolean => {
  const { name, kind, nodes, of, norm, stages } = draft
  const unit = unitOfDraft(draft, lookup)
  if (name.trim() === '' || isItemName(name.trim()) || unit === null) return false
  if (itemFaultOf(name, { kind, nodes, of, unit }, lookup) !== null) return false
  return [norm, ...Object.values(stages)].every(isPair)
}

/**
 * The own item described by a draft; null if its kind, landmarks, operands, name or norm are invalid. A built-in name is not
 * allowed. `own`: the doctor's other items, which may be operands.
 */
export function ownItemOf(draft: DraftItem, own: OwnItems = {}): OwnItem | null {
  const { name, kind, nodes, of, norm, stages, texts } = draft
  const lookup = lookupWith(own)
  if (!isSound(draft, lookup)) return null
  // The check has verified the number of landmarks or operands, which the compiler cannot see.
  const definition = (isPointKind(kind) ? { kind, nodes } : { kind, of }) as unknown as Extract<
    MeasurementRow,
    { readonly nodes: unknown }
  >
  return {
    ...definition,
    name: { zh: name.trim(), en: name.trim() },
    unit: unitOfDraft(draft, lookup) ?? '',
    category: categoryOf(draft, own),
    text: isPointKind(kind) ? { at: places[kind], dx: 0, dy: 0 } : null,
    norm,
    ...(Object.keys(stages).length > 0 ? { stages } : {}),
    meaning: meaningOf(texts),
  }
}

/** Converts an own item back to the draft it was made from. */
export const draftOf = (name: string, item: OwnItem): DraftItem => ({
  name,
  kind: item.kind,
  nodes: 'nodes' in item ? item.nodes : [],
  of: 'of' in item ? item.of : [],
  norm: item.norm,
  stages: item.stages ?? {},
  texts: item.meaning ?? noTexts,
})
