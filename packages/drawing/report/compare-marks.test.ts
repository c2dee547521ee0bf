import { radians } from '@sella/ceph/geometry/angle'
import { describe, expect, it } from 'vitest'
import type { LabelMark } from '../scene/scene'
import { overlapColour } from '../tracing/overlap-colours'
import { compareAnalysisPages } from './pages/compare-analysis'
import { compareFilmPages } from './pages/compare-films'
import { comparisonAlone, grownComparison, grownRecords, schemeOf } from './testing/compared-records'
import { marksOf, pageWords } from './testing/page-words'

type Wish = NonNullable<Parameters<typeof grownComparison>[1]>
type Over = Parameters<typeof grownComparison>[2]

const films = (count: number, wish: Wish = {}, over: Over = {}): string =>
  compareFilmPages(grownComparison(count, wish, over))
    .map(pageWords)
    .join(' | ')
const values = (count: number, wish: Wish = {}, over: Over = {}): string =>
  compareAnalysisPages(grownComparison(count, wish, over))
    .map(pageWords)
    .join(' | ')

/** Another scale on the last record: S-Na there is so many times as long. */
const rescaled = (times: number, last = 1): Wish => ({
  edit: (tracing, i) => (i === last ? { ...tracing, fileScale: { mmPerPixel: 0.1 * times, provenance: 'dicom' } } : tracing),
})

const pageText = ({ runs }: LabelMark): string => runs.map(run => run.text).join('')

describe('the values beside each other', () => {
  it('stand in the column of their own record, no two columns alike', () => {
    const comparison = grownComparison(3)
    const [page] = compareAnalysisPages(comparison)
    if (!page) throw new Error('a page')
    const labels = marksOf(page).flatMap(mark =>
      mark.mark === 'label' && mark.align === 'end' && !pageText(mark).includes('±')
        ? [{ x: mark.at.x, text: pageText(mark) }]
        : [],
    )
    const columns = comparison.records.map(({ measured }) => measured.rows.map(row => row.shown))
    expect(new Set(columns.map(column => column.join())).size).toBe(3)
    const rights = [...new Set(labels.map(({ x }) => x))].sort((a, b) => a - b)
    const columnTexts = rights.map(x => labels.filter(label => label.x === x).map(({ text }) => text))
    for (const [i, { measured }] of comparison.records.entries()) {
      // The column of the nth record from the left holds its values and no other's.
      const column = columnTexts.filter(texts => texts.some(text => /^\d/.test(text)))[i] ?? []
      const own = measured.rows.map(row => row.shown)
      expect(column.length, `record ${i + 1}`).toBeGreaterThan(10)
      expect(
        column.filter(text => !own.includes(text)),
        `record ${i + 1}`,
      ).toEqual([])
      const other = comparison.records[(i + 1) % 3]?.measured.rows.map(row => row.shown) ?? []
      expect(column.filter(text => !other.includes(text)).length, `record ${i + 1}`).toBeGreaterThan(5)
    }
  })

  it('have their dots under each other in the order of the records, as the head says', () => {
    const comparison = grownComparison(3, { method: 'ABO' })
    const [page] = compareAnalysisPages(comparison)
    if (!page) throw new Error('a page')
    expect(pageWords(page)).toContain('↓ 1–3')
    const colours = [0, 1, 2].map(i => overlapColour(i, 'light', null))
    const dots = marksOf(page).flatMap(mark =>
      mark.mark === 'dot' && mark.radius === 8 && mark.stroke ? [{ at: mark.at, colour: mark.stroke.colour }] : [],
    )
    const rows = Array.from({ length: dots.length / 3 }, (_, i) => dots.slice(3 * i, 3 * i + 3))
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      const down = row.toSorted((a, b) => a.at.y - b.at.y).map(dot => dot.colour)
      expect(down).toEqual(colours)
    }
  })
})

describe('a correction by hand on paper', () => {
  const nudge = { x: 5, y: 0, turn: radians(-2) }
  const over = { imgTrans: { sn: { r1: nudge } } }

  it('is told in words beside the residual that is left after it, for that picture and record alone', () => {
    const printed = films(2, {}, over)
    const residual = /微调后余差 ([\d.]+) mm/.exec(printed)?.[1]
    expect(Number(residual)).toBeGreaterThan(4)
    expect(printed).toContain('手动微调 向前 5.0 mm、前端上抬 2.0°')
    expect(printed.match(/手动微调/g)).toHaveLength(1)
    expect(films(2)).not.toContain('微调')
  })

  it('is told in English too', () => {
    expect(films(2, { over: { lang: 'en' } }, over)).toContain('adjusted by hand: 5.0 mm forward, 2.0° front up')
  })
})

