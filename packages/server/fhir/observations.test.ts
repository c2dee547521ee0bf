import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import { measuredRecords } from '@sella/ceph/tabulate/film-records'
import { templateFilm } from '@sella/ceph/testing/template-film'
import { emptyTracing, type Origin, type Tracing } from '@sella/ceph/tracing/tracing'
import { expect, it } from 'vitest'
import type { CaseFacts, RecordFacts } from './facts'
import { observationResources } from './observations'
import { analysisReport } from './reports'

const ends = [
  { x: 100, y: 100 },
  { x: 200, y: 100 },
] as const

const traced = (by: Origin, others: Readonly<Partial<Record<LandmarkName, Origin>>> = {}): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries(templateFilm()).map(([name, { x, y }]) => [name, { x, y, origin: others[name as LandmarkName] ?? by }]),
  ),
  ruler: { ends, mm: 10 },
})

const items = [
  'SNA',
  'SNB',
  'Pog to NB(mm)',
  'Upper incisal display',
  'H angle(Holdaway)',
  'Inferior sulcus to H line(Holdaway)',
  'U1 to palatal plane(mm)',
]
const own: Analysis = {
  ...{ name: 'own', title: { zh: 'own', en: 'own' }, creator: 'user', items },
  ...{ lines: [], texts: [], dentitions: [], sexes: [] },
}
const abo = builtInAnalyses.find(({ name }) => name === 'ABO') ?? own

interface Given {
  readonly tracing?: Tracing
  readonly analysis?: Analysis
  readonly lang?: 'zh' | 'en'
  readonly approved?: string
  /** The scale is doubted beside the other films of the case. */
  readonly doubted?: boolean
}

const resourcesOf = ({ tracing = traced('manual'), analysis = own, lang = 'en', approved, doubted = false }: Given = {}) => {
  const record = { uuid: 'r', createday: '2026-01-02T09:30', awaits_review: 0, approved_name: approved ?? null, traced_by: null }
  const judged = {
    ...{ tracing, patient: { birthday: null, sex: 'female' as const }, record: { createday: record.createday, ageGroup: null } },
    ...{ analysis },
    ...{ overrides: {}, customItems: {}, readers: null },
  }
  const asShown = doubted ? withoutLengths : <T>(whole: T): T => whole
  const [measured] = measuredRecords([{ uuid: 'r', stage: 1, judged }], lang, (_, whole) => asShown(whole))
  const facts = {
    ...{ lang, patient: { uuid: 'c' }, owner: { uuid: 'd', name: 'd' }, house: null, method: { name: 'm', title: 'm' } },
  } as unknown as CaseFacts
  const of = { tracing, record, measured, plans: [], images: [] } as unknown as RecordFacts
  const all = observationResources(facts, of)
  const item = (name: string) => all.find(({ code }) => code.coding?.some(each => each.code === name))
  return { item, report: analysisReport(facts, of)[0] }
}

it('says high of what lies above the norm and low of what lies below it', () => {
  const withA = (by: number): Tracing => {
    const { points, ...rest } = traced('manual')
    return { ...rest, points: { ...points, ...(points.A ? { A: { ...points.A, x: points.A.x + by } } : {}) } }
  }
  const judged = (by: number) => resourcesOf({ tracing: withA(by) }).item('SNA')?.interpretation?.[0]?.coding?.[0]?.code
  expect([judged(80), judged(-80)]).toEqual(['H', 'L'])
})

