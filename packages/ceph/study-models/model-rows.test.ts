import { describe, expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { type ModelAnalysis, modelAnalysis } from './model-analysis'
import { modelRows } from './model-rows'
import type { ModelReadings } from './readings'
import { readTeeth } from './tooth'

const arches: ModelReadings = {
  ...bothArches({ widths: { '12': 6.4 } }, { room: 0.95, spee: 2 }),
  ...{ inBite: true, raphe: { from: { x: 0, y: 5, z: 20 }, to: { x: 0.3, y: 6, z: -20 } } },
}
const rowsOf = (readings: ModelReadings) => modelRows(modelAnalysis(readings), readings)
const measured = <T extends { readonly status: string }>(of: T): Extract<T, { status: 'measured' }> =>
  of.status === 'measured' ? (of as Extract<T, { status: 'measured' }>) : expect.unreachable()

/** The sheet from top to bottom below the widths of the teeth: its name, and the value it tells. */
const sheetOf = ({ bolton, space, size, symmetry, spee, irregularity, bite }: ModelAnalysis) => {
  const [anterior, overall] = [measured(bolton.anterior), measured(bolton.overall)]
  const spaceOf = (jaw: 'upper' | 'lower', name: string) => {
    const { segments, discrepancy } = measured(space[jaw])
    const parts = ['right M1–C', 'right C–midline', 'left C–midline', 'left M1–C']
    return [
      ...segments.map(({ difference }, i) => [`${name} space, ${parts[i]}`, difference]),
      [`${name} space, four segments`, discrepancy],
    ]
  }
  const sizeOf = (jaw: 'upper' | 'lower', name: string) => [
    [`${name} Between canines`, size[jaw]?.widths.canine],
    [`${name} Between premolars`, size[jaw]?.widths.premolar],
    [`${name} Between molars (fossae)`, size[jaw]?.widths.molar],
    [`${name} Between molars (mesiobuccal cusps)`, size[jaw]?.widths.molarCusp],
    [`${name} Depth`, size[jaw]?.depth],
    [`${name} Length, M1 to M1`, size[jaw]?.length],
  ]
  const symmetryOf = (jaw: 'upper' | 'lower', name: string) => [
    ...(['canine', 'molar'] as const).flatMap(pair => {
      const [teeth, of] = [pair === 'canine' ? 'Canine tips' : 'First molars, mesiobuccal cusps', symmetry[jaw]?.pairs[pair]]
      return [
        [`${name} ${teeth} right, to the raphe`, of?.right],
        [`${name} ${teeth} left, to the raphe`, of?.left],
        [`${name} ${teeth} right ahead (below 0 behind)`, of?.rightAhead],
      ]
    }),
    [`${name} midline left of the raphe (below 0 right)`, symmetry[jaw]?.midline],
  ]
  return [
    ['Bolton anterior', anterior.percent],
    ['Lower excess, Six front teeth', anterior.lowerExcess],
    ['Bolton overall', overall.percent],
    ['Lower excess, Twelve teeth', overall.lowerExcess],
    ...spaceOf('upper', 'Upper'),
    ...spaceOf('lower', 'Lower'),
    ...sizeOf('upper', 'Upper'),
    ...sizeOf('lower', 'Lower'),
    ...symmetryOf('upper', 'Upper'),
    ...symmetryOf('lower', 'Lower'),
    ['Curve of Spee, right', spee?.right],
    ['Curve of Spee, left', spee?.left],
    ['Space levelling the curve costs, measured', spee?.measured],
    ["Little's irregularity", irregularity?.sum],
    ['Overjet, edge to edge', bite?.overjet],
    ['Overbite, edge to edge', bite?.overbite],
    ['Lower midline to the left (below 0 to the right)', bite?.midline],
  ]
}

describe('the sheet of the models', () => {
  it('has everything that was measured, each value under its own name', () => {
    const rows = rowsOf(arches)
    expect(rows.slice(0, 24).map(({ name }) => name.en.slice(0, 2))).toEqual(readTeeth)
    expect(rows[4]).toEqual({
      ...{ name: { zh: '12 右上侧切牙', en: '12 Upper right lateral incisor' }, value: expect.closeTo(6.4, 9), unit: 'mm' },
      ...{ error: 0.15, norm: null, note: null },
    })
    expect(rows.slice(24).map(({ name, value }) => [name.en, value])).toEqual(sheetOf(modelAnalysis(arches)))
  })

  it('names every row in both languages, no two alike, in mm but for the two ratios, which have their norm', () => {
    const rows = rowsOf(arches)
    for (const { name } of rows) expect(name.zh).toMatch(/\p{Script=Han}/u)
    expect(new Set(rows.map(({ name }) => name.zh)).size).toBe(rows.length)
    expect(new Set(rows.map(({ name }) => name.en)).size).toBe(rows.length)
    const ratios = rows.filter(({ norm }) => norm !== null)
    expect(ratios.map(({ name, unit, norm }) => [name, unit, norm?.mean, norm?.sd, norm?.of.en])).toEqual([
      [{ zh: 'Bolton 前牙比', en: 'Bolton anterior' }, '%', 79.32, 2.27, 'Chinese · Chengdu'],
      [{ zh: 'Bolton 全牙比', en: 'Bolton overall' }, '%', 91.75, 1.62, 'Chinese · Chengdu'],
    ])
    expect(rows.filter(({ unit }) => unit !== 'mm')).toEqual(ratios)
    const zh = rows.map(({ name }) => name.zh)
    expect(zh).toEqual(
      expect.arrayContaining([
        ...['下颌牙量过大，六颗前牙', '上颌间隙 右 第一磨牙至尖牙', '下颌间隙 四段合计', '上颌牙弓深度'],
        ...['下颌磨牙间宽（近中颊尖）', '上颌尖牙牙尖，右侧到腭中缝', 'Little 不齐指数', '覆合（切缘到切缘）'],
      ]),
    )
  })

  it('tells the error of what is read, and of what a surface states none', () => {
    const by = new Map(rowsOf(arches).map(row => [row.name.en, row.error]))
    const { bolton, space } = modelAnalysis(arches)
    expect(by.get('Bolton anterior')).toBe(measured(bolton.anterior).error)
    expect(by.get('Lower excess, Six front teeth')).toBe(measured(bolton.anterior).excessError)
    expect(by.get('Lower space, four segments')).toBe(measured(space.lower).error)
    expect([by.get('Upper Depth'), by.get('Curve of Spee, right'), by.get('Overjet, edge to edge')]).toEqual([null, null, null])
  })

  it('says of a width whence it was borrowed, and of the ratios that they hold it', () => {
    const { '12': _, ...teeth } = arches.teeth
    const borrowed = { ...arches, teeth: { ...teeth, '12': { contacts: [], missing: true } } }
    const notes = rowsOf(borrowed).filter(({ note }) => note?.en.includes('22'))
    expect(notes.map(({ name, note }) => [name.en, note])).toEqual([
      ['12 Upper right lateral incisor', { zh: '取自 22', en: 'from 22' }],
    ])
    const ratio = rowsOf(borrowed).find(({ name }) => name.en === 'Bolton anterior')
    expect(ratio?.note).toEqual({ zh: '含借用宽度 12', en: 'with borrowed widths 12' })
    const of = (readings: ModelReadings) => new Map(rowsOf(readings).map(({ name, note }) => [name.en, note]))
    const space = of(borrowed)
    expect([space.get('Upper space, right C–midline')?.zh, space.get('Upper space, left C–midline')]).toEqual([
      '含借用宽度 12',
      null,
    ])
    expect(space.get('Upper space, four segments')).toEqual({
      zh: '必需间隙含借用宽度 12（该牙即使缺失也计入）',
      en: 'the required space counts the borrowed width of 12, even where that tooth is absent',
    })
    expect(space.get('Lower space, four segments')).toBeNull()
    // Predicted teeth of both jaws rest on the lower incisors.
    const mixed = of({ ...arches, prediction: 'hk_male', teeth: { ...arches.teeth, '42': { contacts: [], missing: true } } })
    expect(mixed.get('Upper space, right M1–C')?.en).toBe('predicted; with borrowed widths 42')
    expect(mixed.get('Upper space, four segments')?.en).toMatch(/^the required space counts the borrowed width of 42,/)
    expect(mixed.get('Upper canine and premolars of a side, predicted')?.en).toMatch(/with borrowed widths 42$/)
    const two = { ...borrowed, teeth: { ...borrowed.teeth, '41': { contacts: [], missing: true } } }
    expect(rowsOf(two).find(({ name }) => name.en === 'Bolton overall')?.note?.en).toBe('with borrowed widths 12 41')
  })

  it('says of a predicted space that it is', () => {
    const predicted = rowsOf({ ...arches, prediction: 'hk_female' }).filter(({ note }) => note?.en === 'predicted')
    expect(predicted.map(({ name, note }) => [name.en, note?.zh])).toEqual(
      ['Upper', 'Lower'].flatMap(jaw => ['right', 'left'].map(side => [`${jaw} space, ${side} M1–C`, '预测'])),
    )
  })

  it('has the predicted teeth of a mixed dentition, by whom and how far to be trusted', () => {
    const predicted = (prediction: ModelReadings['prediction']) =>
      rowsOf({ ...arches, prediction }).filter(({ name }) => /predicted$/.test(name.en))
    const { predicted: teeth } = modelAnalysis({ ...arches, prediction: 'north_female' })
    expect(predicted('north_female').map(({ name, value, note }) => [name.en, value, note?.en])).toEqual(
      (['upper', 'lower'] as const).map(jaw => [
        `${jaw === 'upper' ? 'Upper' : 'Lower'} canine and premolars of a side, predicted`,
        teeth?.[jaw],
        'Northern Chinese girls; A prediction: within 1 mm per side in about 8 of 10 boys, fewer girls.',
      ]),
    )
    expect(predicted('moyers75')[1]).toMatchObject({
      note: { zh: 'Moyers 75%；预测值：在 359 例西班牙人中偏小；准确度在此未知。' },
    })
    expect(predicted(null)).toEqual([])
  })

  it('has no row for what was not measured, and none of a jaw alone for both', () => {
    const lower = Object.fromEntries(Object.entries(arches.teeth).filter(([tooth]) => tooth > '3'))
    const names = rowsOf({ ...arches, teeth: lower }).map(({ name }) => name.en)
    expect(names.some(name => /^(Upper|Bolton|Lower excess|Over)|raphe|midline to/.test(name))).toBe(false)
    expect(names).toEqual(expect.arrayContaining(['Lower space, four segments', "Little's irregularity", 'Lower Depth']))
    const { '46': _, '47': __, ...without } = lower
    const fewer = rowsOf({ ...arches, teeth: without }).map(({ name }) => name.en)
    expect(fewer).not.toContain('Lower Between molars (fossae)')
    expect(fewer).toContain('Lower Between canines')
  })
})

describe('the corrections on the sheet', () => {
  const wish = (jaw: 'upper' | 'lower', over: Partial<ModelReadings['corrections']['upper']>): ModelReadings => ({
    ...arches,
    corrections: { ...arches.corrections, [jaw]: { ...arches.corrections[jaw], ...over } },
  })
  const corrections = (readings: ModelReadings) =>
    rowsOf(readings).filter(({ name }) => /Incisors|Bolton$|corrections/.test(name.en) && name.en.includes('space'))

  it('are each a line, and a total, of the jaw they were made for', () => {
    const rows = corrections(wish('lower', { incisors: { rule: 'sheet', amount: -1.5 }, bolton: 'anterior' }))
    const { bolton, space } = modelAnalysis(arches)
    const excess = measured(bolton.anterior).lowerExcess
    expect(rows.map(({ name, value }) => [name.en, value])).toEqual([
      ['Lower space, Incisors forward or back', -3],
      ['Lower space, Evening out Bolton', excess],
      ['Lower space, with corrections', expect.closeTo(measured(space.lower).discrepancy - 3 + excess, 9)],
    ])
    expect(rows.map(({ name }) => name.zh)).toEqual([
      '下颌间隙 切牙唇舌向移动',
      '下颌间隙 调整 Bolton 牙量',
      '下颌间隙 修正后合计',
    ])
    expect(rows.map(({ error }) => error)).toEqual([null, measured(bolton.anterior).excessError, null])
    // The rule is named with the incisors alone.
    expect(rows.map(({ note }) => note !== null)).toEqual([true, false, false])
    expect(corrections(arches)).toEqual([])
  })

  it('say whence an amount was taken, and that the scale was not measured wherever it counts', () => {
    const taken = { from: 'plan', plan: 'A', approximate: true } as const
    const rows = corrections(wish('upper', { incisors: { rule: 'curve', amount: 2, taken } }))
    expect(rows[0]?.note?.en).toMatch(/, from the plan “A” \(≈ scale of the film not measured\)$/)
    expect(rows[0]?.note?.zh).toMatch(/，取自方案“A”（≈ 片的比例未经实测）$/)
    expect(rows.at(-1)?.note).toEqual({ zh: '≈ 片的比例未经实测', en: '≈ scale of the film not measured' })
  })

  it('say that a difference counted in both jaws is made good once, with either total', () => {
    const both = wish('lower', { bolton: 'anterior' })
    const rows = corrections({ ...both, corrections: { upper: both.corrections.lower, lower: both.corrections.lower } })
    const totals = rows.filter(({ name }) => name.en.endsWith('with corrections'))
    expect(totals.map(({ note }) => note?.en)).toEqual([
      expect.stringContaining('the same difference is made good once'),
      expect.stringContaining('the same difference is made good once'),
    ])
    const approximate = { rule: 'curve', amount: 2, taken: { from: 'tweed', approximate: true } } as const
    const also = { ...both.corrections.lower, incisors: approximate }
    const marked = corrections({ ...both, corrections: { upper: also, lower: also } }).at(-1)
    expect(marked?.note?.zh).toMatch(/^≈ 片的比例未经实测；上下颌都计入了 Bolton/)
    expect(marked?.note?.en).toMatch(/^≈ scale of the film not measured; Bolton is counted in both jaws/)
  })

  it('have no total while a counted line lacks its value', () => {
    const rows = corrections(wish('upper', { incisors: { rule: 'headPlate', amount: 2 }, bolton: 'anterior' }))
    expect(rows.map(({ name }) => name.en)).toEqual(['Upper space, Evening out Bolton'])
  })

  it('say of the space itself that twelve teeth are no longer counted', () => {
    const total = rowsOf(wish('lower', { bolton: 'overall' })).find(({ name }) => name.en === 'Lower space, four segments')
    expect(total?.note?.zh).toContain('曾按十二颗牙计入 Bolton')
  })
})
