import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { templateTracing } from '@sella/workbench/subjects/template-scene'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { resultsText } from './results-text'

const t = ((key: string) => key.split('.').at(-1) ?? key) as unknown as TFunction

const choiceOf = (analysis: (typeof builtInAnalyses)[number]) => ({
  analysis,
  patient: { birthday: null, sex: null },
  record: { createday: '2026-01-02', ageGroup: null },
  overrides: {},
  customItems: {},
  readers: readerErrors,
})

it('the results as text have as many cells in every line as columns, numbers a spreadsheet reads, and no cell that runs as a formula', () => {
  const analysis = builtInAnalyses.find(method => method.name === 'Jarabak')
  if (!analysis) throw new Error('no analysis')
  const { S: _, ...points } = templateTracing.points
  const tracing = { ...templateTracing, points }
  const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
  const text = resultsText(
    {
      ...{ tracing, evaluation, choice: choiceOf(analysis) },
      patient: { name: '=1+1\tx' } as Patient,
      record: { createday: '2026-01-02T09:30' } as CaseRecord,
      subject: { called: name => name },
    },
    { lang: 'en', t },
  )
  const [first = '', head = '', ...lines] = text.split('\n')
  expect(first.split('\t')[0]).toBe("'=1+1 x")
  expect(head.split('\t')).toHaveLength(11)
  expect(lines).toHaveLength(analysis.items.length)
  for (const line of lines) {
    const cells = line.split('\t')
    expect(cells).toHaveLength(11)
    for (const at of [2, 3, 4, 6, 7, 8]) expect(Number.isFinite(Number(cells[at])), `${cells[at]} is no number`).toBe(true)
  }
  expect(text).not.toContain('−')
})

it('a meaning within the error of its norm’s limit says so in the text too, as beside the table and in the summary', () => {
  const analysis = builtInAnalyses.find(method => method.name === 'ABO')
  if (!analysis) throw new Error('no analysis')
  const whole = evaluate(templateTracing, analysis, { dentition: 'permanent', sex: null })
  const lineOf = (error: number) => {
    const rows = whole.rows.map((row, i) =>
      i === 0 && row.reading.status === 'read' && row.norm
        ? { ...row, difference: row.norm.sd + 0.5, reading: { ...row.reading, error } }
        : row,
    )
    const given = {
      ...{ tracing: templateTracing, evaluation: { ...whole, rows }, choice: choiceOf(analysis) },
      patient: { name: 'Wang' } as Patient,
      record: { createday: '2026-01-02T09:30' } as CaseRecord,
      subject: { called: (name: string) => name },
    }
    return resultsText(given, { lang: 'zh', t }).split('\n')[2]
  }
  expect(lineOf(0.5)).toMatch(/（临界）$/)
  expect(lineOf(0.4)).not.toContain('临界')
})
