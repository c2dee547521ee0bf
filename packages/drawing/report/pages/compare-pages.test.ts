import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import type { GroupMark } from '../../scene/scene'
import { comprehensive } from '../comprehensive'
import { footRule, inner, paper } from '../paper'
import { comparisonAlone, grownComparison, grownRecord, grownRecords, schemeOf } from '../testing/compared-records'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { compareAnalysisPages } from './compare-analysis'
import { boardSuperimpositions } from './compare-board'
import { compareFilmPages } from './compare-films'
import { compareWigglePages } from './compare-wiggle'

const langs = ['zh', 'en'] as const

describe.each(langs)('the polygon of deviations (%s)', lang => {
  it.each(builtInAnalyses.map(({ name }) => name))('stands on one page, no word on another, none cut: %s', method => {
    for (const count of [2, 10])
      for (const page of compareWigglePages(grownComparison(count, { method, over: { lang } }))) {
        expect(collisions(page)).toEqual([])
        for (const label of labels(page)) {
          expect(wordsOf(label)).not.toMatch(/…$/)
          expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
          expect(boxOf(label).right, wordsOf(label)).toBeLessThanOrEqual(paper.width)
        }
      }
  })
})

describe('the polygon of deviations', () => {
  it('joins every value of a record in the order of the rows, by its own kind of line', () => {
    const [page] = compareWigglePages(grownComparison(2, { method: 'ABO' }))
    if (!page) throw new Error('one page')
    const lines = marksOf(page).filter(mark => mark.mark === 'line' && [2.1, 1.2 * 2.1].includes(mark.stroke.width))
    // Eleven items: ten lines and a sample in the legend for each of two records.
    expect(lines.length).toBe(2 * (10 + 1))
  })

  it('breaks where a value is missing, and is none of too few items', () => {
    const edit = (tracing: Tracing): Tracing => {
      const { B: _, ...points } = tracing.points
      return { ...tracing, points }
    }
    const [whole, broken] = [grownComparison(2, { method: 'ABO' }), grownComparison(2, { method: 'ABO', edit })].map(of =>
      marksOf(compareWigglePages(of)[0] ?? { layers: [], width: 0, height: 0, pixel: 1 }).filter(mark => mark.mark === 'dot'),
    )
    // SNB, ANB and L1-NB are gone from both records.
    expect((whole?.length ?? 0) - (broken?.length ?? 0)).toBe(2 * 3)
    const lone = grownComparison(1, { method: 'ABO' })
    expect(compareWigglePages(lone)).toEqual([])
  })
})

/** No scale of a measured kind, and every point a guess: with all its signs a change is at its longest. */
const leastSure = (tracing: Tracing): Tracing => ({
  ...tracing,
  fileScale: null,
  ruler: null,
  points: Object.fromEntries(Object.entries(tracing.points).map(([name, at]) => [name, { ...at, origin: 'estimated' as const }])),
})

describe.each(langs)('how a value changed (%s)', lang => {
  it.each(builtInAnalyses.map(({ name }) => name))('is told with its verdict, and SDC is told below: %s', method => {
    for (const edit of [(tracing: Tracing) => tracing, leastSure])
      for (const page of compareAnalysisPages(grownComparison(2, { method, over: { lang }, edit }))) {
        const texts = labels(page).map(wordsOf)
        const changes = texts.filter(words => /±\d/.test(words) && /变化|[Cc]hange|SDC/.test(words))
        expect(changes.length).toBeGreaterThan(0)
        for (const words of changes) expect(words).not.toMatch(/…$/)
        expect(changes.filter(words => /(误差内|within error)$/.test(words)).length).toBeGreaterThan(0)
        expect(texts.join('')).toContain('SDC')
      }
  })
})

