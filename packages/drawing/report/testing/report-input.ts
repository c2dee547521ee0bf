import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { templateFilm, templateTracing } from '../../tracing/testing/template-tracing'
import type { ReportInput } from '../input'

/** A report on the template skull; `over` is what the test is about. */
export const reportInput = (method: string, over: Partial<ReportInput> = {}): ReportInput => {
  const analysis = builtInAnalyses.find(each => each.name === method)
  if (!analysis) throw new Error(`no built-in analysis ${method}`)
  const patient = { name: '测试', sex: 'female', birthday: '2009-04-02', caseNo: 'A-17', ageText: '16岁2个月' } as const
  const subject = subjectOf(patient, { createday: '2025-06-18', ageGroup: null })
  const tracing = over.tracing ?? templateTracing({ B: { x: 1260, y: 1900 }, Pog: { x: 1250, y: 2034 } })
  const film = { href: 'data:image/png;base64,', ...templateFilm }
  return {
    lang: 'zh',
    clinic: '仁和',
    doctor: '周',
    patient,
    record: { date: '2025-06-18', type: 2 },
    film,
    tracing,
    evaluation: evaluate(tracing, analysis, subject),
    analysis,
    subject,
    readers: readerErrors,
    photos: {},
    printedAt: '2025-06-18 10:42',
    snapshot: '8f3c41d2',
    estimatedOutlines: true,
    ...over,
  }
}

/** The same rows repeated as often as a test needs, each under its own name. */
export const manyRows = (rows: readonly EvaluationRow[], count: number): readonly EvaluationRow[] =>
  Array.from({ length: count }, (_, i) => {
    const row = rows[i % rows.length]
    if (!row) throw new Error('no rows to repeat')
    return { ...row, item: `R${i}`, name: { zh: `R${i}`, en: `R${i}` } }
  })
