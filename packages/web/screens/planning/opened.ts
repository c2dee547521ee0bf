import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'

/** A record whose film is traced, and its patient. */
export interface Opened {
  readonly patient: Patient
  readonly record: CaseRecord
  readonly photo: Photo
  readonly tracing: Tracing
  readonly readers: ReaderErrors
}
