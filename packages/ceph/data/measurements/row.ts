import type { Definition } from '../../kinds/definition'
import type { Unit } from '../../unit'
import type { Words } from '../../words'
import type { LineName } from '../planes'

export type Category =
  | 'Skeletal'
  | 'Dental'
  | 'Soft Tissue'
  | 'Tweed'
  | 'Wits'
  | 'Dentoalveolar'
  | 'Facial Height'
  | 'Maxilla to Cranium'
  | 'Mandible to Cranium'
  | 'Mandible to Maxilla'

/** Anchor of a value's label: the item's first to fourth node, between two of them, or where its two lines cross. */
export type TextPosition =
  | 'Point A'
  | 'Point B'
  | 'Point C'
  | 'Point D'
  | 'Cross Point'
  | 'Middle Point(AB)'
  | 'Middle Point(BC)'
  | 'Middle Point(CD)'

/** One measured quantity: how it is computed, its name, and where its label is anchored. */
export type MeasurementRow<Name extends string = string> = Definition<Name> & {
  readonly unit: Unit
  readonly category: Category
  readonly name: Words
  /** Its name as written by the hospital. */
  readonly hospitalName?: string
  /** Anchor and offset in mm of the right-facing frame (x towards the face, y down); null: shown in the table only. */
  readonly text: { readonly at: TextPosition; readonly dx: number; readonly dy: number } | null
  /** What a positive or a large value means. */
  readonly sign: Words
  /** Items with the same quantity are the same value under different names. */
  readonly quantity: string
  /** Reference lines it belongs to, which are highlighted with it. */
  readonly lines: readonly LineName[]
  /** Excluded from the list a doctor chooses from. */
  readonly excluded?: true
  /** For maintainers of this table. */
  readonly note?: string
}
