import { describe, expect, it } from 'vitest'
import type { Words } from '../words'
import { takenWords } from './correction-notes'
import { modelFindingItems } from './finding-items'
import { antimere, archTeeth, isTooth, jawOf, jaws, kindOf, readTeeth, sideOf, toothOf } from './tooth'
import {
  aheadText,
  archMidlineWords,
  boltonActWords,
  boltonWords,
  correctionWords,
  crowdingWords,
  excessWords,
  gradeWords,
  jawWords,
  lengthWords,
  levellingWords,
  midlineText,
  midlineWords,
  ratioErrorWords,
  segmentTotalWords,
  segmentWords,
  sideText,
  sideWords,
  symmetryWords,
  toothPointWords,
  toothWords,
  verdictWords,
  widthWords,
} from './words'

describe('the teeth by their FDI numbers', () => {
  it('have jaw and side by the first digit, kind by the second, and an antimere that is theirs', () => {
    expect(['11', '27', '36', '43'].map(tooth => [jawOf(tooth as '11'), sideOf(tooth as '11'), kindOf(tooth as '11')])).toEqual([
      ['upper', 'right', 'I1'],
      ['upper', 'left', 'M2'],
      ['lower', 'left', 'M1'],
      ['lower', 'right', 'C'],
    ])
    expect(['11', '26', '33', '45'].map(tooth => antimere(tooth as '11'))).toEqual(['21', '16', '43', '35'])
    for (const tooth of readTeeth) {
      expect(antimere(antimere(tooth))).toBe(tooth)
      expect(toothOf(jawOf(tooth), sideOf(tooth), kindOf(tooth))).toBe(tooth)
    }
  })

  it('run from the patient’s right to left, twelve of either jaw', () => {
    expect(archTeeth('upper', 'C')).toEqual(['13', '12', '11', '21', '22', '23'])
    expect(archTeeth('lower').length).toBe(12)
    expect(readTeeth).toEqual([...archTeeth('upper'), ...archTeeth('lower')])
    expect(archTeeth('lower', 'M2')[0]).toBe('47')
    expect(['11', '47', '18', '51', '1', '111', '01', 'a1'].map(isTooth)).toEqual([
      ...[true, true, false, false, false, false, false, false],
    ])
  })

  it('are named by side, jaw and kind', () => {
    expect(toothWords('42')).toEqual({ zh: '右下侧切牙', en: 'Lower right lateral incisor' })
    expect(toothWords('26')).toEqual({ zh: '左上第一磨牙', en: 'Upper left first molar' })
    const all = readTeeth.map(toothWords)
    expect(new Set(all.map(({ zh }) => zh)).size).toBe(24)
    expect(new Set(all.map(({ en }) => en)).size).toBe(24)
  })

  it('are pointed at where the reference says: models.md, section 1', () => {
    const cusps = ['11', '12', '13', '14', '15', '16', '17'].map(tooth => toothPointWords('CU', tooth as '11').en)
    expect(cusps).toEqual([
      ...['middle of the edge', 'middle of the edge', 'cusp tip', 'buccal cusp', 'buccal cusp'],
      ...['mesiobuccal cusp', 'mesiobuccal cusp'],
    ])
    expect(['34', '36'].map(tooth => toothPointWords('CF', tooth as '34'))).toEqual([
      { zh: '主沟远中端', en: 'distal end of the main groove' },
      { zh: '中央窝', en: 'central fossa' },
    ])
    expect(toothPointWords('MC', '36')).toEqual({ zh: '近中接触点', en: 'mesial contact' })
    expect(toothPointWords('DC', '11')).toEqual({ zh: '远中接触点', en: 'distal contact' })
    expect(toothPointWords('DB', '36')).toEqual({ zh: '远中颊尖', en: 'distobuccal cusp' })
    const zh = ['11', '13', '14', '16'].map(tooth => toothPointWords('CU', tooth as '11').zh)
    expect(zh).toEqual(['切缘中点', '牙尖', '颊尖', '近中颊尖'])
  })
})

const tables: Readonly<Record<string, readonly Words[]>> = {
  ...{ jaws: Object.values(jawWords), sides: Object.values(sideWords), bolton: Object.values(boltonWords) },
  ...{ excess: Object.values(excessWords), verdicts: Object.values(verdictWords), segments: Object.values(segmentWords) },
  ...{ totals: Object.values(segmentTotalWords), widths: Object.values(widthWords), pairs: Object.values(symmetryWords) },
  ...{ corrections: Object.values(correctionWords), grades: Object.values(gradeWords) },
  acts: jaws.flatMap(jaw => [boltonActWords[jaw].gives, boltonActWords[jaw].costs]),
  labels: [lengthWords, midlineWords, archMidlineWords, levellingWords],
  findings: Object.values(modelFindingItems).map(({ name }) => name),
  sources: [{ from: 'tweed' }, { from: 'steiner' }, { from: 'plan' }].map(
    taken => takenWords(taken as { from: 'plan' }) as Words,
  ),
}

