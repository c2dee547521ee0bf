import { describe, expect, it } from 'vitest'
import { measurements } from '../data/measurements'
import { type Grid, keyed } from '../tabulate/grid'
import { agreementOf } from './agreement'
import { besideGrids } from './beside'
import { classAgreement } from './classes'
import type { Pair } from './pair'
import type { PointAgreement } from './points'
import type { ItemAgreement, Study } from './study'
import {
  between,
  biasFreeText,
  itemColumns,
  itemText,
  itemTitle,
  pointColumns,
  pointText,
  pText,
  suspectsBias,
} from './study-columns'
import { studyGrids } from './study-grids'

const first = [81.2, 79.5, 83.1, 84.0, 77.8, 80.6, 82.3, 85.1, 78.9, 81.7]
const second = [81.6, 79.9, 82.7, 84.6, 78.5, 80.9, 82.1, 85.9, 79.0, 82.4]

/** SNA of the reference's example, of its first `films` films. */
const sna = (films = 10, corrected: number | null = 0.05): ItemAgreement => {
  const pairs = first.slice(0, films).map((a, i) => ({ film: `film-${i}`, pair: [a, second[i] ?? Number.NaN] as Pair }))
  const agreement = agreementOf(pairs.map(({ pair }) => pair)) ?? expect.unreachable()
  return { item: 'SNA', name: measurements.SNA.name, unit: 'degree', agreement, corrected, pairs }
}

const a: PointAgreement = {
  ...{ name: 'A', n: 40, meanDistance: 1.234, forward: 0.5, down: 0.75, biasForward: -0.004, biasDown: -0.126 },
  ...{ within: 0.875, withinInterval: [0.7389, 0.9454] },
  further: [
    { mm: 2.5, share: 0.9, interval: [0.7695, 0.9604] },
    { mm: 3, share: 0.95, interval: [0.835, 0.985] },
    { mm: 4, share: 1, interval: [0.9124, 1] },
  ],
}

/** The reference's table of classes, as stages. */
const stages = classAgreement(
  [
    [4, 1, 0],
    [1, 5, 2],
    [0, 1, 6],
  ].flatMap((row, i) => row.flatMap((count, j) => Array.from({ length: count }, () => [i, j] as const))),
  3,
)

const study = (over: Partial<Study> = {}): Study => ({ films: 10, scaleless: 0, items: [sna()], points: [a], stages, ...over })
const about = [['Films', '10']] as const
const grid = (name: string, of: Study = study()): Grid =>
  studyGrids(of, about, 'en').find(each => each.name === name) ?? expect.unreachable()

