import { describe, expect, it, vi } from 'vitest'
import { builtInAnalyses } from '../data/analyses'
import type { Analysis } from '../data/analysis-row'
import skull from '../golden/skull.json'
import { mirrored, templateFace } from '../testing/any-face'
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import type { Evaluation, EvaluationRow, NormSubject } from './analysis'
import { evaluate } from './evaluate'
import { OWN_NORM_SOURCE } from './norm-for'
import { analysisOf } from './own'
import type { OwnItem } from './own-item'

const placed = (points: typeof templateFace, more: Partial<PlacedPoint> = {}): Tracing['points'] =>
  Object.fromEntries(Object.entries(points).map(([name, p]) => [name, { ...p, origin: 'manual', ...more }]))

const film = (points = templateFace, more: Partial<PlacedPoint> = {}): Tracing => ({
  points: placed(points, more),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    mm: 10,
  },
  fileScale: null,
})

const analysis = (name: string): Analysis => {
  const analysis = builtInAnalyses.find(each => each.name === name)
  if (!analysis) throw new Error(name)
  return analysis
}

const adult: NormSubject = { dentition: 'permanent', sex: 'female' }

const row = (evaluation: Evaluation, item: string): EvaluationRow => {
  const row = evaluation.rows.find(each => each.item === item)
  if (!row) throw new Error(item)
  return row
}

describe('a tracing evaluated by an analysis', () => {
  it('has one row an item, in the order of the analysis', () => {
    for (const each of builtInAnalyses) {
      expect(evaluate(film(), each, adult).rows.map(({ item }) => item)).toEqual(each.items)
    }
  })

  it('judges the example of the specification', () => {
    const { rows } = evaluate(film(), analysis('ABO'), adult)
    const [sna] = rows
    expect(sna).toMatchObject({ item: 'SNA', shown: '82.8', difference: 0, class: 'normal', stars: 0, uncertain: false })
    expect(sna?.norm).toEqual({
      ...{ mean: 82.8, sd: 4, source: { zh: '产品规格', en: 'Product specification' }, grade: 'confirmed' },
      ...{ group: 'permanent', sex: 'both', spread: 'sd' },
    })
    expect(sna?.meaning).toEqual({ zh: '上颌矢状向位置正常', en: 'Maxilla in normal sagittal position' })
  })

  it('finds the Class II face of the golden cases by its stars and texts', () => {
    const golden = skull.cases.find(each => each.id === 'G08')
    const points = Object.entries(golden?.landmarks ?? {}).map(([name, [x, y]]) => [name, { x: x ?? 0, y: y ?? 0 }] as const)
    const tracing = {
      ...film(Object.fromEntries(points)),
      ruler: {
        ends: [
          { x: 40, y: 60 },
          { x: 40, y: 285 },
        ],
        mm: 25,
      },
    } as const
    const evaluation = evaluate(tracing, analysis('ABO'), adult)
    expect(row(evaluation, 'ANB')).toMatchObject({ class: 'sd_positive_3', stars: 3, meaning: { zh: '骨性Ⅱ类倾向' } })
    expect(row(evaluation, 'SNB')).toMatchObject({ class: 'sd_negative_1', stars: 1, meaning: { zh: '下颌后缩' } })
  })

  it('gives the same rows for the mirrored film, with labels and figures mirrored', () => {
    const right = evaluate(film(), analysis('Jarabak'), adult)
    const left = evaluate(film(mirrored(templateFace)), analysis('Jarabak'), adult)
    expect([right.facing, left.facing]).toEqual(['right', 'left'])
    right.rows.forEach((r, i) => {
      const l = left.rows[i]
      expect(l?.shown).toBe(r.shown)
      expect(l?.label?.x ?? 0).toBeCloseTo(-(r.label?.x ?? 0), 9)
      expect(l?.label?.y).toBe(r.label?.y)
    })
  })

  it('says why a value is missing, and judges nothing', () => {
    const { B: _, ...withoutB } = templateFace
    expect(row(evaluate(film(withoutB), analysis('ABO'), adult), 'SNB')).toMatchObject({
      reading: { status: 'missing', why: 'missing-points', needs: ['B'] },
      shown: '–',
      difference: null,
      class: 'normal',
      stars: 0,
      meaning: null,
      label: null,
    })
  })

  it('marks lengths uncalibrated without a scale, and takes S-Na as 71.8 mm when asked', () => {
    const bare: Tracing = { ...film(), ruler: null }
    const without = evaluate(bare, analysis('ABO'), adult)
    expect(row(without, 'U1 to NA(mm)').reading).toMatchObject({ status: 'missing', why: 'uncalibrated' })
    expect(row(without, 'SNA').reading.status).toBe('read')
    const assumed = evaluate(bare, analysis('ABO'), adult, { assumeScale: true })
    expect(assumed.calibration.provenance).toBe('assumed')
    expect(row(assumed, 'U1 to NA(mm)').shown).toBe('5.2')
  })

  it('is the same each time and leaves its arguments alone', () => {
    const tracing = film()
    const before = JSON.stringify(tracing)
    expect(evaluate(tracing, analysis('ABO'), adult)).toEqual(evaluate(tracing, analysis('ABO'), adult))
    expect(JSON.stringify(tracing)).toBe(before)
  })

  it('marks a class uncertain when a border of the norm lies inside the error', () => {
    const off = (errorPx: number) => evaluate(film(templateFace, { errorPx }), analysis('ABO'), adult, { readers: null })
    const [sure, unsure] = [off(2), off(40)]
    expect(row(sure, 'SNA').uncertain).toBe(false)
    expect(row(unsure, 'SNA').uncertain).toBe(true)
  })
})

