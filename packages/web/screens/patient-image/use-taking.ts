import type { Target } from '@sella/ceph/intake/placing'
import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import type { Case } from '../../case/case'
import { leftOut, newDrop } from '../../intake/coming'
import type { Dropped } from '../../intake/dropped-files'
import { parkedDrops } from '../../intake/parked-drops'
import { isNothing, useNothingToTake } from '../../intake/use-nothing-to-take'
import { useDicomQueue } from './use-dicom-queue'
import { useIncoming } from './use-incoming'
import { useOwnAdding } from './use-own-adding'

export const targetOf = (record: CaseRecord | null): Target | undefined => (record ? { record: record.uuid } : undefined)

/** Takes in what is dropped on a case: DICOM files one by one, all others together; stored in this browser until it is decided on. */
export const useTaking = (opened: Case, uploads: Uploads<Blob>) => {
  const { patient, record } = opened
  const incoming = useIncoming(opened, uploads)
  const add = useOwnAdding(uploads)
  const dicom = useDicomQueue(incoming.take, (files, { drop }, why) =>
    add(
      drop,
      files.map(file => leftOut(drop, file, why)),
    ),
  )
  const receiveNothing = useNothingToTake()
  /** `undated`: the destination of files without a date, the record shown now if absent; it may be another once they are looked at. */
  const take = (dropped: Dropped, kind: ImageKind | null, undated: Target | undefined = targetOf(record)) => {
    if (isNothing(dropped)) return void receiveNothing(dropped, patient)
    const { files, omitted } = dropped
    const drop = newDrop(patient, Date.now())
    if (omitted.length > 0)
      uploads.add(
        drop,
        omitted.map(({ why, ...file }) => leftOut(drop, file, why)),
      )
    parkedDrops.park(patient.uuid, { drop: drop.id, value: { drop, kind, undated }, files })
    dicom.take(files, { kind, undated, drop })
  }
  return { incoming, dicom, take }
}
