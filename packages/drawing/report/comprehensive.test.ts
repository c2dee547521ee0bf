import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { describe, expect, it } from 'vitest'
import type { Mark, Scene } from '../scene/scene'
import { templateTracing } from '../tracing/testing/template-tracing'
import { type Comparison, comparisonOf } from './comparison'
import { comprehensive } from './comprehensive'
import type { ReportInput } from './input'
import { compareAnalysisPages } from './pages/compare-analysis'
import { paper } from './paper'
import { manyRows, reportInput } from './testing/report-input'

const scheme = (uuids: readonly string[], over: Partial<OverlapScheme> = {}): OverlapScheme => ({
  ...{ name: '治疗前后', uuids, cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} },
  ...over,
})
const photo = { href: 'picture:face', width: 600, height: 800 }

/** The template with a ruler, at a date of its own. */
const record = (date: string, over: Partial<ReportInput> = {}, method = 'Jarabak'): ReportInput => {
  const plain = reportInput(method, { record: { date, type: 2 }, photos: { Frontal_Photo: photo } })
  const tracing = { ...plain.tracing, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' as const } }
  const { analysis, subject } = plain
  return { ...plain, tracing, evaluation: evaluate(tracing, analysis, subject), ...over }
}
const given = (count: number, over: Partial<ReportInput> = {}) =>
  Array.from({ length: count }, (_, i) => {
    const input = record(`2025-0${i + 1}-01`, over)
    return { uuid: `r${i}`, input, measured: input.evaluation }
  })
const compared = (count: number, over: Partial<ReportInput> = {}): Comparison =>
  comparisonOf(scheme(given(count).map(({ uuid }) => uuid)), given(count, over))

const flat = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap(mark => (mark.mark === 'group' ? [mark, ...flat(mark.marks)] : [mark]))
const marksOf = (page: Scene) => flat(page.layers.flatMap(layer => layer.marks))
const words = (page: Scene): string =>
  marksOf(page)
    .flatMap(mark => (mark.mark === 'label' ? mark.runs.map(run => run.text) : []))
    .join(' | ')

describe('the comprehensive report', () => {
  const pages = comprehensive(record('2025-01-01'), [compared(3)])

  it('is cover, photos, analysis, then for the scheme films in pairs, photos in pairs and values', () => {
    const titles = [
      '头影测量分析报告',
      '测试 照片',
      'CEPH',
      'CEPH',
      '治疗前后',
      '重叠对比',
      '照片对比',
      '照片对比',
      '分析对比',
      '分析对比',
    ]
    expect(pages).toHaveLength(titles.length)
    for (const [i, title] of titles.entries()) expect(words(pages[i] as Scene), `page ${i + 1}`).toContain(title)
  })

  it('numbers every page but the cover', () => {
    expect(words(pages[0] as Scene)).not.toContain(' / 10')
    expect(words(pages[1] as Scene)).toContain('2 / 10')
    expect(words(pages[9] as Scene)).toContain('10 / 10')
  })

  it('keeps every text on the paper, above the foot but for the foot itself', () => {
    for (const page of pages)
      for (const mark of page.layers.flatMap(layer => layer.marks)) {
        if (mark.mark !== 'label') continue
        expect(mark.at.x).toBeGreaterThanOrEqual(0)
        expect(mark.at.x).toBeLessThanOrEqual(paper.width)
        expect(mark.at.y).toBeLessThan(paper.height)
      }
  })

  it('has no comparison pages without schemes', () => {
    expect(comprehensive(record('2025-01-01'), [])).toHaveLength(4)
  })

  it('labels each film with its date in dots and its stage in brackets', () => {
    expect(words(pages[4] as Scene)).toContain('2025.01.01 [中期]')
    expect(words(pages[5] as Scene)).toContain('2025.03.01 [中期]')
  })
})

describe('a scheme on paper', () => {
  it('draws its registrations in the order sn, pp, mp, the first record held and the others laid on it', () => {
    const { pictures } = compared(2)
    expect(pictures.map(({ overlay }) => overlay.method)).toEqual(['sn', 'pp', 'mp'])
    for (const { records, overlay } of pictures) {
      expect(records.map(({ id }) => id)).toEqual(['r0', 'r1'])
      expect(overlay.heldAt).not.toBeNull()
    }
  })

  it('takes the doctor’s colours in order and her corrections', () => {
    const nudge = { x: 1, y: 0, turn: 0 }
    const one = comparisonOf(scheme(['r1', 'r0'], { overFun: 'sn', imgTrans: { sn: { r0: nudge } } }), given(2), [
      '#111111',
      '#222222',
    ])
    expect(one.records.map(({ uuid, colour }) => [uuid, colour])).toEqual([
      ['r1', '#111111'],
      ['r0', '#222222'],
    ])
    expect(one.pictures[0]?.records[1]?.move.tx).toBeCloseTo(1, 9)
  })

  it('leaves out records that are not there, and superimposes nothing without a scale', () => {
    expect(comparisonOf(scheme(['r0', 'gone']), given(1)).records.map(({ uuid }) => uuid)).toEqual(['r0'])
    const bare = reportInput('Jarabak')
    const scaleless = {
      tracing: { ...bare.tracing, fileScale: null, ruler: null },
      evaluation: evaluate({ ...bare.tracing, fileScale: null, ruler: null }, bare.analysis, bare.subject),
    }
    const none = compared(2, scaleless)
    expect(none.pictures).toEqual([])
    expect(words(comprehensive(record('2025-01-01'), [none])[4] as Scene)).toContain('缺少重叠所需')
  })

  it('explains stars and open dots under the values where there are any', () => {
    const tracing = templateTracing({ B: { x: 1060, y: 1900 } })
    const scale = { fileScale: { mmPerPixel: 0.1, provenance: 'dicom' as const }, ruler: null }
    const plain = reportInput('ABO', { tracing: { ...tracing, ...scale } })
    const of = (input: ReportInput) =>
      comparisonOf(
        scheme(['r0', 'r1']),
        ['r0', 'r1'].map(uuid => ({ uuid, input, measured: input.evaluation })),
      )
    const text = compareAnalysisPages(of(plain)).map(words).join('').replaceAll(' | ', '')
    expect(text).toContain('超出均值')
    expect(text).toContain('空心点在图示范围之外')
    const rows = plain.evaluation.rows.filter(row => row.class === 'normal')
    const quiet = compareAnalysisPages(of({ ...plain, evaluation: { ...plain.evaluation, rows } }))
      .map(words)
      .join(' ')
    expect(quiet).not.toMatch(/超出均值|空心点/)
  })

  it('leaves no page of values with a row or two', () => {
    const { evaluation } = record('2025-01-01')
    const pages = compareAnalysisPages(compared(2, { evaluation: { ...evaluation, rows: manyRows(evaluation.rows, 30) } }))
    expect(pages.map(page => (words(page).match(/R\d+ \|/g) ?? []).length)).toEqual([15, 15])
  })

  it('shows every row of every record, 28 on a page at most, three records at most beside each other', () => {
    const evaluation = { ...record('2025-01-01').evaluation }
    const rows = manyRows(evaluation.rows, 57)
    const pages = compareAnalysisPages(compared(4, { evaluation: { ...evaluation, rows } }))
    expect(pages).toHaveLength(6)
    const all = pages.slice(0, 3).map(words).join(' | ')
    for (let i = 0; i < 57; i++) expect(all).toContain(`R${i} |`)
  })

  it('tells its records apart by number where it is printed in grey: in the legend, in every picture and over the values', () => {
    const one = compared(3)
    const pages = comprehensive(record('2025-01-01'), [one])
    const numbers = (page: Scene): readonly string[] =>
      marksOf(page).flatMap(mark =>
        mark.mark === 'label' && /^[1-9]$/.test(mark.runs[0]?.text ?? '') ? [mark.runs[0]?.text ?? ''] : [],
      )
    expect(one.records.map(({ number }) => number)).toEqual([1, 2, 3])
    const found = numbers(pages[4] as Scene)
    // Once in the legend and once in each of the three pictures; more under the films and pictures.
    for (const number of ['1', '2', '3']) expect(found.filter(each => each === number).length).toBeGreaterThanOrEqual(4)
    expect(numbers(pages[8] as Scene)).toEqual(['1', '2', '3'])
  })

  it('says of a single record left that there is nothing to compare, not that it lacks something', () => {
    const alone = comprehensive(record('2025-01-01'), [comparisonOf(scheme(['r0', 'gone']), given(1))])
    expect(words(alone[4] as Scene)).toContain('只有一条可用记录')
    expect(words(alone[4] as Scene)).not.toContain('缺少重叠所需')
  })

  it('says beside a missing value why it is missing', () => {
    const plain = reportInput('ABO')
    const tracing = { ...plain.tracing, fileScale: null, ruler: null }
    const input = { ...plain, tracing, evaluation: evaluate(tracing, plain.analysis, plain.subject) }
    const records = ['r0', 'r1'].map(uuid => ({ uuid, input, measured: input.evaluation }))
    const text = compareAnalysisPages(comparisonOf(scheme(['r0', 'r1']), records))
      .map(words)
      .join(' | ')
    expect(text).toContain('未设比例')
  })

  it('says where porion follows different definitions, beside each change that leans on it', () => {
    const [first, last] = (['machine', 'anatomic'] as const).map((definition, i) => {
      const input = record(`2025-0${i + 1}-01`, {}, 'ABO')
      const { Po } = input.tracing.points
      if (!Po) throw new Error('the template has a porion')
      const tracing = { ...input.tracing, points: { ...input.tracing.points, Po: { ...Po, definition } } }
      return { uuid: `r${i}`, input: { ...input, tracing }, measured: input.evaluation }
    })
    if (!first || !last) throw new Error('two records')
    const pagesOf = (records: readonly (typeof first)[]) =>
      comprehensive(record('2025-01-01'), [comparisonOf(scheme(['r0', 'r1']), records)])
        .map(words)
        .join(' | ')
    const told = pagesOf([first, last])
    expect(told).toContain('耳点定义不同：2025.01.01 机械耳点')
    expect(told).toMatch(/变化 [-+]?[\d.]+° · 耳点定义不同/)
    const alike = pagesOf([first, { ...last, input: { ...last.input, tracing: first.input.tracing } }])
    expect(alike).not.toContain('耳点定义不同')
  })
})
