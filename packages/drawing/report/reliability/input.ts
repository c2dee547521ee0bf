import type { Study } from '@sella/ceph/reliability/study'
import type { About } from '@sella/ceph/reliability/study-grids'
import type { Lang } from '@sella/ceph/words'
import type { ReportInput } from '../input'

/** Everything printed on the pages of a reliability study; it names no patient. */
export interface ReliabilityInput
  extends Pick<ReportInput, 'clinic' | 'doctor' | 'printedAt' | 'snapshot' | 'letterhead' | 'document'> {
  readonly lang: Lang
  readonly study: Study
  readonly about: About
  /**
   * A clinician's readings beside the detector's, both on the films that both read; null if there are none, or if a person's
   * readings are printed.
   */
  readonly beside?: { readonly of: string; readonly study: Study; readonly detector: Study } | null
}