describe('an own analysis', () => {
  const own = (items: readonly string[], overrides = {}) => analysisOf({ name: 'Mine', items, lines: [] }, overrides)
  const overrides = { SNA: { tipsMore: '太大', tipsMid: '  ', meanSd: { permanent: { mean: 70, sd: 1 } } } }

  it('takes the doctor’s norm for the stage and her texts, and the table’s where she wrote none', () => {
    const evaluation = evaluate(film(), own(['SNA', 'SNB'], overrides), adult, { overrides })
    expect(row(evaluation, 'SNA')).toMatchObject({
      norm: { mean: 70, sd: 1, source: OWN_NORM_SOURCE },
      class: 'sd_positive_3',
      meaning: { zh: '太大', en: '太大' },
    })
    expect(row(evaluation, 'SNB').norm).toMatchObject({ mean: 80, sd: 2 })
    const mixed = evaluate(film(), own(['SNA'], overrides), { ...adult, dentition: 'primary_mixed' }, { overrides })
    expect(row(mixed, 'SNA').norm).toMatchObject({ mean: 82, sd: 2 })
  })

  it('judges nothing by an SD of 0, so it says nothing either', () => {
    const fixed = { SNA: { meanSd: { permanent: { mean: 10, sd: 0 } } } }
    expect(row(evaluate(film(), own(['SNA'], fixed), adult, { overrides: fixed }), 'SNA')).toMatchObject({
      difference: 72.8,
      class: 'normal',
      stars: 0,
      meaning: null,
    })
  })

  it('changes nothing in a built-in one', () => {
    const loud = { SNA: { ...overrides.SNA, tipsMid: '正好' } }
    expect(evaluate(film(), analysis('ABO'), adult, { overrides: loud })).toEqual(evaluate(film(), analysis('ABO'), adult))
    expect(row(evaluate(film(), own(['SNA']), adult, { overrides: { SNA: { tipsMid: '正好' } } }), 'SNA').meaning?.zh).toBe(
      '正好',
    )
  })

  const chin: OwnItem = {
    kind: 'distance_two_points',
    nodes: ['B', 'Pog'],
    name: { zh: '颏高', en: 'Chin height' },
    unit: 'mm',
    category: 'Skeletal',
    text: { at: 'Point B', dx: 0, dy: 0 },
    norm: { mean: 13, sd: 1 },
    meaning: null,
  }

  it('may hold items the doctor defined, and items that combine them', () => {
    const share: OwnItem = {
      ...chin,
      kind: 'ratio_x100',
      of: ['Chin', 'Anterior facial height'],
      unit: 'percent',
      text: null,
      norm: null,
    } as OwnItem
    const evaluation = evaluate(film(), own(['Chin', 'Share']), adult, { customItems: { Chin: chin, Share: share } })
    expect(row(evaluation, 'Chin')).toMatchObject({
      shown: '13.4',
      class: 'normal',
      meaning: null,
      norm: { source: OWN_NORM_SOURCE },
    })
    expect(row(evaluation, 'Chin').label).toEqual(templateFace.Pog)
    expect(row(evaluation, 'Share')).toMatchObject({ shown: '11.3', norm: null, difference: null })
  })

  it('says nothing of an item of hers on a side she wrote no text for', () => {
    const texts = { small: { zh: '短', en: 'Short' }, normal: { zh: '', en: '' }, large: { zh: '', en: '' } }
    const of = (mean: number) => {
      const Chin: OwnItem = { ...chin, category: 'Soft Tissue', norm: { mean, sd: 1 }, meaning: texts }
      return evaluate(film(), own(['Chin']), adult, { customItems: { Chin } })
    }
    expect([20, 13, 5].map(mean => row(of(mean), 'Chin').meaning?.en ?? null)).toEqual(['Short', null, null])
    expect([20, 5].map(mean => of(mean).findings.map(({ text }) => text.en))).toEqual([['Short'], []])
  })

  it('has no row for an item nobody knows, not even one named like a part of the language', () => {
    expect(evaluate(film(), own(['toString', 'gone', 'SNA']), adult).rows.map(({ item }) => item)).toEqual(['SNA'])
  })

  it('logs a kind nobody knows as a measurement error type and gives no value', () => {
    const log = vi.fn()
    const odd = { ...chin, kind: 'angle_of_luck' } as unknown as OwnItem
    const evaluation = evaluate(film(), own(['Odd']), adult, { customItems: { Odd: odd }, log })
    expect(log).toHaveBeenCalledWith('measurement error type', 'angle_of_luck')
    expect(row(evaluation, 'Odd').reading).toMatchObject({ status: 'missing', why: 'unknown-kind' })
  })

  it('has no value for items that need each other', () => {
    const circle = (of: string): OwnItem => ({ ...chin, kind: 'sum_results', of: [of, 'S-N'], text: null }) as OwnItem
    const customItems = { One: circle('Two'), Two: circle('One') }
    const evaluation = evaluate(film(), own(['One', 'Two']), adult, { customItems })
    expect(evaluation.rows.map(({ reading }) => reading.status)).toEqual(['missing', 'missing'])
  })
})
