import type { Target } from '@sella/ceph/intake/placing'
import { useEffect, useState } from 'react'
import type { Case } from '../../case/case'
import type { Dropped } from '../../intake/dropped-files'
import { type Parcel, takeParcel } from '../../intake/parcel'

/** Accepts files that another page has left for this case, once their record is open. */
export const useParcel = (
  { patient, record, records, selectRecord }: Case,
  take: (dropped: Dropped, undated: Target | undefined) => void,
): void => {
  const [parcel, setParcel] = useState<Parcel | null>(null)
  // Once the page stands: what a discarded rendering took would be lost.
  useEffect(() => {
    const left = takeParcel(patient.uuid)
    if (left) setParcel(left)
  }, [patient.uuid])
  const undated = parcel?.undated ?? undefined
  const meant = undated && 'record' in undated ? undated.record : undefined
  const wanted = records.find(caseRecord => caseRecord.uuid === meant)?.uuid ?? record?.uuid
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as soon as its record is open
  useEffect(() => {
    if (!parcel) return
    if (wanted !== record?.uuid && wanted) return selectRecord(wanted)
    setParcel(null)
    take(parcel.dropped, undated)
  }, [parcel, wanted, record?.uuid])
}
