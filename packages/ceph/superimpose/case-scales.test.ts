import { expect, test } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import { measuredRecords as recordsTold, type ToMeasure } from '../tabulate/film-records'
import { templateFilm } from '../testing/template-film'
import { emptyTracing } from '../tracing/tracing'
import { caseScales, scalesAmong, withholdingOf } from './case-scales'

const analysis = builtInAnalyses.find(({ name }) => name === 'Jarabak')
if (!analysis) throw new Error('no Jarabak')

/** The template's face, of an adult. */
const traced = (uuid: string, createday: string, mmPerPixel: number): ToMeasure => {
  const points = Object.fromEntries(
    Object.entries(templateFilm()).map(([name, at]) => [name, { ...at, origin: 'manual' as const }]),
  )
  const tracing = { ...emptyTracing, points, fileScale: { mmPerPixel, provenance: 'dicom' as const } }
  const patient = { birthday: '1990-03-04', sex: null }
  const record = { createday, ageGroup: null }
  return { uuid, stage: 1, judged: { tracing, patient, record, analysis, overrides: {}, customItems: {}, readers: null } }
}
const before = traced('a', '2024-01-02T09:30', 0.1)
const after = traced('b', '2026-01-02T09:30', 0.12)

interface Beside {
  readonly among?: readonly ToMeasure[]
  readonly schemes?: Parameters<typeof withholdingOf>[2]
}
const measuredRecords = (records: readonly ToMeasure[], lang: 'en', { among = records, schemes = [] }: Beside = {}) => {
  const films = among.map(({ uuid, judged: { tracing, record } }) => ({ id: uuid, tracing, day: record.createday }))
  return recordsTold(records, lang, withholdingOf(films, { birthday: '1990-03-04', sex: null }, schemes))
}
const lengthsOf = (records: ReturnType<typeof measuredRecords>) =>
  records.flatMap(({ rows }) => rows.filter(({ unit }) => unit === 'mm'))

test('lengths are withheld where S-Na grows by a fifth in an adult, as a comparison withholds them; angles stay', () => {
  const records = measuredRecords([before, after], 'en')
  const lengths = lengthsOf(records)
  expect(lengths.length).toBeGreaterThan(10)
  for (const { value, missing, stars, meaning } of lengths)
    expect([value, missing, stars, meaning]).toEqual([null, 'scale-doubted', null, null])
  const angles = records.flatMap(({ rows }) => rows.filter(({ unit }) => unit === 'degree'))
  expect(angles.every(({ value }) => value !== null)).toBe(true)
})

test('they are withheld of a record asked for alone, while the other stands in the case', () => {
  expect(lengthsOf(measuredRecords([after], 'en', { among: [before, after] })).every(({ value }) => value === null)).toBe(true)
  expect(lengthsOf(measuredRecords([after], 'en')).every(({ value }) => value !== null)).toBe(true)
})

test('they are told where one scheme states both scales to be right, and where no scale is doubted', () => {
  const schemes = [{}, { scalesStated: { a: 0.1, b: 0.12 } }]
  expect(lengthsOf(measuredRecords([before, after], 'en', { schemes })).every(({ value }) => value !== null)).toBe(true)
  const apart = ['a', 'b'].map((uuid, i) => ({ scalesStated: { [uuid]: i === 0 ? 0.1 : 0.12 } }))
  expect(lengthsOf(measuredRecords([before, after], 'en', { schemes: apart })).every(({ value }) => value === null)).toBe(true)
  const same = [before, traced('b', '2026-01-02T09:30', 0.1)]
  expect(lengthsOf(measuredRecords(same, 'en')).every(({ value }) => value !== null)).toBe(true)
})

test('of some of the records the same is doubted as of all, with the clash that makes it so though the other record is not among them', () => {
  const traces = [before, traced('b', '2025-01-02T09:30', 0.103), traced('c', '2026-01-02T09:30', 0.1015)]
  const films = traces.map(({ uuid, judged: { tracing, record } }) => ({ id: uuid, tracing, day: record.createday }))
  const check = (schemes: Parameters<typeof withholdingOf>[2] = []) =>
    caseScales(films, { birthday: '1990-03-04', sex: null }, schemes)
  expect([...check().doubted]).toEqual(['a', 'b'])
  const { doubted, clashes } = scalesAmong(check(), ['b', 'c'])
  expect([...doubted]).toEqual(['b'])
  expect(clashes).toMatchObject([{ from: 'a', to: 'b', stated: false }])
  expect(scalesAmong(check(), ['c'])).toEqual({ clashes: [], doubted: new Set() })
  const stated = scalesAmong(check([{ scalesStated: { a: 0.1, b: 0.103 } }]), ['b', 'c'])
  expect([stated.doubted.size, stated.clashes[0]?.stated]).toEqual([0, true])
})
