import type { Category, TextPosition } from '../data/measurements/row'
import type { Definition } from '../measure/definition'
import type { Unit } from '../measure/reading'
import type { Words } from '../words'

/** An item a doctor defined from a kind and landmarks: the shape of a table row, with its texts and norm in it. */
export type OwnItem = Definition & {
  readonly name: Words
  readonly unit: Unit
  readonly category: Category
  readonly text: { readonly at: TextPosition; readonly dx: number; readonly dy: number } | null
  readonly norm: { readonly mean: number; readonly sd: number } | null
  readonly meaning: { readonly normal: Words; readonly large: Words; readonly small: Words } | null
}

export type OwnItems = Readonly<Record<string, OwnItem>>
