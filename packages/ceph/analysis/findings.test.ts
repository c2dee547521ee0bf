import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanings } from '../data/meanings'
import { type ItemName, itemNames, measurements } from '../data/measurements'
import type { EvaluationRow } from './analysis'
import { ofOlder } from './finding'
import { findingsOf } from './findings'

const row = (item: string, value: number, more: Partial<EvaluationRow> = {}): EvaluationRow => ({
  item,
  name: { zh: item, en: item },
  category: 'Skeletal',
  unit: 'degree',
  norm: { mean: 0, sd: 1, source: { zh: '', en: '' }, grade: 'confirmed', group: null, sex: 'both', spread: 'sd' },
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

const large = (zh: string, stars: 1 | 2 | 3 = 1): Partial<EvaluationRow> => ({
  class: 'sd_positive_1',
  stars,
  meaning: { zh, en: zh },
})

const classes = { normal: 'normal', large: 'sd_positive_1', small: 'sd_negative_1' } as const

const tabled = (
  item: ItemName,
  value: number,
  side: 'normal' | 'large' | 'small',
  more: Partial<EvaluationRow> = {},
): EvaluationRow =>
  row(item, value, {
    name: measurements[item].name,
    category: measurements[item].category,
    unit: measurements[item].unit,
    class: classes[side],
    stars: side === 'normal' ? 0 : 1,
    meaning: meanings[item][side],
    ...more,
  })

const textsOf = (...rows: readonly EvaluationRow[]) => findingsOf(rows).map(({ text }) => text.zh)
const englishFindings = (...rows: readonly EvaluationRow[]) => findingsOf(rows).map(({ text }) => text.en)

describe('findings', () => {
  it('tell an open bite by one item and a deep one by another as one finding that names both, and what agrees once', () => {
    const taper = tabled('Facial taper', 62, 'small')
    expect(textsOf(taper, tabled('Lower facial height', 40, 'small'))).toEqual(['咬合倾向：面锥角示开合倾向，LFH示深覆合倾向'])
    expect(englishFindings(taper, tabled('Lower facial height', 52, 'large'))).toEqual(['Skeletal open-bite tendency'])
    expect(textsOf(taper)).toEqual(['面锥角小，有开合倾向'])
  })

  it('weigh a palate tipped up in front with what else says open or deep bite; tipped down it says neither', () => {
    const [up, down] = [tabled('Palatal plane angle(Ricketts)', -5, 'small'), tabled('Palatal plane angle(Ricketts)', 8, 'large')]
    const short = tabled('Lower facial height', 40, 'small')
    expect(textsOf(up, short)).toEqual(['咬合倾向：PP-FH示开合倾向，LFH示深覆合倾向'])
    expect(textsOf(up)).toEqual(['腭平面前端向上倾斜，有开合倾向'])
    expect(textsOf(down, short)).toEqual(['下面高小，骨性深覆合倾向', '腭平面前端向下倾斜'])
  })

  it('say of the skin that it is the skin, beside bones that lie the other way', () => {
    const rows = [
      tabled('SNA(九院)', 76.2, 'small'),
      tabled("N'Vert-Sn(九院)", 10.5, 'large'),
      tabled("Pog'-GVert(九院)", -7.4, 'small'),
    ]
    expect(textsOf(...rows)).toEqual(['上颌相对颅底后缩', '鼻下点前突', '软组织颏部后缩'])
    const soft = itemNames.filter(item => measurements[item].category === 'Soft Tissue')
    for (const item of soft)
      for (const side of ['large', 'small'] as const)
        for (const text of textsOf(tabled(item, 1, side))) expect(text).not.toMatch(/^(上颌|下颌|颏部)[前后]/)
  })

  it('give what the cranial base does to the mandible as a tendency, beside where the mandible lies', () => {
    expect(textsOf(tabled('SNB(Jarabak)', 73, 'small'), tabled('Saddle angle', 115, 'small'))).toEqual([
      '下颌后缩',
      '鞍角小，颅底弯曲大，有使下颌靠前的倾向',
    ])
  })

  it('name the Z angle where it gives two causes of which lips and chin beside it show neither', () => {
    const rows = [
      tabled('UL-EP(华西)', -0.8, 'small'),
      tabled("FH-N'Pog'(华西)", 92.7, 'large'),
      tabled('Z-Angle(华西)', 65.2, 'small'),
    ]
    expect(textsOf(...rows)).toEqual(['上唇后缩', '软组织颏部前突', 'Z角小，唇部前突或颏部后缩'])
    expect(englishFindings(...rows).at(-1)).toBe('Z angle small: lips forward or chin back')
  })

  it('name the angle between the incisors beside one of them that lies the other way, and the Y axis beside the chin', () => {
    expect(textsOf(tabled('U1 to SN', 95, 'small'), tabled('Interincisal angle', 118, 'small'))).toEqual([
      '上中切牙直立或舌倾',
      '上下中切牙角小，两者合看较唇倾',
    ])
    for (const item of ['SGn-FH(北大)', 'SGn-FH(华西)', 'NBa-PtGn(华西)'] as const)
      for (const side of ['large', 'small'] as const)
        for (const text of textsOf(tabled(item, 1, side)))
          expect(text).toMatch(/颏部有向(前|下向后)生长的倾向$|颏部有向下向后生长的倾向$/)
  })

  it('say by which crown an overbite is deep, which nobody measured', () => {
    const jet = tabled('Overjet', 2, 'normal')
    expect(textsOf(tabled('Overbite', 5.2, 'large'), jet)[0]).toBe('深覆合Ⅱ度（设下切牙冠高 9 mm）')
    expect(englishFindings(tabled('Overbite', 5.2, 'large'), jet)[0]).toBe('Deep overbite degree II (lower crown taken as 9 mm)')
    expect(textsOf(tabled('Overjet', 6, 'large'))).toEqual(['深覆盖Ⅱ度'])
  })

  it('call a deviation borderline where its error may take it into the norm, each side of a disagreement for itself', () => {
    const near = { difference: -1.3, uncertain: true } as const
    expect(textsOf(tabled('SNA', 78, 'small', near))).toEqual(['上颌后缩（临界）'])
    expect(englishFindings(tabled('SNA', 78, 'small', near))).toEqual(['Maxilla set back (borderline)'])
    expect(textsOf(tabled('SNA', 78, 'small', { difference: -2.1, uncertain: true }))).toEqual(['上颌后缩'])
    expect(textsOf(tabled('U1 to SN', 115, 'large', { difference: 1.2 }), tabled('U1 to NA(deg)', 15, 'small'))).toEqual([
      '上中切牙：U1-SN示唇倾（临界），U1-NA示直立或舌倾',
    ])
    expect(textsOf(tabled('U1 to SN', 115, 'large', { difference: 1.2 }), tabled('U1 to PP', 125, 'large'))).toEqual([
      '上中切牙唇倾',
    ])
    expect(textsOf(tabled('Posterior cranial base length', 9, 'large', { difference: 1.2 })).join()).not.toContain('undefined')
    // A doctor's own words are left as she wrote them.
    const own = { zh: '自己的话', en: '自己的话' }
    expect(textsOf(tabled('SNA', 78, 'small', { ...near, meaning: own }))).toEqual(['自己的话'])
    expect(textsOf(tabled('SNA', 82, 'normal', { difference: 0.8 }))).toEqual(['矢状向各项均在正常范围（部分临界）'])
  })

  it('say of a length that it was judged by older patients, and of an angle nothing', () => {
    const by = (ofOlder: 'adults' | 'permanent') => ({ norm: { ...row('SNA', 0).norm, ofOlder } as EvaluationRow['norm'] })
    expect(textsOf(tabled('Effective mandibular length', 100, 'small', by('adults')))).toEqual(['下颌有效长度偏小（按成人值）'])
    expect(englishFindings(tabled('Go-Pog(华西)', 60, 'small', by('permanent')))).toEqual([
      'Mandibular body is short (permanent-dentition norms)',
    ])
    expect(textsOf(tabled('SNA(McNamara)', 75, 'small', by('adults')))).toEqual(['上颌后缩'])
    const mixed = [
      tabled('Effective mandibular length', 100, 'small', by('adults')),
      tabled('Go-Pog(华西)', 60, 'small', by('permanent')),
    ]
    expect(ofOlder({ zh: '下颌小', en: 'Mandible small' }, mixed)).toEqual({
      zh: '下颌小（按较大年龄者的值）',
      en: 'Mandible small (norms of older patients)',
    })
    // Beside a type, too.
    const differential = tabled('Maxillomandibular differential', 40, 'large', by('adults'))
    expect(textsOf(tabled('ANB', 2, 'normal'), differential)).toEqual(['骨性Ⅰ类，上下颌长度差偏向Ⅲ类（按成人值）'])
    // And of a type that a length gives: alone, or against an angle; not where an angle gives it as well.
    const wits = tabled('Wits(九院)', -4, 'small', by('permanent'))
    expect(textsOf(wits)).toEqual(['骨性Ⅲ类倾向（按恒牙期值）'])
    expect(englishFindings(tabled('ANB', 2, 'normal'), wits)).toEqual([
      'Jaw relation: skeletal Class I by ANB, skeletal Class III tendency (permanent-dentition norms) by Wits',
    ])
    expect(textsOf(tabled('ANB', -4, 'small'), wits)).toEqual(['骨性Ⅲ类倾向'])
  })

  it('name the class once, with every item that says the same, and what else is outside the norm', () => {
    const findings = findingsOf([
      tabled('SNB', 74, 'small'),
      tabled('ANB', 8, 'large', { stars: 3 }),
      tabled('Wits appraisal', 4, 'large'),
    ])
    expect(findings.map(({ plane, key, text, items, stars }) => [plane, key, text.zh, items, stars])).toEqual([
      ['sagittal', 'II', '骨性Ⅱ类倾向', ['ANB', 'Wits appraisal'], 3],
      ['sagittal', null, '下颌后缩', ['SNB'], 1],
    ])
  })

  it('know an item by its quantity, whatever the hospital calls it', () => {
    expect(findingsOf([tabled('ANB(北大)', -3, 'small')])[0]).toMatchObject({ key: 'III', items: ['ANB(北大)'] })
  })

  it('name the items that lean another way than the type', () => {
    expect(textsOf(tabled('ANB', 2, 'normal'), tabled('APDI', 70, 'small'))).toEqual(['骨性Ⅰ类，APDI偏向Ⅱ类'])
    const other = [tabled('FMA', 40, 'large'), tabled('Gonial angle', 110, 'small')]
    expect(englishFindings(...other)).toEqual(['High angle, but with Gonial towards low angle'])
    const many = [tabled('FMA', 27, 'normal'), tabled('Y-axis', 66, 'large'), tabled('Gonial angle', 110, 'small')]
    expect(englishFindings(...many)).toEqual(['Average angle, with Y axis towards high angle and Gonial towards low angle'])
  })

  it('never call the jaws Class I beside ANB or Wits that say otherwise', () => {
    expect(textsOf(tabled('ANB', 4.8, 'large'), tabled('Wits appraisal', 4, 'large', { stars: 2 }))).toEqual(['骨性Ⅱ类倾向'])
    expect(textsOf(tabled('ANB', 2, 'normal'), tabled('Wits appraisal', 4, 'large'))).toEqual([
      '颌骨关系：Wits值示骨性Ⅱ类倾向，ANB示骨性Ⅰ类',
    ])
    expect(textsOf(tabled('ANB', 8, 'large'), tabled('Wits appraisal', -6, 'small'))).toEqual([
      '颌骨关系：ANB示骨性Ⅱ类倾向，Wits值示骨性Ⅲ类倾向',
    ])
  })

  it('say once what several items of one tooth say, and who says what when they do not agree', () => {
    expect(textsOf(tabled('FMIA(Tweed)', 50, 'small'), tabled('IMPA(Tweed)', 99, 'large'))).toEqual(['下中切牙唇倾'])
    expect(textsOf(tabled('U1 to SN', 115, 'large'), tabled('U1 to NA(deg)', 15, 'small'))).toEqual([
      '上中切牙：U1-SN示唇倾，U1-NA示直立或舌倾',
    ])
  })

  it('join vertical types that agree and name who says what where they do not', () => {
    const agree = findingsOf([tabled('SN-MP', 45, 'large'), tabled('FMA', 35, 'large')])
    expect(agree).toMatchObject([{ key: 'high', items: ['SN-MP', 'FMA'], text: { zh: '高角' } }])
    const two = findingsOf([tabled('SN-MP', 45, 'large'), tabled('FMA', 31.8, 'normal', { difference: 0.8 })])
    expect(two).toMatchObject([{ key: null, text: { zh: '垂直型：SN-MP示高角，FMA示均角（临界）' } }])
    expect(two[0]?.text.en).toBe('Vertical pattern: high angle by SN-MP, average angle (borderline) by FMA')
  })

  it('call a type borderline at the border of the norm, not at those between stars', () => {
    const at = (difference: number) =>
      textsOf(tabled('ANB', 5, 'large', { difference, uncertain: true, stars: difference > 2 ? 2 : 1 }))
    expect([at(1.3), at(2.1), at(3.2)]).toEqual([['骨性Ⅱ类倾向（临界）'], ['骨性Ⅱ类倾向'], ['骨性Ⅱ类倾向']])
  })

  it('join types of both vocabularies, and name no item that leans as one of two types does', () => {
    expect(textsOf(tabled('FMA', 35, 'large'), tabled('Facial height ratio', 60, 'small'))).toEqual(['高角，垂直生长型'])
    expect(textsOf(tabled('FMA', 20, 'small'), tabled('Facial height ratio', 67, 'large'))).toEqual(['低角，水平生长型'])
    const two = [tabled('SN-MP', 45, 'large'), tabled('FMA', 27, 'normal'), tabled('Y-axis', 66, 'large')]
    expect(textsOf(...two)).toEqual(['垂直型：SN-MP示高角，FMA示均角'])
    expect(findingsOf(two)[0]?.items).toEqual(['SN-MP', 'FMA', 'Y-axis'])
  })

  it('count items beyond two instead of naming them', () => {
    const three = [tabled('Y-axis', 66, 'large'), tabled('Bjork sum', 405, 'large'), tabled('Gonial angle', 140, 'large')]
    expect(textsOf(tabled('FMA', 27, 'normal'), ...three)).toEqual(['均角，Y轴角、Sum等3项偏向高角'])
  })

  it('are uncertain only when everything they rest on is', () => {
    const near = { uncertain: true }
    const both = [tabled('IMPA', 99, 'large', near), tabled('L1 to NB(deg)', 35, 'large', near)]
    expect(findingsOf(both)[0]?.uncertain).toBe(true)
    expect(findingsOf([...both, tabled('FMIA', 50, 'small')])[0]?.uncertain).toBe(false)
  })

  it('call a plane normal only when its type is too', () => {
    expect(textsOf(tabled('FMA', 33, 'large'))).toEqual(['高角'])
    expect(textsOf(tabled('FMA', 27, 'normal'))).toEqual(['均角', '垂直向各项均在正常范围'])
  })

  it('call a plane normal only as far as it was measured', () => {
    const unread = {
      ...tabled('SNB', 80, 'normal'),
      reading: { status: 'missing', why: 'missing-points', needs: ['B'] },
      meaning: null,
    }
    const rows = [tabled('SNA', 82, 'normal'), unread as unknown as EvaluationRow]
    expect(textsOf(...rows)).toEqual(['矢状向可测的 1 项均在正常范围，1 项未能测量'])
    expect(englishFindings(...rows)).toEqual(['1 sagittal item measured, within the norm; 1 not measured'])
  })

  it('call no plane normal beside an own item outside its norm, though she wrote no text for it', () => {
    const lip = tabled('Lower lip to E-plane', 0, 'normal')
    const own = row('My lip', 9, { category: 'Soft Tissue', meaning: null })
    expect(textsOf(lip, own)).toEqual(['软组织各项均在正常范围'])
    expect(textsOf(lip, { ...own, class: 'sd_positive_3', stars: 3 })).toEqual([])
  })

  it('call a plane normal only as far as it was judged', () => {
    const lip = tabled('Lower lip to E-plane', 0, 'normal')
    const target = row('My lip', 9, { category: 'Soft Tissue', meaning: null, norm: null })
    expect(textsOf(lip, target)).toEqual(['软组织可判断的 1 项均在正常范围，1 项无参考范围'])
    expect(englishFindings(lip, target)).toEqual(['1 soft tissue item judged, within the norm; 1 without a norm range'])
    const missing = { status: 'missing', why: 'missing-points', needs: [] } as const
    expect(englishFindings(lip, lip, target, { ...lip, reading: missing, meaning: null })).toEqual([
      '2 soft tissue items judged, all within the norm; 1 not measured; 1 without a norm range',
    ])
  })

  it('name the subject of texts that lean on the name beside them', () => {
    expect(textsOf(tabled('Lower gonial angle', 80, 'large'))).toEqual(['下部下颌角偏大，垂直生长倾向'])
    expect(englishFindings(tabled('Nasolabial angle', 80, 'small'))).toEqual([
      'Nasolabial angle acute: lip protruded or nose tip down',
    ])
  })

  it("say a doctor's own text as she wrote it", () => {
    expect(textsOf(row('SNB', 74, large('下颌不足')), tabled('SNA', 78, 'small'))).toEqual(['上颌后缩', '下颌不足'])
  })

  it('grade the bite from overbite and overjet where the grade agrees with the row', () => {
    const findings = findingsOf([tabled('Overjet', 9, 'large'), tabled('Overbite', -4, 'small')])
    expect(findings.map(({ plane, key }) => [plane, key])).toEqual([
      ['dental', 'open_bite_2'],
      ['dental', 'deep_3'],
    ])
    // The limits of the grades are not those of the norms: neither is said against the row.
    expect(findingsOf([tabled('Overbite', 0.4, 'small'), tabled('Overjet', 4, 'normal')])).toMatchObject([
      { kind: 'deviation', items: ['Overbite'] },
    ])
  })

  it('say a reversed overjet once', () => {
    const findings = findingsOf([tabled('Overjet', -3, 'small'), tabled('Overbite', 2, 'normal')])
    expect(findings).toMatchObject([{ key: 'reversed', text: { zh: '反合' }, items: ['Overjet'] }])
    const both = findingsOf([tabled('Overjet', -3, 'small'), tabled('Overbite', 7, 'large')])
    expect(both).toMatchObject([{ key: 'reversed' }, { kind: 'deviation', items: ['Overbite'] }])
  })

  it('put items of one meaning together, with the most stars', () => {
    const soft = { category: 'Soft Tissue' }
    const findings = findingsOf([
      row('Upper lip to E-plane', 3, { ...soft, ...large('唇突', 1) }),
      row('Lower lip to E-plane', 3, { ...soft, ...large('唇突', 2) }),
    ])
    expect(findings).toMatchObject([{ plane: 'soft_tissue', items: ['Upper lip to E-plane', 'Lower lip to E-plane'], stars: 2 }])
  })

  it('say once what two sources word alike in one language only', () => {
    expect(textsOf(tabled('S-Go(华西)', 1, 'small'), tabled('Posterior facial height', 1, 'small'))).toEqual(['后面高偏小'])
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
        const findings = findingsOf(rows)
        for (const lang of ['zh', 'en'] as const) {
          const texts = findings.map(({ plane, text }) => `${plane} ${text[lang]}`)
          expect(new Set(texts).size).toBe(texts.length)
        }
        for (const { text, items } of findings) expect(text.zh && text.en && items.length > 0).toBeTruthy()
        const outside = rows.filter(each => each.class !== 'normal').map(each => each.item)
        const named = new Set(findings.flatMap(({ items }) => items))
        for (const item of ['SNA', 'ANB', 'SN-MP', 'IMPA']) if (outside.includes(item)) expect(named).toContain(item)
      }),
    )
  })
})