describe('the worked example as a table', () => {
  it('holds every figure of the reference under its key', () => {
    const [row = {}] = keyed(grid('Measurements'))
    const wanted = {
      ...{ n: 10, dahlberg: 0.3605551275, dahlberg_low: 0.251926, dahlberg_high: 0.6327503, bias_free: 0.2832352771 },
      ...{ bias: 0.34, bias_low: 0.0534600927, bias_high: 0.6265399073, p: 0.0250327969, p_holm: 0.05 },
      ...{ limit_low: -0.4450881338, limit_high: 1.1250881338, limit_low_from: -0.9523707836, limit_low_to: 0.0621945161 },
      ...{ limit_high_from: 0.6178054839, limit_high_to: 1.6323707836, icc: 0.9760530517, icc_low: 0.83005558 },
      ...{ icc_high: 0.99475267, smallest_change: 0.9994078246, error_share_percent: 2.4509803922 },
      ...{ p_bias_trend: 0.824151, p_scatter_trend: 0.242575 },
    }
    expect(Object.keys(row)).toEqual(['item', 'unit', ...Object.keys(wanted)])
    expect([row.item, row.unit]).toEqual(['SNA', '°'])
    for (const [key, value] of Object.entries(wanted)) expect(row[key], key).toBeCloseTo(value, 6)
  })

  it('reads as it is printed', () => {
    const textOf = (key: Parameters<typeof itemText>[1]) => itemText(sna(), key, 'zh')
    expect(['n', 'dahlberg', 'bias', 'p', 'limit_low', 'icc', 'error_share_percent'].map(key => textOf(key as 'n'))).toEqual([
      ...['10', '0.36', '0.34', '0.025', '−0.45', '0.976', '2.5'],
    ])
    expect(between(textOf('limit_low'), textOf('limit_high'), 'zh')).toBe('−0.45 至 1.13')
    expect(between(textOf('limit_low'), textOf('limit_high'), 'en')).toBe('−0.45 to 1.13')
    expect(between('–', '–', 'en')).toBe('–')
    expect([between('–', '1', 'en'), between('1', '–', 'en')]).toEqual(['– to 1', '1 to –'])
  })

  it('has the films of both readings numbered, their mean and difference, and no name of a film', () => {
    const rows = keyed(grid('Readings', study({ items: [sna(), { ...sna(3), item: 'SNB', name: measurements.SNB.name }] })))
    expect(rows).toHaveLength(13)
    const { mean, difference, ...plain } = rows[1] ?? {}
    expect(plain).toEqual({ item: 'SNA', film: 'F2', first: 79.5, second: 79.9 })
    expect([mean, difference].map(value => Number(Number(value).toFixed(9)))).toEqual([79.7, 0.4])
    expect(rows[11]).toMatchObject({ item: 'SNB', film: 'F2' })
    expect(JSON.stringify(rows)).not.toContain('film-')
  })

  it('has the stages, 75 % alike where chance gives 34.25 %, and leaves their table out where no film has them', () => {
    const [row] = keyed(grid('Vertebral stages'))
    expect(row).toMatchObject({ n: 20, same_percent: 75 })
    expect(row?.chance_percent).toBeCloseTo(34.25, 9)
    expect(row?.kappa).toBeCloseTo(0.6197718631, 9)
    expect(row?.kappa_linear).toBeCloseTo(0.7041420118, 9)
    expect(row?.kappa_quadratic).toBeCloseTo(0.7950819672, 9)
    expect(studyGrids(study({ stages: null }), about, 'en').map(({ name }) => name)).toEqual([
      ...['Measurements', 'Points', 'Readings', 'About'],
    ])
  })

  it('has the films in the order they were read, at their places of a stored random order, by their numbers alone', () => {
    const order = (place: number) => ({ seed: 7, place, of: 30 })
    const readings = [
      { film: 'film-2', at: '2026-11-02T09:30:11.000Z', order: order(2) },
      { film: 'film-0', at: '2026-11-02T08:05:00.000Z', order: order(1) },
      { film: 'film-1', at: '2026-11-03T08:05:00.000Z', order: null },
      { film: 'a film of no measurement', at: '2026-11-01T08:05:00.000Z', order: order(3) },
    ]
    const table = studyGrids(study(), about, 'en', readings).find(({ name }) => name === 'Order of reading')
    expect(keyed(table ?? expect.unreachable())).toEqual([
      { film: 'F1', seed: 7, place: 1, of: 30, read: '2026-11-02 08:05' },
      { film: 'F3', seed: 7, place: 2, of: 30, read: '2026-11-02 09:30' },
      { film: 'F2', seed: null, place: null, of: null, read: '2026-11-03 08:05' },
    ])
  })

  it('has the points in mm and per cent, and what the study is', () => {
    const [row] = keyed(grid('Points'))
    expect(row).toEqual({
      ...{
        point: 'Point A (subspinale)',
        n: 40,
        mean_distance_mm: 1.234,
        forward_mm: 0.5,
        down_mm: 0.75,
        bias_forward_mm: -0.004,
      },
      ...{ bias_down_mm: -0.126, within_2_mm_percent: 87.5, within_from_percent: 73.89, within_to_percent: 94.54 },
      ...{ within_2_5_mm_percent: 90, within_2_5_mm_from_percent: 76.95, within_2_5_mm_to_percent: 96.04 },
      ...{ within_3_mm_percent: 95, within_3_mm_from_percent: 83.5, within_3_mm_to_percent: 98.5 },
      ...{ within_4_mm_percent: 100, within_4_mm_from_percent: 91.24, within_4_mm_to_percent: 100 },
    })
    expect(keyed(grid('About'))).toEqual([{ what: 'Films', value: '10' }])
  })
})

describe('what cannot be said is left empty', () => {
  it('one film has an error and nothing else; below ten there is no ICC', () => {
    const [alone = {}] = keyed(grid('Measurements', study({ items: [sna(1, null)] })))
    const entries = Object.entries(alone).filter(([, value]) => value !== null)
    expect(entries.map(([key]) => key)).toEqual(['item', 'unit', 'n', 'dahlberg', 'dahlberg_low', 'dahlberg_high'])
    const icc = (films: number) => ['icc', 'icc_low', 'icc_high'].map(key => itemText(sna(films), key as 'icc', 'en'))
    expect(icc(9)).toEqual(['–', '–', '–'])
    expect(icc(10)).toEqual(['0.976', '0.830', '0.995'])
  })

  it('a value that prints as zero has no sign, and a p below a thousandth is not printed as zero', () => {
    expect(pointText(a, 'bias_forward_mm', 'en')).toBe('0.00')
    expect(pointText(a, 'bias_down_mm', 'en')).toBe('−0.13')
    expect([pointText(a, 'n', 'en'), pointText(a, 'within_2_mm_percent', 'en')]).toEqual(['40', '88'])
    expect([itemText(sna(10, 0.00099), 'p_holm', 'en'), itemText(sna(10, 0.001), 'p_holm', 'en')]).toEqual(['<0.001', '0.001'])
    // Only a p has such a lower end: an error of nothing is nothing.
    const still = { ...sna(), agreement: { ...sna().agreement, dahlberg: 0 } }
    expect(itemText(still, 'dahlberg', 'en')).toBe('0.00')
  })

  it('a bias is suspected below p 0.10 (Houston 1983), and not where there is none', () => {
    const withP = (p: number | null): ItemAgreement => {
      const { agreement } = sna()
      return { ...sna(), agreement: { ...agreement, bias: agreement.bias && { ...agreement.bias, p } } }
    }
    expect([0.0999, 0.1].map(p => suspectsBias(withP(p)))).toEqual([true, false])
    expect(suspectsBias(sna(1))).toBe(false)
    // Dahlberg's error contains the bias: where one is suspected, the error without it stands beside.
    expect([0.0999, 0.1].map(p => biasFreeText(withP(p), 'en'))).toEqual([
      `Bias-free error ${itemText(sna(), 'bias_free', 'en')}`,
      null,
    ])
    expect(biasFreeText(sna(1), 'en')).toBeNull()
  })

  it('readings that all differ by the same are a constant bias in words, readings that do not differ are none', () => {
    const apart = (by: number): ItemAgreement => ({
      ...sna(),
      agreement: agreementOf(first.map(value => [value, value + by] as const)) ?? expect.unreachable(),
    })
    expect([0.5, 0].map(by => suspectsBias(apart(by)))).toEqual([true, false])
    expect([0.5, 0].flatMap(by => [pText(apart(by), 'zh'), pText(apart(by), 'en')])).toEqual([
      ...['恒定偏差', 'constant bias', '无差异', 'no difference'],
    ])
    expect([pText(sna(), 'en'), pText(sna(1), 'en')]).toEqual([`0.025 (${itemText(sna(), 'p_holm', 'en')})`, '–'])
  })
})

