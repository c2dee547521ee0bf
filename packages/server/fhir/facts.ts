import type { MeasuredRecord } from '@sella/ceph/tabulate/measured'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { DocumentRow } from '../documents/rows'
import type { PatientRow } from '../patients/rows'
import type { PlanRow } from '../plans/rows'
import type { ImageRow, RecordRow } from '../records/rows'

/** A record of the case, with its measurements. */
export interface RecordFacts {
  readonly record: RecordRow
  readonly images: readonly ImageRow[]
  /** Null where nothing is traced. */
  readonly measured: MeasuredRecord | null
  /** With the scale stated by its film; empty where nothing is traced. */
  readonly tracing: Tracing
  /** The scale of its film is doubted beside the other films of the case. */
  readonly scaleDoubted: boolean
  readonly plans: readonly PlanRow[]
}

/** A report in force, with its bytes. */
export interface DocumentFacts {
  readonly document: DocumentRow
  readonly pdf: Buffer
}

/** All content of a bundle about one case. */
export interface CaseFacts {
  readonly patient: PatientRow
  /** The account that owns the case: a doctor or a clinic. Never merely the person who exports it. */
  readonly owner: { readonly uuid: string; readonly name: string }
  /** The clinic, or the agency to which the patient belongs; null where neither is named. */
  readonly house: { readonly uuid: string; readonly name: string } | null
  readonly method: { readonly name: string; readonly title: string }
  readonly lang: Lang
  readonly records: readonly RecordFacts[]
  readonly documents: readonly DocumentFacts[]
  /** Version of this program. */
  readonly version: string
  /** DICOM UIDs, the same as in the DICOM objects of the case. */
  readonly uid: (thing: string) => string
  /** ISO 8601. */
  readonly madeAt: string
}
