import { subjectOf } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { groupFor } from '@sella/ceph/patient/age-group'
import type { CaseRecord, Patient } from '@sella/contract/entities'

interface Wanted {
  readonly record: CaseRecord | null
  readonly analysis: Analysis | null
}

/** The group of an analysis that judges a record by itself, and why that one; null where it has none. */
export const usualGroupOf = ({ patient }: { readonly patient: Patient }, { record, analysis }: Wanted) => {
  if (!record || !analysis) return null
  const { dentition, by } = subjectOf(patient, record)
  const group = groupFor(analysis.dentitions, dentition)
  return group && { group, by }
}

/** The group of an analysis that judges a record unless another is wished for one print; null where it has none. */
export const ageGroupOf = (of: { readonly patient: Patient }, wanted: Wanted): Dentition | null =>
  usualGroupOf(of, wanted)?.group ?? null
