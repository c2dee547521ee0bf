import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { RecordSubject } from '@sella/ceph/analysis/subject'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { Hindrance, Stage } from '@sella/ceph/data/maturation-stages'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { CoursePoint } from '@sella/ceph/maturation/course'
import type { Sex } from '@sella/ceph/patient/sex'
import type { BoltonPairs } from '@sella/ceph/study-models/bolton-norm'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang, Words } from '@sella/ceph/words'
import type { Colours } from '../tracing/colours'
import type { ReportDesign } from './design'
import type { FaceReading } from './face/reading'
import type { FrontalPaper } from './frontal/reading'
import type { ReportPicture } from './picture'
import type { ReportPlan } from './plan/report-plan'
import type { PhotoKind } from './words'

export type { ReportPicture }

/** The clinic's letterhead. */
export interface Letterhead {
  /** Empty: the name of the patient's agency. */
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

/**
 * What was measured on the study models, and the jaws whose measurements belong to a file other than the record's current one.
 */
export interface StudyModels {
  readonly readings: ModelReadings
  /** The doctor's own norm of Bolton's ratios, for readings that choose it. */
  readonly ownBolton?: BoltonPairs | null
  readonly elsewhere: readonly Jaw[]
  /** Those of them for which the record no longer has a file. */
  readonly removed?: readonly Jaw[]
}

/** Texts of a case, empty if nothing was written; `records` in order of date. */
export interface ReportNotes {
  readonly diagnosis: string
  readonly problems: string
  readonly plan: string
  readonly progress: string
  readonly records: readonly { readonly date: string; readonly type: 1 | 2 | 3; readonly note: string }[]
}

/** A doctor's own reading of the vertebrae, with her name and the time (ISO 8601). */
export interface OwnMaturation {
  readonly stage: Stage | null
  readonly hindrance: Hindrance | null
  readonly by: string
  readonly at: string
}

/** Everything a report prints; nothing else is looked up, and no clock is read. */
export interface ReportInput {
  readonly lang: Lang
  /** The paper its pages are fitted to, for the ratios they state; A4 if absent. */
  readonly paper?: ReportDesign['paper']
  readonly clinic: string
  readonly doctor: string
  readonly patient: {
    readonly name: string
    readonly sex: Sex | null
    /** `YYYY-MM-DD`, or empty. */
    readonly birthday: string
    readonly caseNo: string
    /** On the date of the record, in the reader's language. */
    readonly ageText: string
    /** In both languages, for a bilingual report. */
    readonly ageWords?: Words | undefined
  }
  readonly record: { readonly date: string; readonly type: 1 | 2 | 3 }
  /** The film with its window and level already applied. */
  readonly film: ReportPicture | null
  readonly tracing: Tracing
  /** The scale of its film is doubted beside the other films of the case: the evaluation has no lengths, plans no millimetres. */
  readonly scaleDoubted?: boolean
  /** The vertebral stage assessed by the doctor herself, or what rules one out. */
  readonly maturation?: OwnMaturation | null
  /** The vertebral stages of all records of the case, oldest first. */
  readonly course?: readonly CoursePoint[]
  readonly evaluation: Evaluation
  readonly analysis: Analysis
  /** The person whose norms the evaluation used. */
  readonly subject: RecordSubject
  /** Items defined by the doctor herself. */
  readonly customItems?: OwnItems
  /** The errors of landmark placement used to judge everything here. */
  readonly readers: ReaderErrors
  readonly photos: Readonly<Partial<Record<PhotoKind, ReportPicture>>>
  /** Face photos with placed points. */
  readonly faces?: readonly FaceReading[]
  /** The frontal film, if it has placed points. */
  readonly frontal?: FrontalPaper | null
  readonly panoramic?: ReportPicture | null
  /** The views of the dental models, each once. */
  readonly models?: readonly ModelPicture[]
  /** Measurements of the models, if there are any. */
  readonly studyModels?: StudyModels | null
  /** The doctor's notes on the case and its records. */
  readonly notes?: ReportNotes | null
  /** Set while an orthodontist has yet to approve the tracing: who traced it, '' where no name is kept. */
  readonly unreviewed?: string
  /** The reader's time zone by its IANA name, by which an instant becomes a day; this machine's if absent. */
  readonly zone?: string
  /** In printed form, e.g. `2026-11-21 10:42`. */
  readonly printedAt: string
  /** The frozen state from which the report can be reproduced. */
  readonly snapshot: string
  readonly estimatedOutlines: boolean
  /** Given in the foot of a frozen document; other pages give the snapshot. */
  readonly document?: { readonly number: string; readonly madeAt: string; readonly identity: string }
  /** The clinic's letterhead, if the doctor wants it on the pages. */
  readonly letterhead?: Letterhead
  /** Treatment plans of the record to be printed, in order. */
  readonly plans?: readonly ReportPlan[]
  /** The doctor's own drawing colours. */
  readonly colours?: Colours
}
