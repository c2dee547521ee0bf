import type { Study } from '@sella/ceph/reliability/study'
import type { About } from '@sella/ceph/reliability/study-grids'
import type { Lang } from '@sella/ceph/words'
import type { ReportInput } from '../input'

/** Everything the pages of a study of readings print; it names no patient. */
export interface ReliabilityInput
  extends Pick<ReportInput, 'clinic' | 'doctor' | 'printedAt' | 'snapshot' | 'letterhead' | 'document'> {
  readonly lang: Lang
  readonly study: Study
  readonly about: About
  /** A clinician's readings beside the detector's, both by the films that both read; null where there are none, or a person's are printed. */
  readonly beside?: { readonly of: string; readonly study: Study; readonly detector: Study } | null
}
