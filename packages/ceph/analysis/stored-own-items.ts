import { isLandmarkName, type LandmarkName, landmarks } from '../data/landmarks'
import { isItemName } from '../data/measurements'
import type { Category, MeasurementRow, TextPosition } from '../data/measurements/row'
import { isPointKind, type PointKindName, pointKinds } from '../measure/kinds'
import type { Unit } from '../measure/reading'
import type { Words } from '../words'
import type { OwnItem, OwnItems } from './own-item'
import { itemFaultOf } from './own-item-check'

/** The setting that keeps the measurements a doctor defined from landmarks. */
export const ownItemSetting = 'userSetting_OwnItems'

/** A doctor's measurement as a dialog, a setting or a file gives it, not yet trusted. */
export interface DraftItem {
  readonly name: string
  readonly kind: string
  readonly nodes: readonly string[]
  readonly norm: { readonly mean: number; readonly sd: number } | null
  /** Interpretations; empty where the doctor wrote none. */
  readonly texts: { readonly small: string; readonly normal: string; readonly large: string }
}

/** The unit a kind gives. */
export const unitOfKind = (kind: PointKindName): Unit => (pointKinds[kind].gives === 'angle' ? 'degree' : 'mm')

/** Where the label of each kind hangs, as the built-in items of the kind mostly have it. */
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

/** Under what the results list it: soft tissue before teeth before bone, by its landmarks. */
const categoryOf = (nodes: readonly LandmarkName[]): Category => {
  const of = new Set<string>(nodes.map(name => landmarks[name].category))
  return of.has('soft_tissue') ? 'Soft Tissue' : of.has('dental') ? 'Dental' : 'Skeletal'
}

const words = (text: string): Words => ({ zh: text.trim(), en: text.trim() })

/** An own item of a sound draft; null when its kind, landmarks, name or norm are not sound. A built-in name is none of the doctor's. */
export function ownItemOf({ name, kind, nodes, norm, texts }: DraftItem): OwnItem | null {
  if (name.trim() === '' || isItemName(name.trim()) || !isPointKind(kind) || !nodes.every(isLandmarkName)) return null
  const unit = unitOfKind(kind)
  if (itemFaultOf(name, { kind, nodes, unit }, () => undefined) !== null) return null
  if (norm && !(Number.isFinite(norm.mean) && Number.isFinite(norm.sd) && norm.sd >= 0)) return null
  const written = [texts.small, texts.normal, texts.large].some(text => text.trim() !== '')
  // The check above has counted the landmarks; the compiler cannot follow a count.
  const definition = { kind, nodes } as unknown as Extract<MeasurementRow, { readonly nodes: unknown }>
  return {
    ...definition,
    name: words(name),
    unit,
    category: categoryOf(nodes),
    text: { at: places[kind], dx: 0, dy: 0 },
    norm,
    meaning: written ? { small: words(texts.small), normal: words(texts.normal), large: words(texts.large) } : null,
  }
}

type Loose = Readonly<Partial<Record<string, unknown>>>
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A draft as JSON gives it: what is no text is empty, what is no list has no landmarks. A norm that is no pair of numbers is none. */
export function draftFrom(name: string, value: unknown): DraftItem {
  const { kind, nodes, norm, texts } = loose(value)
  const [{ mean, sd }, { small, normal, large }] = [loose(norm), loose(texts)]
  return {
    name,
    kind: textIn(kind),
    nodes: Array.isArray(nodes) ? nodes.map(textIn) : [],
    norm: typeof mean === 'number' && typeof sd === 'number' ? { mean, sd } : null,
    texts: { small: textIn(small), normal: textIn(normal), large: textIn(large) },
  }
}

/** An own item back in the fields it was made from. */
export const draftOf = (name: string, item: OwnItem): DraftItem => ({
  name,
  kind: item.kind,
  nodes: 'nodes' in item ? item.nodes : [],
  norm: item.norm,
  texts: { small: item.meaning?.small.zh ?? '', normal: item.meaning?.normal.zh ?? '', large: item.meaning?.large.zh ?? '' },
})

/** The sound ones of items by name, as a setting or a file holds them. */
export const ownItemsFrom = (value: unknown): OwnItems =>
  Object.fromEntries(
    Object.entries(loose(value)).flatMap(([name, stored]) => {
      const item = ownItemOf(draftFrom(name, stored))
      return item ? [[name, item]] : []
    }),
  )

/** The doctor's own items in the stored setting, JSON text; none where it cannot be read. */
export function readOwnItems(content: string | null | undefined): OwnItems {
  try {
    return ownItemsFrom(content ? JSON.parse(content) : {})
  } catch {
    return {}
  }
}

/** What a setting or a file keeps of own items; plain JSON data. */
export const storedItems = (items: OwnItems): Readonly<Record<string, Omit<DraftItem, 'name'>>> =>
  Object.fromEntries(
    Object.entries(items).map(([name, item]) => {
      const { name: _, ...stored } = draftOf(name, item)
      return [name, stored]
    }),
  )
