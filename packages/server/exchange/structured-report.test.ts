import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { measuredRecords } from '@sella/ceph/tabulate/film-records'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { emptyTracing, type FileScale, type Origin, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import type { DicomFields } from '../dicom/write'
import { structuredReport } from './structured-report'

const traced = (fileScale: FileScale, origins: Readonly<Record<string, Origin>> = {}): Tracing => {
  const points = Object.entries(templateFilm()).map(([name, { x, y }]): [string, PlacedPoint] => [
    name,
    { x, y, origin: origins[name] ?? 'manual' },
  ])
  return { ...emptyTracing, points: Object.fromEntries(points), fileScale }
}

interface ContentItem {
  readonly type: string
  readonly code: string
  readonly meaning: string
  readonly value: string
  readonly content: readonly ContentItem[]
}

const itemsOf = (fields: DicomFields | undefined, tag: string): readonly DicomFields[] => {
  const value = fields?.[tag]?.[1]
  return Array.isArray(value) ? (value as readonly DicomFields[]) : []
}
const plain = (fields: DicomFields | undefined, tag: string): string => String(fields?.[tag]?.[1] ?? '')
const codeIn = (fields: DicomFields | undefined, tag: string): string =>
  plain(itemsOf(fields, tag)[0], '00080100') || plain(itemsOf(fields, tag)[0], '00080119')

const contentOf = (fields: DicomFields): ContentItem => ({
  type: plain(fields, '0040a040'),
  code: codeIn(fields, '0040a043'),
  meaning: plain(itemsOf(fields, '0040a043')[0], '00080104'),
  value:
    plain(fields, '0040a160') ||
    plain(fields, '0040a124') ||
    codeIn(fields, '0040a168') ||
    plain(itemsOf(fields, '0040a300')[0], '0040a30a'),
  content: itemsOf(fields, '0040a730').map(contentOf),
})

const reported = (tracing: Tracing, lang: 'zh' | 'en' = 'zh', approved: string | null = null, awaits: 0 | 1 = 0) => {
  const analysis = builtInAnalyses.find(({ name }) => name === 'Jarabak')
  if (!analysis) throw new Error('no Jarabak')
  const patient = { birthday: '2012-03-04', sex: null }
  const record = { createday: '2026-01-02T09:30', ageGroup: null }
  const judged = { tracing, patient, record, analysis, overrides: {}, customItems: {}, readers: readerErrors }
  const [measured] = measuredRecords([{ uuid: 'a', stage: 1, judged }], lang, (_, whole) => whole)
  if (!measured) throw new Error('nothing measured')
  const film = { study: '1', series: '2', instance: '3', sopClass: '4' }
  const fields = structuredReport({
    ...{ method: { name: 'Jarabak', title: 'Jarabak' }, rows: measured.rows, scale: measured.scale, tracing, film, lang },
    ...{ observer: '某医生', record: { approved_name: approved, awaits_review: awaits }, uid: thing => `uid ${thing}` },
  })
  const parts = contentOf(fields).content
  const groups = parts.find(({ code }) => code === '126010')?.content ?? []
  const library = parts.find(({ code }) => code === '111028')
  const flag = plain(fields, '0040a496')
  return { flag, library, rows: measured.rows, values: groups[0]?.content ?? [], points: groups.slice(1) }
}

test('lengths of a calibrated film are numbers, and the group says how mm are known', () => {
  const { rows, values } = reported(traced({ mmPerPixel: 0.1, provenance: 'dicom' }))
  const lengths = rows.filter(({ unit }) => unit === 'mm')
  expect(lengths.length).toBeGreaterThan(5)
  for (const { item } of lengths) expect(values.find(({ code }) => code === item)?.type).toBe('NUM')
  expect(values.find(({ code }) => code === 'scale')).toMatchObject({ type: 'TEXT', value: 'DICOM 标定像素，0.100 mm/px' })
  expect(values.find(({ code }) => code === 'lengths')).toBeUndefined()
})

test('lengths at the size of the detector are no numbers but texts with the mark of the printed page; angles stay numbers', () => {
  const { rows, values } = reported(traced({ mmPerPixel: 0.1, provenance: 'detector' }))
  expect(values.find(({ code }) => code === 'scale')?.value).toBe('探测器像素，非患者平面（≈），0.100 mm/px')
  expect(values.find(({ code }) => code === 'lengths')?.value).toBe('≈ 表示长度的比例未经测量。')
  for (const { item, unit } of rows) {
    const shown = values.find(({ code }) => code === item)
    expect([item, shown?.type]).toEqual([item, unit === 'mm' ? 'TEXT' : 'NUM'])
    if (unit === 'mm') expect(shown?.value).toMatch(/^≈ −?\d+\.\d mm$/)
  }
})

test('each point says who saw it; what nobody saw is left out, and said to be', () => {
  const { values, points } = reported(traced({ mmPerPixel: 0.1, provenance: 'dicom' }, { A: 'detected', Or: 'estimated' }), 'en')
  const named = (name: string) =>
    points.find(({ content }) => content.some(item => item.code === '112039' && item.value === name))
  const inGroup = (name: string, code: string) => named(name)?.content.find(item => item.code === code)?.value
  expect([inGroup('S', 'origin'), inGroup('S', '121005')]).toEqual(['manual', undefined])
  expect([inGroup('A', 'origin'), inGroup('A', '121005'), inGroup('A', '121013')]).toEqual(['detected', '121007', 'Sella'])
  expect(named('Or')).toBeUndefined()
  expect(points).toHaveLength(Object.keys(templateFilm()).length - 1)
  expect(values.find(({ code }) => code === 'points-left-out')?.value).toBe(
    'Estimated points, not seen on the film, are left out: Or.',
  )
})

test('a value that leans on points nobody saw is marked in its name and names them, as a number and as a text', () => {
  for (const provenance of ['dicom', 'detector'] as const)
    for (const [lang, sign] of [
      ['zh', '(估)'],
      ['en', '(est.)'],
    ] as const) {
      const { rows, values } = reported(traced({ mmPerPixel: 0.1, provenance }, { Ar: 'estimated' }), lang)
      const leaning = rows.filter(({ estimatedPoints }) => estimatedPoints.length > 0)
      expect(leaning.length).toBeGreaterThan(2)
      expect(leaning.length).toBeLessThan(rows.length)
      for (const { item, name, estimatedPoints } of rows) {
        const shown = values.find(({ code }) => code === item)
        const marked = estimatedPoints.length > 0
        expect(shown?.meaning).toBe(marked ? `${name} ${sign}`.slice(0, 64) : name.slice(0, 64))
        const under = shown?.content.filter(({ code }) => code !== 'judgement' && code !== 'error')
        expect(under?.map(({ code, value }) => [code, value])).toEqual(marked ? [['estimated-points', 'Ar']] : [])
      }
    }
})

test('the film stands in a group of the image library (TID 1600)', () => {
  const { library } = reported(traced({ mmPerPixel: 0.1, provenance: 'dicom' }))
  expect(library?.content.map(({ code, content }) => [code, content.map(({ type }) => type)])).toEqual([['126200', ['IMAGE']]])
})

test('a tracing all seen says nothing of points left out', () => {
  const { values, points } = reported(traced({ mmPerPixel: 0.1, provenance: 'dicom' }))
  expect(values.some(({ code }) => code === 'points-left-out')).toBe(false)
  expect(points).toHaveLength(Object.keys(templateFilm()).length)
})

test.each(['zh', 'en'] as const)(
  'a value has its error, its stars with the norm and the points nobody confirmed, as the table has (%s)',
  lang => {
    const { rows, values } = reported(traced({ mmPerPixel: 0.1, provenance: 'dicom' }, { Ar: 'detected', S: 'estimated' }), lang)
    expect(rows.some(({ stars }) => (stars ?? 0) > 0)).toBe(true)
    expect(rows.some(({ unconfirmedPoints }) => unconfirmedPoints.length > 0)).toBe(true)
    for (const row of rows.filter(({ value }) => value !== null)) {
      const under = new Map(values.find(({ code }) => code === row.item)?.content.map(({ code, value }) => [code, value]))
      expect([row.item, under.has('error')]).toEqual([row.item, row.error !== null])
      expect([row.item, (under.get('judgement')?.match(/★/g) ?? []).length]).toEqual([row.item, row.stars ?? 0])
      expect([row.item, under.has('judgement')]).toEqual([row.item, row.class !== null])
      expect([row.item, under.get('unconfirmed-points')]).toEqual([row.item, row.unconfirmedPoints.length > 0 ? 'Ar' : undefined])
      expect([row.item, under.get('estimated-points')]).toEqual([row.item, row.estimatedPoints.length > 0 ? 'S' : undefined])
    }
  },
)

test('a length on a scale nobody measured is not judged, and names the points nobody confirmed', () => {
  const { rows, values } = reported(traced({ mmPerPixel: 0.1, provenance: 'detector' }, { Ar: 'detected' }))
  const lengths = rows.filter(({ unit, value }) => unit === 'mm' && value !== null)
  const codes = lengths.flatMap(({ item }) => values.find(({ code }) => code === item)?.content.map(({ code }) => code) ?? [])
  expect(codes).toContain('unconfirmed-points')
  expect(codes).not.toContain('judgement')
})

test('a report is preliminary while nobody confirmed a point or approved them, or a value leans on a point nobody saw', () => {
  const scale = { mmPerPixel: 0.1, provenance: 'dicom' } as const
  const names = Object.keys(templateFilm())
  const detected = traced(scale, Object.fromEntries(names.map(name => [name, 'detected'])))
  const flags = [
    reported(traced(scale)),
    reported(detected),
    reported(detected, 'zh', '某'),
    reported(traced(scale, { Ar: 'estimated' })),
  ]
  expect(flags.map(({ flag }) => flag)).toEqual(['FINAL', 'PRELIMINARY', 'FINAL', 'PRELIMINARY'])
})

test('a report is preliminary while an orthodontist’s review is awaited, whoever confirmed the points', () => {
  const film = traced({ mmPerPixel: 0.1, provenance: 'dicom' })
  expect([reported(film).flag, reported(film, 'zh', null, 1).flag, reported(film, 'zh', '某主任', 1).flag]).toEqual([
    ...['FINAL', 'PRELIMINARY', 'PRELIMINARY'],
  ])
})
