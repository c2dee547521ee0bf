import type { Category, TextPosition } from '../data/measurements/row'
import type { Definition } from '../kinds/definition'
import type { Dentition } from '../patient/age-group'
import type { Unit } from '../unit'
import type { Words } from '../words'

export interface MeanSd {
  readonly mean: number
  readonly sd: number
}

/** An item a doctor defined from a kind and landmarks or other items: the shape of a table row, with its texts and norm in it. */
export type OwnItem = Definition & {
  readonly name: Words
  readonly unit: Unit
  readonly category: Category
  readonly text: { readonly at: TextPosition; readonly dx: number; readonly dy: number } | null
  /** For every dentition that `stages` does not name. */
  readonly norm: MeanSd | null
  /** By dentition, where the norm depends on it. */
  readonly stages?: Readonly<Partial<Record<Dentition, MeanSd>>>
  readonly meaning: { readonly normal: Words; readonly large: Words; readonly small: Words } | null
}

export type OwnItems = Readonly<Record<string, OwnItem>>

/** What an own item is judged by at a dentition; null where the doctor gave nothing. */
export const ownNormAt = (item: OwnItem | undefined, dentition: Dentition): MeanSd | null =>
  item?.stages?.[dentition] ?? item?.norm ?? null
