import type { Analysis } from '../data/analysis-row'
import type { ReaderErrors } from '../data/reader-errors'
import type { EngineLog } from '../measure/ground'
import type { Tracing } from '../tracing/tracing'
import type { Evaluation, ItemOverride } from './analysis'
import { evaluate } from './evaluate'
import type { OwnItems } from './own-item'
import { type JudgedPatient, type JudgedRecord, type RecordSubject, subjectOf } from './subject'

/** Everything that decides what is said of a tracing. */
export interface Judged {
  readonly tracing: Tracing
  readonly patient: JudgedPatient
  readonly record: JudgedRecord
  readonly analysis: Analysis
  /** The doctor's texts and norms by item; only own analyses heed them. */
  readonly overrides: Readonly<Record<string, ItemOverride>>
  /** Items the doctor defined, by name. */
  readonly customItems: OwnItems
  /**
   * What a point set or confirmed by hand may be off: her own errors where she measured them, else the table; null for none but what the
   * points themselves state.
   */
  readonly readers: ReaderErrors | null
}

interface Options {
  /** Take S-Na as 71.8 mm where the film has no scale. */
  readonly assumeScale?: boolean
  /** Told of what the doctor is not shown: a measurement error type. */
  readonly log?: EngineLog
}

/** Rows and findings, and for whom they hold. */
export interface Judgement extends Evaluation {
  readonly subject: RecordSubject
}

/**
 * The front door, and the one place that decides: the rows and findings of a tracing by an analysis, for the patient on the day of the
 * record. Screen, list, search, report, comparison and command line all ask here, so that they say the same. Pure.
 */
export function judge({ tracing, patient, record, analysis, ...hers }: Judged, options: Options = {}): Judgement {
  const { overrides, customItems, readers } = hers
  const subject = subjectOf(patient, record)
  return { ...evaluate(tracing, analysis, subject, { overrides, customItems, readers, ...options }), subject }
}
