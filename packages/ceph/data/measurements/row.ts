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

/** Where a value's label hangs: at the item's first to fourth node, between two of them, or where its two lines cross. */
export type TextPosition =
  | 'Point A'
  | 'Point B'
  | 'Point C'
  | 'Point D'
  | 'Cross Point'
  | 'Middle Point(AB)'
  | 'Middle Point(BC)'
  | 'Middle Point(CD)'

/** One measured quantity: how it is computed, how it is called, where its label hangs. */
export type MeasurementRow<Name extends string = string> = Definition<Name> & {
  readonly unit: Unit
  readonly category: Category
  readonly name: Words
  /** Its name in the hospital's own form. */
  readonly hospitalName?: string
  /** Anchor and offset in mm of the right-facing frame (x towards the face, y down); null: in the table only. */
  readonly text: { readonly at: TextPosition; readonly dx: number; readonly dy: number } | null
  /** What a positive or a large value means. */
  readonly sign: Words
  /** Items of one quantity are the same number under other names. */
  readonly quantity: string
  /** Reference lines it belongs to, lit up with it. */
  readonly lines: readonly LineName[]
  /** Kept out of the list a doctor chooses from. */
  readonly excluded?: true
  /** For those who keep this table. */
  readonly note?: string
}
