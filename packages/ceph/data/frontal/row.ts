import type { Words } from '../../words'

/** How well a definition or number is established: read in its source, from memory, or our own choice. */
export type FrontalGrade = 'confirmed' | 'recalled' | 'proposal'

/** A point of the frontal film. */
export interface FrontalLandmarkRow {
  readonly name: Words
  readonly definition: Words
  /** The patient's side; a marker says which side is which. */
  readonly side: 'right' | 'left' | 'middle' | 'marker'
  readonly region: 'skeletal' | 'dental' | 'marker'
  /** Expected error of hand placement: root mean square distance, mm of the patient. */
  readonly errorMm: number
  /** Overlapped by other structures on the film. */
  readonly overlapped?: true
  readonly grade: FrontalGrade
  /** Its names in other programs and papers. */
  readonly aliases: readonly string[]
}
