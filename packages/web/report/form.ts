import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Dentition } from '@sella/ceph/patient/age-group'
import type { Lang } from '@sella/ceph/words'
import type { CaseRecord, Patient, TreatmentPlan } from '@sella/contract/entities'
import type { ReportDesign } from '@sella/drawing/report/design'
import type { Fault } from './fault'

/** What a report is to be made of, as far as it was chosen. */
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

/** A report's choices, and what they are chosen from. */
export interface FormProps {
  readonly form: Form
  readonly change: (part: Partial<Form>) => void
  /** Records of which a report may be made. */
  readonly records: readonly CaseRecord[]
  readonly own: readonly Analysis[]
  readonly builtIn: readonly Analysis[]
  /** Names of the saved overlap schemes; null when they could not be fetched. */
  readonly schemes: readonly string[] | null
  /** The record's treatment plans; null while they have not come, or could not be fetched. */
  readonly plans: readonly TreatmentPlan[] | null
  readonly fault: Fault | null
  readonly patient: Patient
  readonly age: string
  readonly stageName: (record: CaseRecord) => string
  /** What the analysis measures. */
  readonly items: readonly { readonly value: string; readonly label: string }[]
}
