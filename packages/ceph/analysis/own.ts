import type { Analysis } from '../data/analysis-row'
import type { FaceView } from '../data/face-views'
import { isItemName } from '../data/measurements'
import { itemNorms } from '../data/norms'
import { ageGroups } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { ItemOverride } from './analysis'
import type { OwnItems } from './own-item'

/** The contents of a doctor's own analysis. */
export interface OwnAnalysis {
  readonly name: string
  readonly items: readonly string[]
  readonly lines: readonly string[]
}

/** Why an own analysis cannot be saved: codes of the error catalogue. */
export type OwnFault = 'METHOD_NAME_EMPTY' | 'METHOD_NAME_EXISTS' | 'METHOD_EMPTY' | 'METHOD_ITEM_UNKNOWN' | 'NO_CHANGES'

/** What an own analysis measures: the lateral film, the frontal film, or a view of the face. */
export type OwnView = 'film' | 'frontal' | FaceView

/** Whether the doctor's own norms for an image are by age group; those of a face hold for all ages. */
export const normsByAgeGroup = (view: OwnView): boolean => view === 'film' || view === 'frontal'

const bothSexes: readonly Sex[] = ['male', 'female']

/**
 * An own analysis in the shape of a built-in one. Every item shows its value on the film. The analysis has age groups if there
 * are overrides of mean and SD by dentition, or own items whose norm depends on it; otherwise none.
 */
export function analysisOf(
  own: OwnAnalysis,
  overrides: Readonly<Record<string, ItemOverride>> = {},
  ownItems: OwnItems = {},
): Analysis {
  const byStage = (item: string) => ({ ...ownItems[item]?.stages, ...overrides[item]?.meanSd })
  const staged = own.items.some(item => Object.keys(byStage(item)).length > 0)
  return {
    name: own.name,
    title: { zh: own.name, en: own.name },
    creator: 'user',
    items: own.items,
    lines: own.lines,
    texts: own.items,
    dentitions: staged ? ageGroups : [],
    sexes: own.items.some(item => isItemName(item) && itemNorms[item].bySex) ? bothSexes : [],
  }
}

/** Folds a name: names that differ only in case, width or surrounding whitespace look the same in a list and count as the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])

const unchanged = (a: OwnAnalysis, b: OwnAnalysis): boolean =>
  a.name.trim() === b.name.trim() && sameList(a.items, b.items) && sameList(a.lines, b.lines)

/** What an own analysis is validated against. */
export interface OwnContext {
  /** Names of all other analyses, including the built-in ones. */
  readonly taken: readonly string[]
  readonly knowsItem: (item: string) => boolean
  /** The analysis as last saved; null if it is new. */
  readonly saved: OwnAnalysis | null
}

/**
 * The first fault of an own analysis, in the order of the specification's section 5; null if it may be saved. Names are compared
 * by `nameKey`; one that was saved is not refused for what came since. An unknown item that was already in the saved analysis is not
 * a fault.
 */
export function faultOf(own: OwnAnalysis, { taken, knowsItem, saved }: OwnContext): OwnFault | null {
  const name = own.name.trim()
  if (name === '') return 'METHOD_NAME_EMPTY'
  if (saved?.name.trim() !== name && taken.some(other => nameKey(other) === nameKey(name))) return 'METHOD_NAME_EXISTS'
  if (own.items.length === 0) return 'METHOD_EMPTY'
  if (own.items.some(item => !knowsItem(item) && !saved?.items.includes(item))) return 'METHOD_ITEM_UNKNOWN'
  return saved && unchanged(own, saved) ? 'NO_CHANGES' : null
}
