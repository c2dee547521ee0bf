import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { Lang } from '@sella/ceph/words'
import type { CaseRecord, Patient, TreatmentPlan } from '@sella/contract/entities'
import type { ReportDesign } from '@sella/drawing/report/design'
import type { Fault } from './fault'

/** The choices of a report, as far as made. */
export interface Form {
  readonly record: CaseRecord | null
  readonly analysis: Analysis | null
  readonly dentition: Dentition | null
  readonly lang: Lang
  readonly assumeScale: boolean
  readonly estimatedOutlines: boolean
  /** The whole report, or one page of the analysis. */
  readonly kind: 'whole' | 'page'
  /** Names of overlap schemes. */
  readonly overlaps: readonly string[]
  /** Uuids of treatment plans of the record. */
  readonly plans: readonly string[]
  readonly design: ReportDesign
}

/** A report's choices, and their options. */
export interface FormProps {
  readonly form: Form
  readonly change: (part: Partial<Form>) => void
  /** Records that can have a report. */
  readonly records: readonly CaseRecord[]
  readonly own: readonly Analysis[]
  readonly builtIn: readonly Analysis[]
  /** Names of the saved overlap schemes; null if they could not be fetched. */
  readonly schemes: readonly string[] | null
  /** The record's treatment plans; null until fetched, or if they could not be. */
  readonly plans: readonly TreatmentPlan[] | null
  readonly fault: Fault | null
  readonly patient: Patient
  readonly age: string
  readonly stageName: (record: CaseRecord) => string
  /** The items of the analysis. */
  readonly items: readonly { readonly value: string; readonly label: string }[]
}
