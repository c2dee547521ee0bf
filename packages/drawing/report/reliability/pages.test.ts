import { landmarkNames } from '@sella/ceph/data/landmarks'
import { itemNames, measurements } from '@sella/ceph/data/measurements'
import { agreementOf } from '@sella/ceph/reliability/agreement'
import type { Pair } from '@sella/ceph/reliability/pair'
import type { ItemAgreement, Study } from '@sella/ceph/reliability/study'
import { itemColumns, itemText, pointColumns, pointText, suspectsBias } from '@sella/ceph/reliability/study-columns'
import { studyGrids } from '@sella/ceph/reliability/study-grids'
import { trendTexts } from '@sella/ceph/reliability/trend-text'
import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markBounds } from '../../scene/marks/index'
import { doubtful, paper } from '../paper'
import { wordsOf } from '../testing/labels'
import { marksOf, pageWords } from '../testing/page-words'
import { reliabilityPages } from './pages'

const itemOf = (pairs: readonly Pair[], i: number): ItemAgreement => {
  const item = itemNames[i] ?? 'SNA'
  const agreement = agreementOf(pairs)
  if (!agreement) throw new Error('no pair')
  const { name, unit } = measurements[item]
  const films = pairs.map((pair, at) => ({ film: `f${at}`, pair }))
  return { item, name, unit, agreement, corrected: agreement.bias?.p ?? null, pairs: films }
}

const pointOf = (distance: number, within: number): Study['points'][number] => ({
  ...{ name: 'S', n: 12, meanDistance: distance, forward: distance / 2, down: distance / 3 },
  ...{ biasForward: -distance / 5, biasDown: 0, within, withinInterval: [within / 2, within], further: [] },
})

const studyOf = (lists: readonly (readonly Pair[])[]): Study => ({
  scaleless: 0,
  stages: null,
  films: lists[0]?.length ?? 0,
  items: lists.map(itemOf),
  points: [pointOf(1.236, 0.75)],
})

const pagesOf = (study: Study, lang: 'zh' | 'en' = 'zh') =>
  reliabilityPages({
    ...{ lang, study, about: [['第二次读数', '乙']], clinic: '', doctor: '周', printedAt: '2026-11-23', snapshot: 'abc' },
  })

const everyPoint = (study: Study): Study => ({
  ...study,
  points: landmarkNames.map(name => ({ ...pointOf(1.2, 0.5), name })),
})

describe.each(['zh', 'en'] as const)('every landmark and heading (%s)', lang => {
  it('is read to its end', () => {
    const lists = Array.from({ length: 3 }, (): readonly Pair[] => Array.from({ length: 12 }, (_, i) => [80 + i, 81 + i]))
    const cut = pagesOf(everyPoint(studyOf(lists)), lang)
      .flatMap(marksOf)
      .flatMap(mark => (mark.mark === 'label' ? [wordsOf(mark)] : []))
      .filter(words => words.endsWith('…'))
    expect(cut).toEqual([])
  })
})

const value = evenly(-120, 120)
const pairs = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 30 })

/** How far a shown number lies from the value, in half steps of its last digit; a value just between two may be shown as either. */
const roundingOf = (shown: string, value: number, digits: number): number =>
  Math.abs(Number(shown.replace('−', '-')) - value) * 2 * 10 ** digits - 1e-6

