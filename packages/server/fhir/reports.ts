import { createHash } from 'node:crypto'
import type { DiagnosticReport } from 'fhir/r4'
import { statusOf } from './doubts'
import type { CaseFacts, DocumentFacts, RecordFacts } from './facts'
import { actors, coded, ownSystem, referTo } from './names'
import { named, performerOf } from './who'

/** The analysis of a record: a report that groups its measurements. */
export const analysisReport = (facts: CaseFacts, of: RecordFacts): readonly DiagnosticReport[] => {
  const { measured, record } = of
  if (!measured) return []
  return [
    {
      resourceType: 'DiagnosticReport',
      id: actors.report(record.uuid),
      status: measured.rows.some(row => statusOf(row, of) === 'preliminary') ? 'preliminary' : 'final',
      code: coded(ownSystem('analysis'), facts.method.name, facts.method.title),
      subject: referTo(facts.patient.uuid),
      effectiveDateTime: record.createday.slice(0, 10),
      performer: [performerOf(facts, of)],
      result: measured.rows.map(({ item, name }) => referTo(actors.observation(record.uuid, item), name)),
      imagingStudy: [referTo(actors.study(record.uuid))],
    },
  ]
}

const languages = { zh: 'zh-CN', en: 'en', both: 'zh-CN' } as const

/** A report as it was handed out, byte for byte. */
export const documentReport = ({ patient }: CaseFacts, { document, pdf }: DocumentFacts): DiagnosticReport => ({
  resourceType: 'DiagnosticReport',
  id: document.uuid,
  identifier: [
    { system: ownSystem('document'), value: document.number },
    { system: ownSystem('original-sha256'), value: document.hash },
  ],
  status: 'final',
  code: { text: document.title },
  subject: referTo(patient.uuid),
  effectiveDateTime: document.made_at,
  issued: document.made_at,
  ...(document.author === '' ? {} : { performer: [...named(document.author)] }),
  presentedForm: [
    {
      contentType: 'application/pdf',
      language: languages[document.lang],
      data: pdf.toString('base64'),
      size: pdf.length,
      // The standard requires SHA-1 here; the SHA-256 is among the identifiers.
      hash: createHash('sha1').update(pdf).digest('base64'),
      title: document.title,
      creation: document.made_at,
    },
  ],
})