describe('pages of several records', () => {
  it('tell a change only between records that stand on the page', () => {
    const pages = compareAnalysisPages(grownComparison(5, { method: 'ABO' })).map(pageWords)
    expect(pages).toHaveLength(2)
    const [first, second] = pages
    expect(first).toContain('变化 2025.01.01 → 2025.03.01')
    expect(second).toContain('变化 2025.01.01 → 2025.05.01')
    for (const day of ['2025.01.01', '2025.04.01', '2025.05.01']) expect(second).toContain(day)
    expect(second).not.toContain('2025.02.01')
  })

  it('are not repeated for a second scheme of the same records, but for its own superimposition and result', () => {
    const [first, second] = [grownComparison(2), { ...grownComparison(2, {}, { overFun: 'pp' }), name: '仅腭平面' }]
    const count = (schemes: readonly (typeof first)[], what: string) =>
      comprehensive(grownRecord(0).input, schemes).filter(page => pageWords(page).startsWith(what)).length
    expect(count([first, second], '照片对比')).toBe(count([first], '照片对比'))
    expect(count([first, second], '分析对比')).toBe(count([first], '分析对比'))
    expect(count([first, second], '治疗结果')).toBe(2)
  })

  it('print no photos of a second scheme that stand beside each other already, and those that do not', () => {
    const photo = { href: 'picture:face', width: 600, height: 800 }
    const kinds = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Front_Intraoral', 'Upper_Occlusal'] as const
    const over = { photos: Object.fromEntries(kinds.map(kind => [kind, photo])) }
    const records = grownRecords(3, { over })
    const schemeOf3 = (name: string, ...at: readonly number[]) =>
      comparisonAlone(
        schemeOf(
          at.map(i => `r${i}`),
          { name },
        ),
        records.filter((_, i) => at.includes(i)),
      )
    const photosOf = (...schemes: readonly ReturnType<typeof schemeOf3>[]) =>
      comprehensive(grownRecord(0).input, schemes).filter(page => pageWords(page).startsWith('照片对比')).length
    const all = schemeOf3('全部', 0, 1, 2)
    expect(photosOf(all)).toBe(2)
    expect(photosOf(all, schemeOf3('前两次', 0, 1))).toBe(2)
    expect(photosOf(all, schemeOf3('首末', 0, 2))).toBe(3)
  })

  it.each(langs)('say the time and S-Na between records years apart to the end (%s)', lang => {
    const days = ['2016-05-10', '2021-06-30', '2025-07-25']
    const records = grownRecords(3, { over: { lang } }).map((record, i) => {
      const { input } = record
      return { ...record, input: { ...input, record: { ...input.record, date: days[i] ?? '' } } }
    })
    for (const overFun of ['multiview', 'pp', 'sn'] as const) {
      const of = comparisonAlone(schemeOf(['r0', 'r1', 'r2'], { overFun }), records)
      for (const page of [...compareFilmPages(of), ...boardSuperimpositions(of)]) {
        expect(
          labels(page)
            .map(wordsOf)
            .filter(words => words.endsWith('…')),
        ).toEqual([])
        // A number keeps its unit, and what it is of.
        expect(labels(page).map(wordsOf)).toContainEqual(expect.stringMatching(/S–Na [^·]*\+0\.6 mm/))
        expect(collisions(page)).toEqual([])
      }
    }
  })

  it('give the picture of one jaw alone the width of the page', () => {
    const widest = (overFun: 'pp' | 'mp' | 'sn') => {
      const [page] = compareFilmPages(grownComparison(2, {}, { overFun }))
      if (!page) throw new Error('one page')
      return Math.max(
        ...page.layers
          .flatMap(layer => layer.marks)
          .map(mark => (mark.mark === 'group' && mark.clip && mark.clip.width < 800 ? mark.clip.width * mark.matrix[0] : 0)),
      )
    }
    expect(widest('pp')).toBeGreaterThan(inner.width * 0.9)
    expect(widest('mp')).toBeGreaterThan(inner.width * 0.65)
    for (const overFun of ['pp', 'mp'] as const)
      for (const lang of langs)
        for (const page of compareFilmPages(grownComparison(3, { over: { lang } }, { overFun })))
          expect(collisions(page)).toEqual([])
  })
})

const groupsOf = (page: Parameters<typeof marksOf>[0]) =>
  page.layers.flatMap(({ marks }) => marks).filter((mark): mark is GroupMark => mark.mark === 'group')
const isFilm = ({ marks }: GroupMark): boolean => marks.some(({ mark }) => mark === 'picture')

describe.each(langs)('the films of a scheme (%s)', lang => {
  it.each([2, 3, 4, 5, 10])('of %s records stand there once each, and no superimposition twice', count => {
    const pages = compareFilmPages(grownComparison(count, { over: { lang } }))
    const groups = pages.flatMap(groupsOf)
    expect(groups.filter(isFilm)).toHaveLength(count)
    const drawn = groups.filter(group => !isFilm(group)).map(({ marks }) => JSON.stringify(marks))
    expect(drawn).toHaveLength(3 * pages.length)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(pages).toHaveLength(count === 3 ? 1 : Math.ceil(count / 2))
    for (const page of pages) expect(collisions(page)).toEqual([])
  })

  it.each([2, 3, 10])('of %s records are named to the end, the reference among them, by kinds of line too', count => {
    for (const kinds of [false, true])
      for (const page of compareFilmPages(grownComparison(count, { over: { lang } }, { lines: { colours: 'own', kinds } }))) {
        const texts = labels(page).map(wordsOf)
        expect(texts.filter(words => /^\S* ?\d{4}\.\d\d\.\d\d \[/.test(words) && words.endsWith('…'))).toEqual([])
        expect(texts.some(words => words.endsWith(lang === 'zh' ? '· 基准' : '· reference'))).toBe(true)
        expect(collisions(page)).toEqual([])
      }
  })

  it.each([2, 3])('are of one size where %s stand on a page', count => {
    for (const page of compareFilmPages(grownComparison(count, { over: { lang } }))) {
      const widths = groupsOf(page)
        .filter(isFilm)
        .map(({ matrix, clip }) => Math.round(matrix[0] * (clip?.width ?? 0)))
      expect(new Set(widths).size).toBe(1)
    }
  })
})
