import type { ImageKind } from '@sella/contract/entities'
import { useEffect, useState } from 'react'
import type { Case } from '../../app/work-table/case'
import { takeParcel } from './parcel'

/** Takes in what another page has left for this case, once its record is the one on the table. */
export const useParcel = (
  { patient, record, records, selectRecord }: Case,
  take: (files: readonly File[], kind: ImageKind | null) => void,
): void => {
  const [parcel, setParcel] = useState(() => takeParcel(patient.uuid))
  const wanted = records.find(one => one.uuid === parcel?.recordUuid)?.uuid ?? record?.uuid
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as soon as its record is open
  useEffect(() => {
    if (!parcel) return
    if (wanted !== record?.uuid && wanted) return selectRecord(wanted)
    setParcel(null)
    take(parcel.files, null)
  }, [parcel, wanted, record?.uuid])
}
