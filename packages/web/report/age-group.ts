import { groupFor } from '@sella/ceph/analysis/age-group'
import type { Analysis, Dentition } from '@sella/ceph/analysis/analysis'
import { subjectOf } from '@sella/ceph/analysis/subject'
import type { CaseRecord, Patient } from '@sella/contract/entities'

interface Wanted {
  readonly record: CaseRecord | null
  readonly analysis: Analysis | null
}

/** The group of an analysis that judges a record unless another is wished for one print; null where it has none. */
export const ageGroupOf = ({ patient }: { readonly patient: Patient }, { record, analysis }: Wanted): Dentition | null =>
  record && analysis && groupFor(analysis.dentitions, subjectOf(patient, record).dentition)
