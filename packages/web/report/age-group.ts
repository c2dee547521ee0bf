import { subjectOf } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { groupFor } from '@sella/ceph/patient/age-group'
import type { CaseRecord, Patient } from '@sella/contract/entities'

interface Wanted {
  readonly record: CaseRecord | null
  readonly analysis: Analysis | null
}

/** The age group of an analysis that applies to a record by default, and why; null if it has none. */
export const usualGroupOf = ({ patient }: { readonly patient: Patient }, { record, analysis }: Wanted) => {
  if (!record || !analysis) return null
  const { dentition, by } = subjectOf(patient, record)
  const group = groupFor(analysis.dentitions, dentition)
  return group && { group, by }
}

/** The age group of an analysis that applies to a record unless a print chooses another; null if it has none. */
export const ageGroupOf = (of: { readonly patient: Patient }, wanted: Wanted): Dentition | null =>
  usualGroupOf(of, wanted)?.group ?? null
