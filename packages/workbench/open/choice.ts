import type { Evaluation, ItemOverride } from '@sella/ceph/analysis/analysis'
import type { OwnView } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { JudgedPatient, JudgedRecord } from '@sella/ceph/analysis/subject'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import type { EngineLog } from '@sella/ceph/measure/ground'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { readOwnItems } from '@sella/contract/documents/own-items'
import { ownValuesSetting } from '@sella/contract/documents/own-values'
import type { CaseRecord, Patient, UserAnalysis } from '@sella/contract/entities'
import { ownAnalysis } from './own-analyses'

/** What the tracing is judged by. */
export interface Choice {
  readonly analysis: Analysis
  /** The patient and record data that determine age group and sex; updated while the film is open. */
  readonly patient: JudgedPatient
  readonly record: JudgedRecord
  readonly overrides: Readonly<Record<string, ItemOverride>>
  /** Measurements defined by the doctor. */
  readonly customItems: OwnItems
  /** Expected errors of the points the doctor placed: her own where she measured them. */
  readonly readers: ReaderErrors
  /**
   * Withholds lengths by a scale that the other films of the case make doubtful (`withholdingBeside`), all of them until these have
   * been looked at (`unjudged`); absent for a film without others.
   */
  readonly withholding?: Withholding
}

/** Reduces the evaluation of a tracing to what may be shown of it. */
export type Withholding = (tracing: Tracing, whole: Evaluation) => Evaluation

/** The doctor's own texts, norms, measurements and analyses, as stored. */
export interface OwnTexts {
  readonly own: readonly UserAnalysis[]
  readonly overrides: string | null | undefined
  readonly ownItems?: string | null | undefined
}

interface Opening extends OwnTexts {
  readonly patient: Patient
  readonly record: CaseRecord
  /** The last analysis used on this type of image. */
  readonly remembered: string
  readonly readers: ReaderErrors
  readonly log?: EngineLog
}

/** The analysis shown initially, until the doctor chooses another. */
export const firstAnalysis = 'Steiner+Wits'

/** The patient and record data that determine the norms. */
export const judgedFacts = (
  { birthday, sex }: Patient,
  { createday, ageGroup }: CaseRecord,
): Pick<Choice, 'patient' | 'record'> => ({ patient: { birthday, sex }, record: { createday, ageGroup } })

/** What a film is judged by when opened: the last analysis used, for the patient on the day of the record. */
export const filmChoice = ({ patient, record, own, overrides, ownItems, readers, remembered, log }: Opening): Choice => {
  const [values, customItems] = [ownValuesSetting.read(overrides), readOwnItems(ownItems, log)]
  const hers = own.flatMap(stored => ownAnalysis(stored, { overrides: values, ownItems: customItems }))
  const all = [...hers.map(each => each.analysis), ...builtInAnalyses]
  const analysis =
    all.find(each => each.name === remembered) ?? all.find(each => each.name === firstAnalysis) ?? builtInAnalyses[0]
  if (!analysis) throw new Error('no analysis ships with the product')
  return { analysis, ...judgedFacts(patient, record), overrides: values, customItems, readers }
}

/** What a photo or a frontal film is judged by when opened: the last analysis used, otherwise the first. */
export const faceChoice = (
  { view, builtIn }: { readonly view: Exclude<OwnView, 'film'>; readonly builtIn: readonly Analysis[] },
  { patient, record, own, overrides: stored, readers, remembered }: Opening,
): Choice => {
  const overrides = ownValuesSetting.read(stored)
  const hers = own.flatMap(each => ownAnalysis(each, { overrides, ownItems: {}, view })).map(each => each.analysis)
  const all = [...builtIn, ...hers]
  const analysis = all.find(each => each.name === remembered) ?? all[0]
  if (!analysis) throw new Error('every view has an analysis')
  return { analysis, ...judgedFacts(patient, record), overrides, customItems: {}, readers }
}
