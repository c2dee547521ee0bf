import { type StoredReport, storedReportFrom, storedReportText } from '@sella/contract/documents/stored-report'
import { designOf } from '@sella/contract/report-design'
import { keep, kept } from '../memory/session'
import { ageGroupOf } from './age-group'
import type { Form } from './form'
import type { ReportSource } from './report-source'

/** The name under which this browser stores a draft: by its case, the record it began with, and the document it supersedes. */
export const draftName = (source: ReportSource, supersedes: string | null): string =>
  ['report', source.patient.uuid, source.start.record?.uuid ?? '', supersedes ?? ''].join('.')

/** An age group that was not chosen is not stored: a birthday corrected meanwhile changes it. */
const storedOf = (form: Form, source: ReportSource): StoredReport => {
  const { own } = source
  const { record, analysis, dentition, overlaps, plans, design, ...rest } = form
  const hers = analysis?.creator === 'user' ? own.find(({ analysis: of }) => of.name === analysis.name)?.uuid : undefined
  return {
    ...rest,
    recordUuid: record?.uuid ?? null,
    analysis: hers ?? analysis?.name ?? null,
    dentition: dentition === ageGroupOf(source, form) ? null : dentition,
    overlaps: [...overlaps],
    plans: [...plans],
    design: designOf(design),
  }
}

/** What was deleted meanwhile is replaced by a new report's default. */
const formOf = (report: StoredReport, source: ReportSource): Form => {
  const { start, records, own, builtIn, schemes } = source
  const { recordUuid, analysis, ...rest } = report
  const record = records.find(each => each.uuid === recordUuid) ?? null
  if (!record) return start
  const chosen = own.find(({ uuid }) => uuid === analysis)?.analysis ?? builtIn.find(({ name }) => name === analysis)
  return {
    ...rest,
    record,
    analysis: chosen ?? start.analysis,
    dentition: (chosen && rest.dentition) ?? ageGroupOf(source, { record, analysis: chosen ?? start.analysis }),
    overlaps: rest.overlaps.filter(name => schemes === null || schemes.some(scheme => scheme.name === name)),
  }
}

/** The draft stored by this browser; null if there is none, or it equals a new one. */
export const storedDraft = (name: string, source: ReportSource): Form | null => {
  const report = storedReportFrom(kept(name) ?? '')
  const form = report && formOf(report, source)
  return form && storedReportText(storedOf(form, source)) !== storedReportText(storedOf(source.start, source)) ? form : null
}

/** Stores a draft; one that equals a new report is removed. */
export const storeDraft = (name: string, form: Form, source: ReportSource): void => {
  const text = storedReportText(storedOf(form, source))
  keep(name, text === storedReportText(storedOf(source.start, source)) ? null : text)
}

export const forgetDraft = (name: string): void => keep(name, null)
