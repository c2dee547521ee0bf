import type { Target } from '@sella/ceph/intake/placing'
import type { Dropped } from './dropped-files'

/** Files that another page has taken in for a case, to be put into one of its records. */
export interface Parcel {
  readonly caseUuid: string
  /** Where what has no day goes; null: the record that opens, or a first one of today where there is none. */
  readonly undated: Target | null
  readonly dropped: Dropped
}

let left: Parcel | null = null

/** Leaves files for the intake of a case: `/patientImage` of that case takes them as if they were dropped there. The last one counts. */
export const leaveParcel = (parcel: Parcel): void => {
  left = parcel
}

/** The files left for a case, once; null when there are none, or when they are another case's. */
export const takeParcel = (caseUuid: string): Parcel | null => {
  const parcel = left?.caseUuid === caseUuid ? left : null
  if (parcel) left = null
  return parcel
}
