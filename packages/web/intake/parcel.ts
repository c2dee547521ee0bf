import type { Target } from '@sella/ceph/intake/placing'
import type { Dropped } from './dropped-files'

/** Files received on another page for a case, to be put into one of its records. */
export interface Parcel {
  readonly caseUuid: string
  /** Destination of files without a date; null: the record that opens, or a first one dated today if there is none. */
  readonly undated: Target | null
  readonly dropped: Dropped
}

let left: Parcel | null = null

/**
 * Leaves files for the intake of a case: `/patientImage` of that case accepts them as if they were dropped there. Only the last
 * parcel counts.
 */
export const leaveParcel = (parcel: Parcel): void => {
  left = parcel
}

/** The files left for a case, once; null if there are none, or if they belong to another case. */
export const takeParcel = (caseUuid: string): Parcel | null => {
  const parcel = left?.caseUuid === caseUuid ? left : null
  if (parcel) left = null
  return parcel
}
