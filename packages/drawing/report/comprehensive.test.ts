import type { SchemeLines } from '@sella/ceph/superimpose/scheme'
import { describe, expect, it } from 'vitest'
import type { Scene } from '../scene/scene'
import type { GivenRecord } from './comparison'
import { comprehensive } from './comprehensive'
import type { ReportInput } from './input'
import { compareAnalysisPages } from './pages/compare-analysis'
import { paper } from './paper'
import { comparisonAlone, grownComparison, grownRecord, grownRecords, schemeOf } from './testing/compared-records'
import { marksOf, pageWords } from './testing/page-words'
import { manyRows } from './testing/report-input'

const record = (i: number, method = 'Jarabak'): ReportInput => grownRecord(i, { method }).input
const scheme = schemeOf
const given = grownRecords
const compared = grownComparison
const words = pageWords

/** The records with that many rows, each with values of its own. */
const withRows = (records: readonly GivenRecord[], count: number): readonly GivenRecord[] =>
  records.map(record => ({ ...record, measured: { ...record.measured, rows: manyRows(record.measured.rows, count) } }))

describe('the comprehensive report', () => {
  const pages = comprehensive(record(0), [compared(3)])

  it('is cover, photos, analysis, then for the scheme its three films, its photos, values, their polygon and the result', () => {
    const titles = [
      '头影测量分析报告',
      '测试 照片',
      'CEPH',
      'CEPH',
      '治疗前后',
      '照片对比',
      '分析对比',
      '分析对比',
      '偏差多边形',
      '治疗结果',
    ]
    expect(pages).toHaveLength(titles.length)
    // Three records with photos of the face alone share a page.
    expect(pages[5]?.parts).toEqual(['photos'])
    for (const [i, title] of titles.entries()) expect(words(pages[i] as Scene), `page ${i + 1}`).toContain(title)
  })

  it('numbers every page, the cover too', () => {
    expect(words(pages[0] as Scene)).toContain('1 / 10')
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
    expect(comprehensive(record(0), [])).toHaveLength(4)
  })

  it('labels each film with its date in dots and its stage in brackets', () => {
    expect(words(pages[4] as Scene)).toContain('2025.01.01 [中期]')
    expect(words(pages[4] as Scene)).toContain('2025.03.01 [中期]')
  })
})

