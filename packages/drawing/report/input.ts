import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { RecordSubject } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Hindrance, Stage } from '@sella/ceph/data/maturation'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { Sex } from '@sella/ceph/patient/sex'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang, Words } from '@sella/ceph/words'
import type { Colours } from '../tracing/colours'
import type { FaceReading } from './face/reading'
import type { FrontalPaper } from './frontal/reading'
import type { ReportPicture } from './picture'
import type { ReportPlan } from './plan/report-plan'
import type { PhotoKind } from './words'

export type { ReportPicture }

/** How the clinic presents itself. */
export interface Letterhead {
  /** Empty: as the patient's agency is called. */
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly logo: ReportPicture | null
}

export const modelViews = ['front', 'right', 'left', 'upper', 'lower'] as const
export type ModelView = (typeof modelViews)[number]

/** A view of the dental models. */
export interface ModelPicture {
  readonly view: ModelView
  readonly picture: ReportPicture
}

/** What was read off the study models, and the jaws whose readings belong to another file than the record has now. */
export interface StudyModels {
  readonly readings: ModelReadings
  readonly elsewhere: readonly Jaw[]
  /** Those of them of which the record holds no file now. */
  readonly removed?: readonly Jaw[]
}

/** Texts of a case, empty where nothing was written; `records` in the order of their days. */
export interface ReportNotes {
  readonly diagnosis: string
  readonly problems: string
  readonly plan: string
  readonly progress: string
  readonly records: readonly { readonly date: string; readonly type: 1 | 2 | 3; readonly note: string }[]
}

/** What a doctor reads from the vertebrae, with her name and the time (ISO 8601). */
export interface OwnMaturation {
  readonly stage: Stage | null
  readonly hindrance: Hindrance | null
  readonly by: string
  readonly at: string
}

/** Everything a report prints; nothing is looked up, nothing is read from a clock. */
export interface ReportInput {
  readonly lang: Lang
  readonly clinic: string
  readonly doctor: string
  readonly patient: {
    readonly name: string
    readonly sex: Sex | null
    /** `YYYY-MM-DD`, or empty. */
    readonly birthday: string
    readonly caseNo: string
    /** At the day of the record, in the reader's words. */
    readonly ageText: string
    /** The same in both languages, for a report that speaks both. */
    readonly ageWords?: Words | undefined
  }
  readonly record: { readonly date: string; readonly type: 1 | 2 | 3 }
  /** The film with its window and level already baked in. */
  readonly film: ReportPicture | null
  readonly tracing: Tracing
  /** The vertebral stage the doctor read herself, or what forbids one. */
  readonly maturation?: OwnMaturation | null
  readonly evaluation: Evaluation
  readonly analysis: Analysis
  /** For whom the evaluation judged. */
  readonly subject: RecordSubject
  /** Items the doctor defined herself. */
  readonly customItems?: OwnItems
  /** By whose errors of placing points everything here is judged. */
  readonly readers: ReaderErrors
  readonly photos: Readonly<Partial<Record<PhotoKind, ReportPicture>>>
  /** Face photos on which points are placed. */
  readonly faces?: readonly FaceReading[]
  /** The frontal film, where points are placed on it. */
  readonly frontal?: FrontalPaper | null
  readonly panoramic?: ReportPicture | null
  /** The dental models as they are looked at, each view once. */
  readonly models?: readonly ModelPicture[]
  /** What was measured on them, where anything was. */
  readonly studyModels?: StudyModels | null
  /** What the doctor wrote of the case and its records. */
  readonly notes?: ReportNotes | null
  /** As it is to be printed, e.g. `2026-11-21 10:42`. */
  readonly printedAt: string
  /** The frozen state from which the report can be made again. */
  readonly snapshot: string
  readonly estimatedOutlines: boolean
  /** What the foot says of a frozen document; a page that is none says the snapshot. */
  readonly document?: { readonly number: string; readonly madeAt: string; readonly identity: string }
  /** How the clinic presents itself, where the doctor wants it on the pages. */
  readonly letterhead?: Letterhead
  /** Treatment plans of the record that are to be printed, in order. */
  readonly plans?: readonly ReportPlan[]
  /** The doctor's own drawing colours. */
  readonly colours?: Colours
}