describe('the detector beside a clinician', () => {
  const detector = study({ items: [sna(10), { ...sna(3), item: 'SNB' }], points: [a, { ...a, name: 'B' }] })
  const clinician = study({ items: [sna(10, 0.5)], points: [{ ...a, meanDistance: 0.9 }] })
  const [items, points] = besideGrids(detector, clinician, 'en').map(keyed)

  it('stands column by column, and by nothing where the clinician has not read twice', () => {
    const keys = ['n', 'dahlberg', 'bias', 'icc', 'icc_low', 'icc_high'].flatMap(key => [`${key}_detector`, `${key}_clinician`])
    expect(Object.keys(items?.[0] ?? {})).toEqual(['item', 'unit', ...keys])
    expect(items?.[0]).toMatchObject({ item: 'SNA', unit: '°', n_detector: 10, n_clinician: 10 })
    expect(items?.[1]).toMatchObject({ n_detector: 3, n_clinician: null, dahlberg_clinician: null })
    expect(points?.[0]).toMatchObject({
      point: 'Point A (subspinale)',
      mean_distance_mm_detector: 1.234,
      mean_distance_mm_clinician: 0.9,
    })
    expect(points?.[1]).toMatchObject({ point: 'Point B (supramentale)', n_detector: 40, n_clinician: null })
    expect(Object.keys(points?.[0] ?? {})).toHaveLength(11)
  })

  it('law: every table and column has a name in both languages, and no two columns of a table the same', () => {
    const both = (of: (lang: 'zh' | 'en') => readonly Grid[]) => {
      const [zh, en] = [of('zh'), of('en')]
      expect(zh.map(({ columns }) => columns.map(({ key }) => key))).toEqual(
        en.map(({ columns }) => columns.map(({ key }) => key)),
      )
      for (const [i, { name, columns }] of zh.entries()) {
        expect(name).toMatch(/\p{Script=Han}/u)
        expect(en[i]?.name).toMatch(/^[A-Z][\w ,]{3,30}$/)
        for (const lang of ['zh', 'en'] as const) {
          const heads = columns.map(({ head }) => head[lang])
          expect(new Set(heads).size).toBe(heads.length)
          expect(heads.every(head => head.trim().length > 0)).toBe(true)
        }
        // A head without a Chinese sign is a symbol, the same in both.
        for (const { head } of columns) expect(/\p{Script=Han}|^κ|^p/u.test(head.zh) || head.zh === head.en).toBe(true)
        for (const { width, key } of columns) expect(width, key).toBeGreaterThanOrEqual(8)
      }
    }
    both(lang => studyGrids(study(), about, lang, [{ film: 'film-0', at: '2026-11-02T08:05:00.000Z', order: null }]))
    both(lang => besideGrids(detector, clinician, lang))
    expect(besideGrids(detector, clinician, 'en')[0]?.columns[2]?.head).toEqual({ zh: 'n 自动', en: 'n, automatic' })
    expect([itemColumns, pointColumns].map(columns => columns[0]?.width)).toEqual([26, 26])
  })
})

it('a measurement is headed by its name and its unit, which is not said twice', () => {
  const named = (item: 'SNA' | 'U1-NA (mm)', unit: ItemAgreement['unit']) => {
    const row = { item, name: { zh: item, en: item }, unit } as ItemAgreement
    return itemTitle(row, 'en')
  }
  expect([named('SNA', 'degree'), named('U1-NA (mm)', 'mm'), named('SNA', '')]).toEqual(['SNA (°)', 'U1-NA (mm)', 'SNA'])
})
