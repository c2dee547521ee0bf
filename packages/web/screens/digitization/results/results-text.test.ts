import { affectedItems } from '@sella/ceph/analysis/affected'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { showValue } from '@sella/ceph/measure/display'
import type { CaseRecord, Patient } from '@sella/contract/entities'
import { templateTracing } from '@sella/workbench/subjects/template-scene'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { differenceText } from './difference-text'
import { resultsText } from './results-text'

const t = ((key: string) => key.split('.').at(-1) ?? key) as unknown as TFunction

/** As of a film. */
const subject = { called: (name: string) => name, affected: affectedItems } as unknown as Parameters<
  typeof resultsText
>[0]['subject']

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
      subject,
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
      subject,
    }
    return resultsText(given, { lang: 'zh', t }).split('\n')[2]
  }
  expect(lineOf(0.5)).toMatch(/（临界）$/)
  expect(lineOf(0.4)).not.toContain('临界')
})

it('its numbers are those of the screen: a value rounded to two decimals and then to one, halves away from zero', () => {
  const analysis = builtInAnalyses.find(method => method.name === 'ABO')
  if (!analysis) throw new Error('no analysis')
  const whole = evaluate(templateTracing, analysis, { dentition: 'permanent', sex: null })
  const values = [0.7466, -0.7466, 0.04, -0.04, 1.25, -2.345, 0.846]
  const rows = values.flatMap(value => {
    const row = whole.rows.find(each => each.reading.status === 'read' && each.norm !== null && each.unit === 'degree')
    if (row?.reading.status !== 'read') return []
    return [{ ...row, shown: showValue(value, row.unit), difference: value, reading: { ...row.reading, value, error: 0.846 } }]
  })
  const text = resultsText(
    {
      ...{ tracing: templateTracing, evaluation: { ...whole, rows }, choice: choiceOf(analysis) },
      patient: { name: 'Wang' } as Patient,
      record: { createday: '2026-01-02T09:30' } as CaseRecord,
      subject,
    },
    { lang: 'en', t },
  )
  const plain = (shown: string): string => shown.replace('−', '-').replace('+', '')
  const written = text.split('\n').slice(2)
  expect(written).toHaveLength(values.length)
  for (const [i, line] of written.entries()) {
    const cells = line.split('\t')
    const row = rows[i]
    if (!row) throw new Error('a row')
    expect(cells[4]).toBe(plain(row.shown))
    expect(cells[6]).toBe(plain(differenceText(row, 'difference', whole.calibration)))
    expect(cells[7]).toBe(plain(differenceText(row, 'sd', whole.calibration)))
    expect(cells[8]).toBe('0.8')
  }
  expect(written[0]?.split('\t')[4]).toBe('0.8')
})

it('marks what rests on a point nobody saw, as screen and paper do, and says what speaks against the scale', () => {
  const analysis = builtInAnalyses.find(method => method.name === 'ABO')
  if (!analysis) throw new Error('no analysis')
  const textOf = (origin: 'manual' | 'estimated', mmPerPixel: number) => {
    const points = Object.fromEntries(
      Object.entries(templateTracing.points).map(([name, at]) => [name, { ...at, origin: name === 'A' ? origin : 'manual' }]),
    ) as typeof templateTracing.points
    const tracing = { ...templateTracing, points, fileScale: { mmPerPixel, provenance: 'dicom' as const } }
    const evaluation = evaluate(tracing, analysis, { dentition: 'permanent', sex: null })
    const of = { patient: { name: 'Wang' } as Patient, record: { createday: '2026-01-02T09:30' } as CaseRecord, subject }
    return resultsText({ tracing, evaluation, choice: choiceOf(analysis), ...of }, { lang: 'en', t }).split('\n')
  }
  const marked = (lines: readonly string[]) =>
    lines.map(line => line.split('\t')[1] ?? '').filter(name => name.endsWith(' (est.)'))
  expect(marked(textOf('estimated', 1))).toEqual(expect.arrayContaining(['SNA (est.)', 'ANB (est.)']))
  expect(marked(textOf('estimated', 1))).not.toContain('SNB (est.)')
  expect(marked(textOf('manual', 1))).toEqual([])
  expect([textOf('manual', 0.7), textOf('manual', 1)].map(([first = '']) => first.split('\t')[4])).toEqual([
    'implausible',
    undefined,
  ])
})
