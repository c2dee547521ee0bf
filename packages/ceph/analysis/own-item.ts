import type { Category, TextPosition } from '../data/measurements/row'
import type { Definition } from '../kinds/definition'
import type { Dentition } from '../patient/age-group'
import type { Unit } from '../unit'
import type { Words } from '../words'

export interface MeanSd {
  readonly mean: number
  readonly sd: number
}

/**
 * An item a doctor defined from a kind and landmarks or other items, in the shape of a table row, including its texts and norm.
 */
export type OwnItem = Definition & {
  readonly name: Words
  readonly unit: Unit
  readonly category: Category
  readonly text: { readonly at: TextPosition; readonly dx: number; readonly dy: number } | null
  /** The norm for every dentition not listed in `stages`. */
  readonly norm: MeanSd | null
  /** Norms by dentition, if the norm depends on it. */
  readonly stages?: Readonly<Partial<Record<Dentition, MeanSd>>>
  readonly meaning: { readonly normal: Words; readonly large: Words; readonly small: Words } | null
}

export type OwnItems = Readonly<Record<string, OwnItem>>

/** The norm of an own item at a dentition; null if the doctor entered none. */
export const ownNormAt = (item: OwnItem | undefined, dentition: Dentition): MeanSd | null =>
  item?.stages?.[dentition] ?? item?.norm ?? null
