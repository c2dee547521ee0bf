import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sagittalTypes, verticalTypes } from '../data/classification'
import { meanings } from '../data/meanings'
import { type ItemName, itemNames, measurements } from '../data/measurements'
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

const tabled = (item: ItemName, value: number, side: 'large' | 'small', more: Partial<Row> = {}): Row =>
  row(item, value, {
    name: measurements[item].name,
    category: measurements[item].category,
    class: side === 'large' ? 'sd_positive_1' : 'sd_negative_1',
    stars: 1,
    meaning: meanings[item][side],
    ...more,
  })

const said = (...rows: readonly Row[]) => findingsOf(rows).map(({ text }) => text.zh)
const saidInEnglish = (...rows: readonly Row[]) => findingsOf(rows).map(({ text }) => text.en)

describe('findings', () => {
  it('name the class once, with every item that says the same, and what else is outside the norm', () => {
    const found = findingsOf([
      tabled('SNB', 74, 'small'),
      tabled('ANB', 8, 'large', { stars: 3 }),
      tabled('Wits appraisal', 4, 'large'),
    ])
    expect(found.map(({ plane, key, text, items, stars }) => [plane, key, text.zh, items, stars])).toEqual([
      ['sagittal', 'II', '骨性Ⅱ类', ['ANB', 'Wits appraisal'], 3],
      ['sagittal', null, '下颌后缩', ['SNB'], 1],
    ])
  })

  it('know an item by its quantity, whatever the hospital calls it', () => {
    expect(findingsOf([row('ANB(北大)', -3)])[0]).toMatchObject({ key: 'III', items: ['ANB(北大)'] })
  })

  it('name the items that lean another way than the type', () => {
    expect(said(tabled('ANB', 4.4, 'large'))).toEqual(['骨性Ⅰ类，ANB偏向Ⅱ类'])
    expect(said(tabled('ANB', 8, 'large'), tabled('Wits appraisal', -6, 'small'))).toEqual(['骨性Ⅱ类，但Wits值偏向Ⅲ类'])
    expect(saidInEnglish(tabled('FMA', 27, 'large'))).toEqual(['Average angle, with FMA towards high angle'])
    const many = [tabled('FMA', 27, 'large'), tabled('Y-axis', 66, 'large'), tabled('Gonial angle', 110, 'small')]
    expect(saidInEnglish(...many)).toEqual(['Average angle, with FMA and Y axis towards high angle and Gonial towards low angle'])
  })

  it('say once what several items of one tooth say, and who says what when they do not agree', () => {
    expect(said(tabled('FMIA(Tweed)', 50, 'small'), tabled('IMPA(Tweed)', 99, 'large'))).toEqual(['下中切牙唇倾'])
    expect(said(tabled('U1 to SN', 115, 'large'), tabled('U1 to NA(deg)', 15, 'small'))).toEqual([
      '上中切牙：U1-SN示唇倾，U1-NA示直立或舌倾',
    ])
  })

  it('join vertical types that agree and name who says what where they do not', () => {
    const agree = findingsOf([row('SN-MP', 45), row('FMA', 35)])
    expect(agree).toMatchObject([{ key: 'high', items: ['SN-MP', 'FMA'], text: { zh: '高角' } }])
    const differ = findingsOf([row('SN-MP', 45), row('FMA', 32.3)])
    expect(differ).toMatchObject([{ key: 'high' }])
    const two = findingsOf([row('SN-MP', 45), row('FMA', 31.8)])
    expect(two).toMatchObject([{ key: null, text: { zh: '垂直型：SN-MP示高角，FMA示均角（临界）' } }])
    expect(two[0]?.text.en).toBe('Vertical pattern: high angle by SN-MP, average angle (borderline) by FMA')
  })

  it('join types of both vocabularies, and name no item that leans as one of two types does', () => {
    expect(said(row('FMA', 35), row('Facial height ratio', 60, { category: 'Facial Height', unit: 'percent' }))).toEqual([
      '高角，垂直生长型',
    ])
    expect(said(row('FMA', 20), row('Facial height ratio', 67, { category: 'Facial Height', unit: 'percent' }))).toEqual([
      '低角，水平生长型',
    ])
    const two = [row('SN-MP', 45), row('FMA', 27), tabled('Y-axis', 66, 'large')]
    expect(said(...two)).toEqual(['垂直型：SN-MP示高角，FMA示均角'])
    expect(findingsOf(two)[0]?.items).toEqual(['SN-MP', 'FMA', 'Y-axis'])
  })

  it('count items beyond two instead of naming them', () => {
    const three = [tabled('FMA', 27, 'large'), tabled('Y-axis', 66, 'large'), tabled('Bjork sum', 405, 'large')]
    expect(said(...three)).toEqual(['均角，FMA、Y轴角等3项偏向高角'])
    expect(saidInEnglish(...three)).toEqual(['Average angle, with FMA, Y axis and 1 more towards high angle'])
  })

  it('are uncertain only when everything they rest on is', () => {
    const near = { uncertain: true }
    const both = [tabled('IMPA', 99, 'large', near), tabled('L1 to NB(deg)', 35, 'large', near)]
    expect(findingsOf(both)[0]?.uncertain).toBe(true)
    expect(findingsOf([...both, tabled('FMIA', 50, 'small')])[0]?.uncertain).toBe(false)
  })

  it('call no plane normal whose type is not', () => {
    expect(said(row('FMA', 33))).toEqual(['高角'])
    expect(said(row('FMA', 27))).toEqual(['均角', '垂直向各项均在正常范围'])
  })

  it('name the subject of texts that lean on the name beside them', () => {
    expect(said(tabled('Lower gonial angle', 80, 'large'))).toEqual(['下部下颌角偏大，垂直生长'])
    expect(saidInEnglish(tabled('Nasolabial angle', 80, 'small'))).toEqual([
      'Nasolabial angle acute: lip protruded or nose tip down',
    ])
  })

  it("say a doctor's own text as she wrote it", () => {
    expect(said(row('SNB', 74, large('下颌不足')), tabled('SNA', 78, 'small'))).toEqual(['上颌后缩', '下颌不足'])
  })

  it('grade the bite from overbite and overjet', () => {
    const teeth = { category: 'Dental', unit: 'mm' } as const
    const found = findingsOf([row('Overjet', 9, teeth), row('Overbite', -4, teeth)])
    expect(found.map(({ plane, key }) => [plane, key])).toEqual([
      ['dental', 'open_bite_2'],
      ['dental', 'deep_3'],
    ])
    expect(said(tabled('Overbite', 0.4, 'small'), row('Overjet', 2, teeth))).toEqual([
      '覆合正常（临界），低于参考范围',
      '覆盖正常',
    ])
  })

  it('say a reversed overjet once, with both its items', () => {
    const found = findingsOf([tabled('Overjet', -3, 'small'), row('Overbite', 2, { category: 'Dental' })])
    expect(found).toMatchObject([{ key: 'reversed', text: { zh: '反合' }, items: ['Overjet', 'Overbite'] }])
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

  it('never say one thing twice or of nobody, whatever lies outside the norm', () => {
    const side = fc.constantFrom('large', 'small', null)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...itemNames), side), { maxLength: 40 }), picks => {
        const rows = picks.map(([item, at]) =>
          at === null ? row(item, 1, { category: measurements[item].category }) : tabled(item, 1, at),
        )
        const found = findingsOf(rows)
        for (const lang of ['zh', 'en'] as const) {
          const texts = found.map(({ plane, text }) => `${plane} ${text[lang]}`)
          expect(new Set(texts).size).toBe(texts.length)
        }
        for (const { text, items } of found) expect(text.zh && text.en && items.length > 0).toBeTruthy()
        const outside = rows.filter(each => each.class !== 'normal').map(each => each.item)
        const named = new Set(found.flatMap(({ items }) => items))
        for (const item of ['SNA', 'ANB', 'SN-MP', 'IMPA']) if (outside.includes(item)) expect(named).toContain(item)
      }),
    )
  })
})
