import type { Words } from '../../words'

/** How well a definition or number is known: read in its source, from memory, or our own choice. */
export type FrontalGrade = 'confirmed' | 'recalled' | 'proposal'

/** A point of the frontal film. */
export interface FrontalLandmarkRow {
  readonly name: Words
  readonly definition: Words
  /** The patient's side; a marker says which side is which. */
  readonly side: 'right' | 'left' | 'middle' | 'marker'
  readonly region: 'skeletal' | 'dental' | 'marker'
  /** What a hand may be off: root mean square of the distance, mm of the patient. */
  readonly errorMm: number
  /** Other structures lie over it on the film. */
  readonly overlapped?: true
  readonly grade: FrontalGrade
  /** Its names in other programs and papers. */
  readonly aliases: readonly string[]
}