describe('a scheme on paper', () => {
  it('draws its registrations in the order sn, pp, mp, the first record held and the others laid on it', () => {
    const { pictures } = compared(2)
    expect(pictures.map(({ overlay }) => overlay.method)).toEqual(['sn', 'pp', 'mp'])
    for (const { records, overlay } of pictures) {
      expect(records.map(({ id }) => id)).toEqual(['r0', 'r1'])
      expect(overlay.registrationPoint).not.toBeNull()
    }
  })

  it('prints the lines as the scheme keeps them: the Board’s colours, kinds of line', () => {
    const own = ['#123456', '#654321', '#112233']
    const made = (lines?: SchemeLines) => comparisonAlone(scheme(['r0', 'r1', 'r2'], lines ? { lines } : {}), given(3), own)
    expect(made().records.map(each => each.colour)).toEqual(own)
    const board = made({ colours: 'board', kinds: true })
    expect(board.records.map(each => each.colour)).toEqual(['#14191c', '#1556c0', '#c4161c'])
    expect(board.pictures[0]?.records.map(each => each.line?.dash?.length ?? 0)).toEqual([0, 2, 2])
    expect(made().pictures[0]?.records.every(each => each.line === undefined)).toBe(true)
  })

  it('takes the doctor’s colours in order and her corrections', () => {
    const nudge = { x: 1, y: 0, turn: 0 }
    const comparison = comparisonAlone(scheme(['r1', 'r0'], { overFun: 'sn', imgTrans: { sn: { r0: nudge } } }), given(2), [
      '#111111',
      '#222222',
    ])
    expect(comparison.records.map(({ uuid, colour }) => [uuid, colour])).toEqual([
      ['r1', '#111111'],
      ['r0', '#222222'],
    ])
    const plain = comparisonAlone(scheme(['r1', 'r0'], { overFun: 'sn' }), given(2)).pictures[0]?.records[1]?.move
    expect((comparison.pictures[0]?.records[1]?.move.tx ?? 0) - (plain?.tx ?? 0)).toBeCloseTo(1, 9)
  })

  it('leaves out records that are not there, and superimposes nothing without a scale', () => {
    expect(comparisonAlone(scheme(['r0', 'gone']), given(1)).records.map(({ uuid }) => uuid)).toEqual(['r0'])
    const none = compared(2, { edit: tracing => ({ ...tracing, fileScale: null }) })
    expect(none.pictures).toEqual([])
    expect(words(comprehensive(record(0), [none])[4] as Scene)).toContain('缺少重叠所需')
  })

  it('explains stars and open dots under the values where there are any', () => {
    const back = (tracing: ReportInput['tracing'], i: number): ReportInput['tracing'] => {
      const { B } = tracing.points
      return B ? { ...tracing, points: { ...tracing.points, B: { ...B, x: B.x - 200 - 9 * i } } } : tracing
    }
    const plain = given(2, { method: 'ABO', edit: back })
    const of = (records: readonly GivenRecord[]) => comparisonAlone(scheme(['r0', 'r1']), records)
    const text = compareAnalysisPages(of(plain)).map(words).join('').replaceAll(' | ', '')
    expect(text).toContain('超出均值')
    expect(text).toContain('空心点在图示范围之外')
    const normal = plain.map(each => ({
      ...each,
      measured: { ...each.measured, rows: each.measured.rows.filter(row => row.class === 'normal') },
    }))
    const quiet = compareAnalysisPages(of(normal)).map(words).join(' ')
    expect(quiet).not.toMatch(/超出均值|空心点/)
  })

  it('leaves no page of values with a row or two', () => {
    const pages = compareAnalysisPages(comparisonAlone(scheme(['r0', 'r1']), withRows(given(2), 30)))
    expect(pages.map(page => (words(page).match(/R\d+ \|/g) ?? []).length)).toEqual([15, 15])
  })

  it('shows every row of every record, 28 on a page at most, three records at most beside each other', () => {
    const pages = compareAnalysisPages(comparisonAlone(scheme(['r0', 'r1', 'r2', 'r3']), withRows(given(4), 57)))
    expect(pages).toHaveLength(6)
    const all = pages.slice(0, 3).map(words).join(' | ')
    for (let i = 0; i < 57; i++) expect(all).toContain(`R${i} |`)
  })

  it('tells its records apart by number where it is printed in grey: in the legend, in every picture and over the values', () => {
    const comparison = compared(3)
    const pages = comprehensive(record(0), [comparison])
    const numbers = (page: Scene): readonly string[] =>
      marksOf(page).flatMap(mark =>
        mark.mark === 'label' && /^[1-9]$/.test(mark.runs[0]?.text ?? '') ? [mark.runs[0]?.text ?? ''] : [],
      )
    expect(comparison.records.map(({ number }) => number)).toEqual([1, 2, 3])
    const printed = numbers(pages[4] as Scene)
    // Once in the legend and once in each of the three pictures, and again under the films and pictures.
    for (const number of ['1', '2', '3']) expect(printed.filter(each => each === number).length).toBeGreaterThanOrEqual(4)
    expect(numbers(pages[8] as Scene)).toEqual(['1', '2', '3'])
  })

  it('says of a single record left that there is nothing to compare, not that it lacks something', () => {
    const alone = comprehensive(record(0), [comparisonAlone(scheme(['r0', 'gone']), given(1))])
    expect(words(alone[4] as Scene)).toContain('只有一条可用记录')
    expect(words(alone[4] as Scene)).not.toContain('缺少重叠所需')
  })

  it('says beside a missing value why it is missing', () => {
    const pages = compareAnalysisPages(compared(2, { method: 'ABO', edit: tracing => ({ ...tracing, fileScale: null }) }))
    const text = pages.map(words).join(' | ')
    expect(text).toContain('未设比例')
  })

  it('says where porion follows different definitions, beside each change that leans on it', () => {
    const [first, last] = (['machine', 'anatomic'] as const).map((definition, i) => {
      const { input, measured, uuid } = grownRecord(i, { method: 'ABO' })
      const { Po } = input.tracing.points
      if (!Po) throw new Error('the template has a porion')
      const tracing = { ...input.tracing, points: { ...input.tracing.points, Po: { ...Po, definition } } }
      return { uuid, input: { ...input, tracing }, measured }
    })
    if (!first || !last) throw new Error('two records')
    const pagesOf = (records: readonly (typeof first)[]) =>
      comprehensive(record(0), [comparisonAlone(scheme(['r0', 'r1']), records)])
        .map(words)
        .join(' | ')
    const printed = pagesOf([first, last])
    expect(printed).toContain('耳点定义不同：2025.01.01 机械耳点')
    expect(printed).toMatch(/变化 [−+]?[\d.]+° · 耳点定义不同/)
    const alike = pagesOf([first, { ...last, input: { ...last.input, tracing: first.input.tracing } }])
    expect(alike).not.toContain('耳点定义不同')
  })
})
