import { describe, expect, it } from 'vitest'
import { sagittalTypes, verticalTypes } from '../data/classification'
import type { Row } from './analysis'
import { findingsOf } from './findings'
import { isUncertainType, typeOf } from './skeletal-type'

const row = (item: string, value: number, more: Partial<Row> = {}): Row => ({
  item,
  name: { zh: item, en: item },
  category: 'Skeletal',
  unit: 'degree',
  norm: { mean: 0, sd: 1, source: '', grade: 'confirmed' },
  reading: { status: 'read', value, unit: 'degree', figure: { lines: [], arcs: [] }, error: 0.5 },
  shown: '',
  difference: 0,
  class: 'normal',
  stars: 0,
  uncertain: false,
  meaning: { zh: '正常', en: 'Normal' },
  label: null,
  ...more,
})

const large = (zh: string, stars: 1 | 2 | 3 = 1): Partial<Row> => ({ class: 'sd_positive_1', stars, meaning: { zh, en: zh } })

describe('the jaw relation', () => {
  it.each([
    [-0.01, 'III'],
    [0, 'I'],
    [5, 'I'],
    [5.004, 'I'],
    [5.006, 'II'],
  ])('of ANB %d is Class %s', (anb, key) => {
    expect(typeOf(anb, sagittalTypes.chinese)?.key).toBe(key)
  })

  it('ends Class I at 4 by international limits', () => {
    expect([4, 4.1].map(anb => typeOf(anb, sagittalTypes.international)?.key)).toEqual(['I', 'II'])
  })

  it('leaves no value without a type', () => {
    for (const rows of [sagittalTypes.chinese, ...Object.values(verticalTypes)]) {
      for (let value = -100; value <= 100; value += 0.5) expect(typeOf(value, rows), String(value)).not.toBeNull()
    }
  })

  it('is uncertain near a limit', () => {
    expect(isUncertainType(4.7, 0.4, sagittalTypes.chinese)).toBe(true)
    expect(isUncertainType(4.5, 0.4, sagittalTypes.chinese)).toBe(false)
    expect(isUncertainType(5, null, sagittalTypes.chinese)).toBe(false)
  })
})

describe('findings', () => {
  it('name the class once and the items they rest on', () => {
    const found = findingsOf([row('SNB', 74, large('下颌后缩')), row('ANB', 8, large('Ⅱ类倾向', 3))])
    expect(found.map(({ plane, key, text, items }) => [plane, key, text.zh, items])).toEqual([
      ['sagittal', 'II', '骨性Ⅱ类', ['ANB']],
      ['sagittal', null, '下颌后缩', ['SNB']],
    ])
  })

  it('know an item by its quantity, whatever the hospital calls it', () => {
    expect(findingsOf([row('ANB(北大)', -3)])[0]).toMatchObject({ key: 'III', items: ['ANB(北大)'] })
  })

  it('join vertical types that agree and show both that do not', () => {
    const agree = findingsOf([row('SN-MP', 45), row('FMA', 35)]).filter(({ kind }) => kind === 'type')
    expect(agree).toMatchObject([{ key: 'high', items: ['SN-MP', 'FMA'] }])
    const differ = findingsOf([row('SN-MP', 45), row('FMA', 25)]).filter(({ kind }) => kind === 'type')
    expect(differ.map(({ key }) => key)).toEqual(['high', 'average'])
  })

  it('grade the bite from overbite and overjet', () => {
    const teeth = { category: 'Dental', unit: 'mm' } as const
    const found = findingsOf([row('Overjet', 9, teeth), row('Overbite', -4, teeth)]).filter(({ kind }) => kind === 'type')
    expect(found.map(({ plane, key }) => [plane, key])).toEqual([
      ['dental', 'open_bite_2'],
      ['dental', 'deep_3'],
    ])
  })

  it('put items of one meaning together, with the most stars', () => {
    const soft = { category: 'Soft Tissue' }
    const found = findingsOf([
      row('Upper lip to E-plane', 3, { ...soft, ...large('唇突', 1) }),
      row('Lower lip to E-plane', 3, { ...soft, ...large('唇突', 2) }),
    ])
    expect(found).toMatchObject([{ plane: 'soft_tissue', items: ['Upper lip to E-plane', 'Lower lip to E-plane'], stars: 2 }])
  })

  it('say that a plane is within the norm only when something was judged there', () => {
    expect(findingsOf([row('SNA', 82)])).toMatchObject([{ plane: 'sagittal', kind: 'normal', items: ['SNA'] }])
    expect(
      findingsOf([row('SNA', 82, { meaning: null, reading: { status: 'missing', why: 'missing-points', needs: ['A'] } })]),
    ).toEqual([])
  })
})