describe('a study of readings', () => {
  it('says the same number on paper as on the screen, and the tables hold it unrounded', () => {
    fc.assert(
      fc.property(
        fc.array(pairs, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('zh' as const, 'en' as const),
        (lists, lang) => {
          const study = studyOf(lists)
          const words = pagesOf(study, lang).map(pageWords).join(' | ')
          const [items, points] = studyGrids(study, [], lang)
          for (const [i, row] of study.items.entries())
            for (const [at, { key, digits }] of itemColumns.entries()) {
              const shown = itemText(row, key, lang)
              const cell = items?.rows[i]?.[at]
              // Without the bias where one is suspected; the share of the error and trends stand in the tables; words stand for both p of no scatter.
              const inWords = key === 'p_holm' && row.agreement.bias !== null && row.agreement.bias.p === null
              const inTables = ['error_share_percent', 'p_bias_trend', 'p_scatter_trend'].includes(key)
              const printed = key === 'bias_free' ? suspectsBias(row) : !inTables && !inWords
              if (printed) expect(words, key).toContain(shown)
              if (typeof cell !== 'number' || digits === null) continue
              if (shown === '<0.001') expect(cell).toBeLessThan(0.001)
              else expect(roundingOf(shown, cell, digits)).toBeLessThanOrEqual(1)
            }
          for (const [i, row] of study.points.entries())
            for (const [at, { key, digits }] of pointColumns.entries()) {
              const shown = pointText(row, key, lang)
              // Success beyond 2 mm stands in the tables.
              if (!/^within_(2_5|3|4)_mm/.test(key)) expect(words, key).toContain(shown)
              const cell = points?.rows[i]?.[at]
              if (typeof cell === 'number' && digits !== null) expect(roundingOf(shown, cell, digits)).toBeLessThanOrEqual(1)
            }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('fills as many pages as it takes, each row once, each measurement with its plot, nothing beside the paper', () => {
    const lists = Array.from({ length: 75 }, (_, i): readonly Pair[] => [
      [80 + i, 81],
      [70, 71 + i / 10],
    ])
    const pages = pagesOf(studyOf(lists))
    const rows = pages.flatMap(marksOf).flatMap(mark => (mark.cell?.table === 'items' && mark.cell.names === 'row' ? [mark] : []))
    expect(new Set(rows.map(mark => (mark.mark === 'label' ? mark.runs[0]?.text : ''))).size).toBeGreaterThan(60)
    expect(pages.flatMap(marksOf).filter(({ mark }) => mark === 'group')).toHaveLength(75)
    for (const page of pages)
      for (const mark of page.layers.flatMap(({ marks }) => marks))
        if (mark.mark === 'label') expect(mark.at.y).toBeLessThan(paper.height)
    expect(pageWords(pages.at(-1) ?? { width: 0, height: 0, pixel: 1, layers: [] })).toContain(
      `${pages.length} / ${pages.length}`,
    )
  })

  it.each(['zh', 'en'] as const)(
    'says beside a plot that its bias or scatter goes by the value, in full and apart from the next (%s)',
    lang => {
      const leaning = Array.from({ length: 12 }, (_, i): Pair => [80 + i, 80 + i * 1.2 + (i % 2 ? 0.02 : -0.02)])
      const fanning = Array.from({ length: 12 }, (_, i): Pair => [60 + i, 60 + i + (i % 2 ? 0.1 : -0.1) * (i + 1) ** 2])
      const steady = Array.from({ length: 12 }, (_, i): Pair => [70 + i, 70.1 + i + [0.2, -0.2, -0.2, 0.2][i % 4]!])
      const study = studyOf([leaning, fanning, steady, leaning, fanning])
      const texts = study.items.map(row => trendTexts(row, lang))
      expect(texts.map(each => each.length > 0)).toEqual([true, true, false, true, true])
      const pages = pagesOf(study, lang)
      const bare = (text: string) => text.replaceAll(/[\s|]/g, '')
      const words = bare(pages.map(pageWords).join(' '))
      for (const text of texts.flat()) expect(words).toContain(bare(text))
      for (const page of pages) {
        const marks = marksOf(page)
        const notes = marks.flatMap(mark =>
          mark.mark === 'label' && mark.runs[0]?.colour === doubtful ? [markBounds(mark, 1)] : [],
        )
        const plots = marks.flatMap(mark => (mark.mark === 'group' ? [mark.matrix[5]] : []))
        for (const { top, bottom } of notes) for (const y of plots) expect(bottom < y - 40 || top > y + 430).toBe(true)
      }
    },
  )

  it('leaves room between a bias and the widest p beside it', () => {
    const certain = Array.from({ length: 20 }, (_, i): Pair => [80 + i, 78.54 + i + (i % 2 ? 0.01 : -0.01)])
    const marks = pagesOf(studyOf([certain])).flatMap(marksOf)
    const labelled = (words: string) => marks.find(mark => mark.mark === 'label' && mark.runs[0]?.text === words)
    const [bias, p] = [labelled('−1.46'), labelled('<0.001 (<0.001)')]
    if (bias?.mark !== 'label' || p?.mark !== 'label') return expect.unreachable()
    expect(markBounds(p, 1).left - markBounds(bias, 1).right).toBeGreaterThan(12)
  })

  it('lets a table follow the one before on its page, and never leaves a head without rows', () => {
    const pairs: readonly Pair[] = [
      [81.2, 81.6],
      [79.5, 79.9],
    ]
    const single = pagesOf(studyOf([pairs]))
    expect(single).toHaveLength(1)
    expect(single[0]?.sections).toEqual(['测量项目', '标志点（S-Na = 71.8 mm 的面部）', 'Bland-Altman 图'])
    for (const count of [30, 31, 32, 33, 34, 35, 36])
      for (const page of pagesOf(studyOf(Array.from({ length: count }, () => pairs)))) {
        const tables = new Map<string, number>()
        for (const { cell } of marksOf(page)) if (cell) tables.set(cell.table, Math.max(tables.get(cell.table) ?? 0, cell.row))
        for (const [table, rows] of tables) expect(rows, table).toBeGreaterThan(0)
      }
  })

  it('prints a clinician beside the detector, the same numbers as of each alone', () => {
    const [study, beside] = [
      studyOf([
        [
          [81, 83],
          [79, 80],
        ],
      ]),
      studyOf([
        [
          [81, 81.2],
          [79, 79.1],
        ],
      ]),
    ]
    const pages = reliabilityPages({
      ...{ lang: 'zh', study, about: [], clinic: '', doctor: '周', printedAt: '2026-11-23', snapshot: 'abc' },
      beside: { of: '乙（再现性）', study: beside, detector: study },
    })
    const rows = pages.flatMap(marksOf).filter(({ cell }) => cell?.table === 'beside-items' && cell.row === 1)
    const words = rows.flatMap(mark => (mark.mark === 'label' ? [mark.runs.map(run => run.text).join('')] : []))
    const [own, hers] = [study.items[0], beside.items[0]]
    if (!own || !hers) throw new Error('no items')
    expect(words.slice(1, 7)).toEqual(
      (['n', 'dahlberg', 'bias'] as const).flatMap(key => [itemText(own, key, 'zh'), itemText(hers, key, 'zh')]),
    )
    expect(pages.map(pageWords).join()).toContain('与医师对照：乙（再现性）')
  })

  it('says that few films say little, and gives no ICC under ten', () => {
    const few = pagesOf(
      studyOf([
        [
          [81.2, 81.6],
          [79.5, 79.9],
          [83.1, 82.7],
        ],
      ]),
    )
      .map(pageWords)
      .join()
    expect(few).toContain('不足 10 张，不给 ICC')
    expect(few).toContain('| – | 0.91')
  })

  it('names films by number and no patient', () => {
    const grids = studyGrids(
      studyOf([
        [
          [1, 2],
          [3, 4],
        ],
      ]),
      [],
      'en',
    )
    expect(grids[2]?.rows.map(row => row[1])).toEqual(['F1', 'F2'])
    expect(grids[2]?.rows.map(row => row.slice(2))).toEqual([
      [1, 2, 1.5, 1],
      [3, 4, 3.5, 1],
    ])
  })
})
