import type { MeasuredRecord } from '@sella/ceph/tabulate/measured'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { DocumentRow } from '../documents/rows'
import type { PatientRow } from '../patients/rows'
import type { PlanRow } from '../plans/rows'
import type { ImageRow, RecordRow } from '../records/rows'

/** A record of the case, with what is measured on it. */
export interface RecordFacts {
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  /** Null where nothing is traced. */
  readonly measured: MeasuredRecord | null
  /** With the scale its film states; nothing placed where nothing is traced. */
  readonly tracing: Tracing
  readonly plans: readonly PlanRow[]
}

/** A report that stands, with its bytes. */
export interface DocumentFacts {
  readonly document: DocumentRow
  readonly pdf: Buffer
}

/** Everything a bundle says of one case. */
export interface CaseFacts {
  readonly patient: PatientRow
  /** The account that owns the case: a doctor, or a clinic. Never who merely takes the case along. */
  readonly owner: { readonly uuid: string; readonly name: string }
  /** The clinic, or the place the patient belongs to; null where neither is named. */
  readonly house: { readonly uuid: string; readonly name: string } | null
  readonly method: { readonly name: string; readonly title: string }
  readonly lang: Lang
  readonly records: readonly RecordFacts[]
  readonly documents: readonly DocumentFacts[]
  /** Of this program. */
  readonly version: string
  /** DICOM UIDs, the same as in the DICOM objects of the case. */
  readonly uid: (thing: string) => string
  /** ISO 8601. */
  readonly madeAt: string
}
