import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { ShownParts } from '../../tracing/overlap-parts'
import type { PaperName } from './papers'

/** A record of the scheme with its tracing. */
export interface TrueSizeRecord {
  readonly uuid: string
  readonly tracing: Tracing
  readonly date: string
  readonly type: 1 | 2 | 3
  /** On the date of the record, in the reader's language; may be empty. */
  readonly ageText: string
}

/** All input of a print at true size. */
export interface TrueSizeInput {
  readonly lang: Lang
  readonly paper: PaperName
  readonly scheme: OverlapScheme
  /** Whether the scheme is saved as printed. */
  readonly saved: boolean
  readonly patient: { readonly name: string; readonly caseNo: string; readonly birthday: string | null }
  readonly doctor: string
  readonly clinic: string
  /** `YYYY-MM-DD`. */
  readonly printedOn: string
  readonly records: readonly TrueSizeRecord[]
  /** The scales of all records of the case, judged with the scheme as printed. */
  readonly scales: ScaleCheck
  readonly parts: ShownParts
  readonly estimatedOutlines: boolean
  /** The doctor's colours for records. */
  readonly colours: readonly string[]
}