describe('an impossible scale on paper', () => {
  it('takes the lengths from every table and picture, says why, and leaves the angles', () => {
    const [pages, table] = [films(2, rescaled(1.2)), values(2, rescaled(1.2))]
    for (const text of [pages, table]) expect(text).toContain('比例可疑：2025.01.01 → 2025.02.01 S–Na 变化 +1')
    expect(pages).not.toMatch(/余差 [\d≈]|10 mm(?! 短线)/)
    expect(table).not.toMatch(/\| 变化 [+−\d.]+ mm/)
    expect(table).toMatch(/变化 [+−\d.]+°/)
    const lengths = grownRecords(2, rescaled(1.2)).flatMap(record => record.measured.rows.filter(row => row.unit === 'mm'))
    expect(lengths.length).toBeGreaterThan(10)
    const { records } = grownComparison(2, rescaled(1.2))
    for (const { measured, input } of records)
      for (const rows of [measured.rows, input.evaluation.rows])
        expect(rows.filter(row => row.unit === 'mm' && row.reading.status === 'read')).toEqual([])
  })

  it('is said in English too', () => {
    expect(films(2, { ...rescaled(1.2), over: { lang: 'en' } })).toContain(
      'A scale is doubted: 2025.01.01 → 2025.02.01: S–Na changed by +1',
    )
  })

  it('of a record in the middle costs the others nothing', () => {
    const { records } = grownComparison(3, rescaled(1.2))
    const read = records.map(({ measured }) => measured.rows.some(row => row.unit === 'mm' && row.reading.status === 'read'))
    expect(read).toEqual([true, false, true])
    expect(values(3, rescaled(1.2))).toMatch(/\| 变化 [+−\d.]+ mm/)
  })

  it('by a record that the scheme does not name is doubted all the same, and the page says beside which', () => {
    const between = [0.1, 0.103, 0.1015]
    const scaled: Wish = {
      edit: (tracing, i) => ({ ...tracing, fileScale: { mmPerPixel: between[i] ?? 0.1, provenance: 'dicom' } }),
    }
    const two = schemeOf(['r1', 'r2'])
    const whole = comparisonAlone(two, grownRecords(3, scaled))
    const read = whole.records.map(({ measured }) =>
      measured.rows.some(row => row.unit === 'mm' && row.reading.status === 'read'),
    )
    expect(read).toEqual([false, true])
    const facts = / · S–Na 变化|的比例适用于/
    expect(compareFilmPages(whole).map(pageWords).join(' | ')).not.toMatch(facts)
    expect(films(2)).toMatch(facts)
    for (const pages of [compareFilmPages(whole), compareAnalysisPages(whole)]) {
      const text = pages.map(pageWords).join(' | ')
      expect(text).toContain('比例可疑：2025.01.01 → 2025.02.01')
      expect(text).not.toMatch(/余差 \d|\| 变化 [+−\d.]+ mm/)
    }
    const alone = comparisonAlone(two, grownRecords(3, scaled).slice(1))
    expect(compareFilmPages(alone).map(pageWords).join(' | ')).toMatch(/余差 \d/)
  })

  it('that the doctor states to be right is printed with her word for it', () => {
    const stated = { scalesStated: { r0: 0.1, r1: 0.1 * 1.2 } }
    const [pages, table] = [films(2, rescaled(1.2), stated), values(2, rescaled(1.2), stated)]
    for (const text of [pages, table]) {
      expect(text).toContain('医师声明比例无误：2025.01.01 → 2025.02.01')
      expect(text).not.toContain('比例可疑')
    }
    expect(table).toMatch(/\| 变化 [+−\d.]+ mm/)
    expect(pages).toMatch(/余差 \d/)
  })

  it('has nothing said of it where the scales are plausible', () => {
    expect(films(3) + values(3)).not.toMatch(/比例可疑|医师声明/)
  })
})

describe('estimated points and scales nobody measured, beside other records', () => {
  const estimated: Wish = {
    edit: (tracing, i) => {
      const { B } = tracing.points
      return i === 1 && B ? { ...tracing, points: { ...tracing.points, B: { ...B, origin: 'estimated' } } } : tracing
    },
  }

  it('mark the values that lean on them and their changes, with what the mark means', () => {
    const table = values(2, { ...estimated, method: 'ABO' })
    expect(table).toContain('(估) 该值用到估计点')
    expect(table).toMatch(/变化 [+−\d.]+° \(估\)/)
    expect(values(2, { method: 'ABO' })).not.toContain('(估)')
    expect(films(2, estimated)).toContain('空心点为估计')
    expect(films(2)).not.toContain('空心点为估计')
  })

  it('mark lengths by a scale nobody measured', () => {
    const unmeasured: Wish = { edit: tracing => ({ ...tracing, fileScale: { mmPerPixel: 0.1, provenance: 'detector' } }) }
    expect(values(2, unmeasured)).toContain('≈ 表示长度的比例未经测量')
    expect(values(2, unmeasured)).toMatch(/≈ \d/)
    expect(values(2)).not.toContain('≈')
  })
})
