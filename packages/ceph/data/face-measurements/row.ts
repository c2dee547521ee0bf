import type { FaceDefinition } from '../../kinds/face-definition'
import type { Unit } from '../../unit'
import type { Words } from '../../words'
import type { TextPosition } from '../measurements/row'
import type { PrintedNorm } from '../norms/printed'

export type FaceIntermediateRow<Node extends string = string> = FaceDefinition<Node> & {
  readonly unit: Unit
  readonly name: Words
}

/** One measured quantity of a face photo. All belong to the category Soft Tissue. */
export type FaceMeasurementRow<Node extends string = string> = FaceIntermediateRow<Node> & {
  /** What a large and a small value mean. */
  readonly info: Words
  readonly norm: PrintedNorm
  /**
   * The norm is only offered as a starting point for the doctor's own and judges nothing by itself: two-sided numbers from memory
   * would contradict the limits given in words.
   */
  readonly offered?: true
  /** Anchor of the value's label; null: shown in the table only. */
  readonly text: TextPosition | null
  readonly sign: Words
}
