import type { Words } from '../../words'

/**
 * `primary`: placed by the doctor or the detector. `derived`: computed from others. `extension`: computed, defines a plane.
 * `handle`: moves or turns a tooth and is never measured.
 */
export type LandmarkKind = 'primary' | 'derived' | 'extension' | 'handle'

export type LandmarkCategory = 'skeletal' | 'dental' | 'soft_tissue' | 'other' | 'special' | 'neck'

export interface LandmarkRow {
  readonly name: Words
  readonly definition: Words
  readonly category: LandmarkCategory
  readonly kind: LandmarkKind
  /** Its position in the list of 19 points of the ISBI 2015 challenge. */
  readonly isbi: number | null
  /** In the default list of points drawn red: those the built-in analyses need. */
  readonly red: boolean
  /** Named in the product's specification. */
  readonly inSpec: boolean
  /** For maintainers of this table. */
  readonly note: string | null
}