it.each(Object.keys(tables))('law: %s are said in both languages, each thing by words of its own', table => {
  const words = tables[table] ?? []
  for (const { zh, en } of words) {
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).toMatch(/[A-Za-z][A-Za-z\d]/)
    expect(en).not.toMatch(/\p{Script=Han}/u)
  }
  expect(new Set(words.map(({ zh }) => zh)).size).toBe(words.length)
  expect(new Set(words.map(({ en }) => en)).size).toBe(words.length)
})

it('words that name a number, a jaw or an act name the right one', () => {
  expect([excessWords.anterior.en, excessWords.overall.en, segmentTotalWords[4].zh, segmentTotalWords[6].en]).toEqual([
    ...['Six front teeth', 'Twelve teeth', '四段合计', 'six segments'],
  ])
  expect(verdictWords.idle.en).toContain('under 1.5 mm')
  expect(jaws.map(jaw => [boltonActWords[jaw].gives.en, boltonActWords[jaw].costs.en])).toEqual([
    ['upper teeth made narrower', 'upper teeth made wider'],
    ['lower teeth made narrower', 'lower teeth made wider'],
  ])
})

describe('measured sides in words', () => {
  it('have no side where they print as nothing, else the patient’s own', () => {
    expect([0.04, -0.04].map(mm => midlineText(mm).en)).toEqual(['0.0 mm (centred)', '0.0 mm (centred)'])
    expect([midlineText(1.25).en, midlineText(-1.2)]).toEqual([
      '1.3 mm to the left',
      { zh: '偏右 1.2 mm', en: '1.2 mm to the right' },
    ])
    expect([midlineText(0).zh, midlineText(2).zh]).toEqual(['0.0 mm（居中）', '偏左 2.0 mm'])
    expect([sideText(1.2), sideText(-0.3), sideText(0.01)]).toEqual([
      { zh: '左 1.2', en: 'left 1.2' },
      { zh: '右 0.3', en: 'right 0.3' },
      { zh: '0.0', en: '0.0' },
    ])
    const ahead = (rightAhead: number) => aheadText({ rightAhead })
    expect([ahead(1.2), ahead(-0.3), ahead(-0.01)]).toEqual([
      { zh: '右侧靠前 1.2 mm', en: 'right ahead by 1.2 mm' },
      { zh: '左侧靠前 0.3 mm', en: 'left ahead by 0.3 mm' },
      { zh: '0.0 mm', en: '0.0 mm' },
    ])
  })

  it('a degree of crowding has those beside it that it may be within its error', () => {
    const of = (degree: 'I' | 'II' | null, ...degreesWithinError: readonly ('I' | 'II' | 'III' | null)[]) =>
      crowdingWords({ degree, degreesWithinError })
    expect(of(null, 'I')).toBeNull()
    expect(of('II')).toEqual({ zh: '拥挤度 II', en: 'crowding degree II' })
    expect(of('I', null)).toEqual({ zh: '拥挤度 I（误差内或不拥挤）', en: 'crowding degree I (or none)' })
    expect(of('II', 'I', 'III')).toEqual({ zh: '拥挤度 II（误差内或为 I、为 III）', en: 'crowding degree II (or I, III)' })
  })

  it('an error as large as the spread of the norm cannot tell', () => {
    const of = (error: number) => ratioErrorWords({ error, norm: { mean: 79, sd: 2 } })
    expect(of(1)).toEqual({ zh: '读数误差为 0.5 SD。', en: 'The reading error is 0.5 SD.' })
    expect(of(2).en).toBe('The reading error is 1.0 SD, as large as the spread of the norm or larger: this reading cannot tell.')
    expect(of(3).zh).toBe('读数误差为 1.5 SD，与参考值的离散相当或更大：此次读数不足以判断。')
  })

  it('an amount taken over says from where, how sure that is, and that no scale was measured', () => {
    expect(takenWords(undefined)).toBeNull()
    expect(takenWords({ from: 'plan', plan: 'B' })).toEqual({ zh: '取自方案“B”', en: 'from the plan “B”' })
    expect(takenWords({ from: 'plan' })).toEqual({ zh: '取自方案', en: 'from the plan' })
    expect(takenWords({ from: 'tweed' })).toEqual({
      zh: '取自片上 Tweed 目标（教科书常用值，未核对）',
      en: "from Tweed's aim on the film (textbook value, not checked)",
    })
    expect(takenWords({ from: 'steiner', approximate: true })?.en).toBe(
      "from Steiner's aim on the film (read in its source) (≈ scale of the film not measured)",
    )
  })
})
