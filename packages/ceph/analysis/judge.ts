import type { Analysis } from '../data/analysis-row'
import type { ReaderErrors } from '../data/reader-errors'
import type { EngineLog } from '../measure/ground'
import type { Tracing } from '../tracing/tracing'
import type { Evaluation, ItemOverride } from './analysis'
import { withoutAssumedJudgements } from './assumed-lengths'
import { evaluate } from './evaluate'
import type { OwnItems } from './own-item'
import { type JudgedPatient, type JudgedRecord, type RecordSubject, subjectOf } from './subject'

/** All inputs that affect how a tracing is judged. */
export interface Judged {
  readonly tracing: Tracing
  readonly patient: JudgedPatient
  readonly record: JudgedRecord
  readonly analysis: Analysis
  /** The doctor's texts and norms by item; only own analyses use them. */
  readonly overrides: Readonly<Record<string, ItemOverride>>
  /** Items defined by the doctor, by name. */
  readonly customItems: OwnItems
  /**
   * Expected errors of points placed or confirmed by hand: the doctor's own where she has measured them, otherwise the table's.
   * Null: only errors stated by the points themselves.
   */
  readonly readers: ReaderErrors | null
}

interface Options {
  /** Assume S-Na = 71.8 mm if the film has no scale; lengths by it are given and not judged. */
  readonly assumeScale?: boolean
  /** Receives what the doctor is not shown: the type of a measurement error. */
  readonly log?: EngineLog
}

/** Rows and findings, with the subject they apply to. */
export interface Judgement extends Evaluation {
  readonly subject: RecordSubject
}

/**
 * The entry point, and the only place that judges: the rows and findings of a tracing under an analysis, for the patient on the
 * day of the record. Screen, list, search, report, comparison and command line all call this function, so that their results
 * agree. Pure.
 */
export function judge({ tracing, patient, record, analysis, ...hers }: Judged, options: Options = {}): Judgement {
  const { overrides, customItems, readers } = hers
  const subject = subjectOf(patient, record)
  const whole = evaluate(tracing, analysis, subject, { overrides, customItems, readers, ...options })
  return { ...withoutAssumedJudgements(whole), subject }
}