it('calls a norm without a spread a target, and judges nothing by it', () => {
  const target = resourcesOf().item('Pog to NB(mm)')
  expect(target?.valueQuantity?.code).toBe('mm')
  expect(target?.interpretation).toBe(undefined)
  expect(target?.referenceRange?.[0]?.text).toMatch(/^target 4\.0 mm, no SD \(both sexes; /)
  expect(resourcesOf({ lang: 'zh' }).item('Pog to NB(mm)')?.referenceRange?.[0]?.text).toMatch(/^目标 4\.0 mm，无标准差（/)
  expect(resourcesOf().item('SNA')?.interpretation?.[0]?.coding?.[0]?.code).toMatch(/^[NHL]$/)
})

it('says of a norm for whom it holds, what its ± is, and how well its source is known', () => {
  const { item } = resourcesOf()
  const textOf = (name: string) => item(name)?.referenceRange?.[0]?.text
  expect(textOf('Upper incisal display')).toMatch(/^3\.0 ± 1\.5 mm \(both sexes; ± SD; .*; estimated, still to be confirmed\)$/)
  expect(textOf('H angle(Holdaway)')).toMatch(
    /^10\.0 ± 4\.0° .*± half of a published range, not an SD; .*; confirmed in its source\)$/,
  )
  expect(textOf('Inferior sulcus to H line(Holdaway)')).toMatch(
    /± customary tolerance, not an SD; .*not yet checked against its source/,
  )
  const [woman] = item('U1 to palatal plane(mm)')?.referenceRange ?? []
  expect([woman?.text, woman?.appliesTo?.map(({ text }) => text)]).toEqual([expect.stringContaining('(female; '), ['female']])
  const [adult] = resourcesOf({ analysis: abo }).item('SNA')?.referenceRange ?? []
  expect([adult?.text, adult?.appliesTo?.map(({ text }) => text)]).toEqual([
    expect.stringMatching(/^[\d.]+ ± [\d.]+° \(both sexes, permanent; ± SD; /),
    ['permanent'],
  ])
})

it('says of a norm for whom it holds in the language of the bundle, and as Chinese is punctuated', () => {
  const [norm] = resourcesOf({ lang: 'zh', analysis: abo }).item('SNA')?.referenceRange ?? []
  expect(norm?.text).toMatch(/^[\d.]+ ± [\d.]+°（男女合并，恒牙期；[^;(]+）$/)
  expect(norm?.appliesTo?.map(({ text }) => text)).toEqual(['恒牙期'])
  const [woman] = resourcesOf({ lang: 'zh' }).item('U1 to palatal plane(mm)')?.referenceRange ?? []
  expect(woman?.appliesTo?.map(({ text, coding }) => [text, coding?.[0]?.code])).toEqual([['女', 'female']])
})

it('leaves a value preliminary that leans on a point nobody saw, and names the point; the others are final', () => {
  const { item, report } = resourcesOf({ tracing: traced('manual', { A: 'estimated', B: 'detected' }) })
  const notes = (name: string) => (item(name)?.note ?? []).map(({ text }) => text)
  expect([item('SNA')?.status, item('SNB')?.status, report?.status]).toEqual(['preliminary', 'final', 'preliminary'])
  expect(notes('SNA')).toContain('uses estimated points, not seen on the film: A')
  expect(notes('SNB')).toContain('uses detected points, not confirmed by hand: B')
  const final = resourcesOf()
  expect([final.item('SNA')?.status, final.report?.status]).toEqual(['final', 'final'])
  expect(JSON.stringify(final.item('SNA')?.note ?? [])).not.toMatch(/points|confirmed/)
})

it('leaves every value of a tracing preliminary that nobody confirmed, until somebody approves it', () => {
  const { item, report } = resourcesOf({ tracing: traced('detected') })
  expect([item('SNB')?.status, report?.status]).toEqual(['preliminary', 'preliminary'])
  expect(item('SNB')?.note?.[0]?.text).toBe('every point was detected automatically and none has been confirmed')
  expect(resourcesOf({ tracing: traced('detected'), approved: 'x' }).item('SNB')?.status).toBe('final')
})

it('tells a length whose scale nobody measured as a text with its mark, never as a quantity; angles stay quantities', () => {
  const at = { ...traced('manual'), ruler: null, fileScale: { mmPerPixel: 0.1, provenance: 'detector' as const } }
  const { item } = resourcesOf({ tracing: at })
  const length = item('U1 to palatal plane(mm)')
  expect([length?.valueQuantity, length?.valueString]).toEqual([undefined, expect.stringMatching(/^≈ \d+\.\d mm$/)])
  expect(length?.interpretation).toBeUndefined()
  const notes = (length?.note ?? []).map(({ text }) => text)
  expect(notes).toEqual(
    expect.arrayContaining([
      'scale: Detector pixels, not the patient’s plane (≈)',
      '≈ marks lengths whose scale was not measured.',
    ]),
  )
  expect(item('SNA')?.valueQuantity?.code).toBe('deg')
  const measured = resourcesOf().item('U1 to palatal plane(mm)')
  expect([measured?.valueQuantity?.code, measured?.valueString]).toEqual(['mm', undefined])
})

it('says of a length that the other films of the case withhold that its scale is doubted, wholly in the reader’s language', () => {
  const notesIn = (lang: 'zh' | 'en') => {
    const { item } = resourcesOf({ lang, doubted: true })
    const length = item('U1 to palatal plane(mm)')
    expect(length?.valueQuantity).toBeUndefined()
    expect(item('SNA')?.valueQuantity?.code).toBe('deg')
    return (length?.note ?? []).map(({ text }) => text)
  }
  expect(notesIn('en')).toEqual([
    'scale: Ruler',
    expect.stringContaining('Compared with the other records, the scale is doubted'),
  ])
  expect(notesIn('zh')).toEqual(['比例：标尺', expect.stringContaining('与其他记录相比，此片比例可疑')])
})

it('says of a length by a scale that is unlikely, or was not used, what paper says of it; of an angle nothing', () => {
  const notes = (mm: number, item: string): readonly string[] => {
    const { item: of } = resourcesOf({ tracing: { ...traced('manual'), ruler: { ends, mm } } })
    return (of(item)?.note ?? []).map(({ text }) => text).filter(text => text.startsWith('scale: '))
  }
  const length = 'U1 to palatal plane(mm)'
  expect(notes(7, length)).toEqual(['scale: Ruler', 'scale: doubtful: S-Na = 50.3 mm, usually 55–90 mm'])
  expect(notes(1, length)[1]).toBe('scale: the given scale is impossible (S-Na = 7.2 mm) and not used')
  expect([notes(10, length), notes(7, 'SNA')]).toEqual([['scale: Ruler'], []])
})

it('rounds the error as the value it belongs to is judged', () => {
  const points = Object.fromEntries(
    Object.entries(traced('manual').points).map(([name, point]) => [name, { ...point, errorPx: 7 }]),
  ) as Tracing['points']
  const errorOf = (name: string) =>
    resourcesOf({ tracing: { ...traced('manual'), points } })
      .item(name)
      ?.note?.find(({ text }) => text.startsWith('standard'))?.text
  expect([errorOf('SNA'), errorOf('U1 to palatal plane(mm)')]).toEqual([
    expect.stringMatching(/^standard error ±\d+\.\d\d°$/),
    expect.stringMatching(/^standard error ±\d+\.\d\d mm$/),
  ])
})

it('says of a norm whom it was measured on, as the screen does, where it has no age group', () => {
  const named = (name: string) => builtInAnalyses.find(each => each.name === name) ?? own
  const textOf = (name: string, item: string) =>
    resourcesOf({ analysis: named(name) }).item(item)?.referenceRange?.[0]?.text ?? ''
  expect(textOf('McNamara', 'A to N-Perp')).toContain('(female, adults; ')
  expect(textOf('九院', 'SNA(九院)')).toContain('(both sexes, permanent; ')
  expect(textOf('Tweed', 'FMA(Tweed)')).toContain('(both sexes; ')
})

it('says by its stars how far a value lies outside the norm, in both languages, and nothing of a normal one', () => {
  const far = (by: number): Tracing => {
    const { points, ...rest } = traced('manual')
    return { ...rest, points: { ...points, ...(points.A ? { A: { ...points.A, x: points.A.x + by } } : {}) } }
  }
  const notes = (by: number, lang: 'zh' | 'en') =>
    (resourcesOf({ tracing: far(by), lang }).item('SNA')?.note ?? []).map(({ text }) => text).join('|')
  expect(notes(200, 'en')).toContain('★★★ large, degree 3')
  expect(notes(-200, 'zh')).toContain('★★★ 偏小 3 级')
  expect(notes(0, 'en')).not.toMatch(/★|within the norm/)
})

it('says nothing in words of a length by a scale nobody measured, which it does not judge', () => {
  const notes = (scale: Pick<Tracing, 'ruler' | 'fileScale'>) =>
    (resourcesOf({ tracing: { ...traced('manual'), ...scale }, analysis: abo }).item('Upper lip to E-plane')?.note ?? []).map(
      ({ text }) => text,
    )
  const measured = notes({ ruler: { ends, mm: 10 }, fileScale: null })
  const spaced = notes({ ruler: null, fileScale: { mmPerPixel: 0.1, provenance: 'detector' } })
  expect(measured.filter(text => /lip/i.test(text))).toHaveLength(1)
  expect(spaced).toContain('≈ marks lengths whose scale was not measured.')
  expect(spaced.filter(text => /lip|★/i.test(text))).toEqual([])
})

it('calls a meaning borderline where the error of its value may take it into the norm', () => {
  const withError = (errorPx: number): Tracing => {
    const points = Object.entries(traced('manual').points).map(([name, point]) => [name, { ...point, errorPx }] as const)
    return { ...traced('manual'), points: Object.fromEntries(points) }
  }
  const notes = (errorPx: number) =>
    (resourcesOf({ tracing: withError(errorPx), analysis: abo }).item('Upper lip to E-plane')?.note ?? []).map(({ text }) => text)
  expect(notes(1)).toContain('Upper lip retrusive')
  expect(notes(40)).toContain('Upper lip retrusive (borderline)')
})
