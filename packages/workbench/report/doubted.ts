import { doubtedScales } from '@sella/ceph/superimpose/case-scales'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Patient } from '@sella/contract/entities'

interface Doubted {
  readonly patient: Patient
  readonly record: CaseRecord
  /** The record's points as they are on screen. */
  readonly tracing: Tracing
}

/** The other records of the case, and what is stated of their scales. */
export interface Beside {
  readonly records: readonly CaseRecord[]
  /** Saved overlap schemes of the case; null if they could not be fetched. */
  readonly schemes: readonly OverlapScheme[] | null
  readonly tracingOf: (record: CaseRecord) => Tracing | null
}

/** Whether the record's scale is doubted beside the others of the case: its lengths are withheld, as on the server. */
export const isScaleDoubted = ({ patient, record, tracing }: Doubted, { records, schemes, tracingOf }: Beside): boolean => {
  const films = records.flatMap(each => {
    const points = each.uuid === record.uuid ? tracing : tracingOf(each)
    return points && Object.keys(points.points).length > 0 ? [{ id: each.uuid, tracing: points, day: each.createday }] : []
  })
  return doubtedScales(films, patient, schemes ?? []).has(record.uuid)
}
