import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'

/** A record whose film is traced, and its patient. */
export interface Opened {
  readonly patient: Patient
  readonly record: CaseRecord
  readonly photo: Photo
  /** Without its scale where that is doubted (`withoutDoubtedScale`). */
  readonly tracing: Tracing
  /** Uuids of the case's records whose scale is doubted beside its other films; this record's scale is then not used. */
  readonly doubted: ReadonlySet<string>
  readonly readers: ReaderErrors
}
