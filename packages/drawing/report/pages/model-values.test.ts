import { modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { modelRows } from '@sella/ceph/study-models/model-rows'
import { type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { describe, expect, it } from 'vitest'
import { footRule, paper } from '../paper'
import { modelPaperWords } from '../study-models/words'
import { boxOf, collisions, labels, wordsOf } from '../testing/labels'
import { pageWords } from '../testing/page-words'
import { reportInput } from '../testing/report-input'
import { modelValuePages } from './model-values'

const arches = bothArches({ room: 0.96 }, { room: 0.95, spee: 2, widths: { '31': 6.4, '41': 6.4 } })
const { '16': _, ...teeth } = arches.teeth
const full: ModelReadings = {
  ...arches,
  ...{ inBite: true, mmPerUnit: { upper: 1, lower: null } },
  teeth: { ...arches.teeth, '17': { ...arches.teeth['17'], contacts: [] }, '26': { contacts: [], missing: true } },
  corrections: {
    upper: { incisors: { rule: 'front', amount: -2.5 }, bolton: 'overall' },
    lower: { incisors: { rule: 'headPlate', amount: 6 }, bolton: 'anterior' },
  },
}
const gone = { contacts: [], missing: true } as const
const lacking: ModelReadings = { ...arches, teeth: { ...arches.teeth, '14': gone, '12': gone, '25': gone, '32': gone } }
const pagesOf = (lang: 'zh' | 'en', readings: ModelReadings, elsewhere: readonly ('upper' | 'lower')[] = []) =>
  modelValuePages(reportInput('ABO', { lang, studyModels: { readings, elsewhere } }))

describe.each(['zh', 'en'] as const)('what was measured on study models (%s)', lang => {
  it.each([
    ['everything, with every correction', full, ['upper'] as const],
    ['a molar not read', { ...arches, teeth }, []],
    ['teeth whose widths are borrowed', lacking, []],
    ['a mixed dentition', { ...arches, prediction: 'hk_female' as const }, []],
    ['one tooth', { ...noReadings, teeth: { '11': arches.teeth['11'] } } as ModelReadings, []],
  ])('is one page, whole and legible: %s', (_, readings, elsewhere) => {
    const [only, ...more] = pagesOf(lang, readings, elsewhere)
    if (!only) throw new Error('no page')
    expect(more).toEqual([])
    expect(collisions(only)).toEqual([])
    for (const label of labels(only)) {
      expect(wordsOf(label)).not.toMatch(/…$|undefined|NaN|null/)
      expect(boxOf(label).bottom, wordsOf(label)).toBeLessThan(footRule)
      expect(boxOf(label).right, wordsOf(label)).toBeLessThanOrEqual(paper.width)
    }
  })

  it('says each value that the table on screen lists', () => {
    const words = pagesOf(lang, full).map(pageWords).join('\n')
    for (const { name, value, unit } of modelRows(modelAnalysis(full), full)) {
      const digits = Math.abs(value).toFixed(unit === '%' ? 2 : 1)
      expect(words, `${name[lang]} ${digits}`).toContain(digits)
    }
  })

  it('tells readings of another file, an unknown unit, a borrowed width and what a correction rests on', () => {
    const words = pagesOf(lang, full, ['upper']).map(pageWords).join('\n')
    const sentences = {
      zh: ['另一个文件', '未写明单位', '取自 16', 'Tweed 头影校正', '教科书常用值，未核对', '下牙减径'],
      en: [
        'another file',
        'names no unit',
        'from 16',
        'Tweed head plate',
        'textbook value, not checked',
        'lower teeth made narrower',
      ],
    }[lang]
    for (const each of sentences) expect(words).toContain(each)
    const plain = pagesOf(lang, arches).map(pageWords).join('\n')
    for (const each of sentences.slice(0, 4)) expect(plain).not.toContain(each)
  })
})

it('judges by the doctor’s own norm where it is chosen, and says so; by the usual one, named, once she has none', () => {
  const own = { anterior: { mean: 77.7, sd: 1.25 }, overall: { mean: 90.5, sd: 2 } }
  const wordsOf = (lang: 'zh' | 'en', ownBolton: typeof own | null) =>
    modelValuePages(
      reportInput('ABO', { lang, studyModels: { readings: { ...arches, boltonNorm: 'own' }, elsewhere: [], ownBolton } }),
    )
      .map(pageWords)
      .join('\n')
  expect(wordsOf('zh', own)).toMatch(/自定义参考值.*77\.7 ± 1\.25.*90\.5 ± 2.*参考值：自定义参考值。/s)
  expect(wordsOf('en', own)).toMatch(/the doctor's own norm.*Norm: the doctor's own norm\./s)
  expect(wordsOf('zh', own)).not.toMatch(/成都/)
  expect(wordsOf('zh', null)).toMatch(/成都.*79\.32 ± 2\.27/s)
  expect(wordsOf('zh', null)).toContain('所选的自定义参考值已不存在')
  expect(wordsOf('zh', own)).not.toContain('已不存在')
})

const paperOf = (readings: ModelReadings, removed: readonly 'upper'[] = []): string =>
  modelValuePages(reportInput('ABO', { lang: 'en', studyModels: { readings, elsewhere: removed, removed } }))
    .map(pageWords)
    .join(' ')

it('says of the space which borrowed widths it counts, jaw by jaw, and of one without any nothing', () => {
  const words = paperOf(lacking).replaceAll(/[ |]+/g, ' ')
  expect(words).toMatch(/ With borrowed widths 14 12 25 /)
  expect(words).toMatch(/ With borrowed widths 32 /)
  expect(words).toContain('A borrowed width counts as required space, even where that tooth is absent.')
  expect(paperOf(arches)).not.toContain('borrowed')
})

it('says under what is made of the incisors which of their widths are borrowed', () => {
  const { further } = modelPaperWords
  const under = (readings: ModelReadings) =>
    (paperOf(readings).replaceAll(/[ |]+/g, ' ').split(further.en)[1] ?? '').split('±')[0]
  const words = under({ ...lacking, prediction: 'hk_female' })
  expect(words).toMatch(/ Predicted canine[^W]* With borrowed widths 32 Pont[^W]* With borrowed widths 12 /)
  expect(under({ ...arches, prediction: 'hk_female' })).not.toContain('borrowed')
})

it("prints the grade of Tweed's or Steiner's aim beside the amount taken from it", () => {
  const taking = (from: 'tweed' | 'steiner'): string =>
    paperOf({
      ...arches,
      corrections: {
        upper: { incisors: null, bolton: null },
        lower: { incisors: { rule: 'sheet', amount: -2.5, taken: { from } }, bolton: null },
      },
    })
  expect(taking('tweed')).toContain("from Tweed's aim on the film (textbook value, not checked)")
  expect(taking('steiner')).toContain("from Steiner's aim on the film (read in its source)")
})

it('says that levelling is contained, that twelve teeth are not counted, and that one difference is made good once', () => {
  expect(paperOf(arches)).toContain('contained in the available length')
  expect(paperOf(full)).toContain('Bolton of twelve teeth was chosen once')
  expect(paperOf(full)).not.toContain('both jaws')
  const anterior = { incisors: null, bolton: 'anterior' } as const
  expect(paperOf({ ...arches, corrections: { upper: anterior, lower: anterior } })).toContain('counted in both jaws')
})

it('prints both sides against the raphe, and which tooth is ahead by side, never by a sign', () => {
  const raphe = { from: { x: 0.5, y: -8, z: 14 }, to: { x: 0.5, y: -10, z: -16 } }
  const cusp = arches.teeth['26']?.CU ?? { x: 0, y: 0, z: 0 }
  const ahead = { ...arches.teeth, '26': { contacts: [], ...arches.teeth['26'], CU: { ...cusp, z: cusp.z + 2 } } }
  const words = paperOf({ ...arches, teeth: ahead, raphe }).replace(/\s+/g, ' ')
  expect(words).toContain('To raphe R / L, upper first molars (MB cusps)')
  expect(words).toMatch(/left ahead by (1\.9|2\.0) mm/)
  expect(words).toContain('0.5 mm to the right')
  expect(paperOf(arches)).not.toContain('raphe')
})

it('gives the depth of the curve of Spee on the right before that on the left', () => {
  const { CU } = arches.teeth['35'] ?? {}
  if (!CU) return expect.unreachable()
  const words = paperOf({
    ...arches,
    teeth: { ...arches.teeth, '35': { contacts: [], ...arches.teeth['35'], CU: { ...CU, y: CU.y - 1 } } },
  })
  expect(words.replaceAll(/[ |]+/g, ' ')).toContain('Curve of Spee, right / left (M2) 2.0 / 3.0')
})

it('gives the accuracy of a prediction beside the set it is known of, and of no other', () => {
  expect(paperOf({ ...arches, prediction: 'north_male' })).toContain('8 of 10 boys')
  for (const prediction of ['moyers75', 'original', 'hk_male'] as const) {
    expect(paperOf({ ...arches, prediction })).not.toContain('of 10 boys')
    expect(paperOf({ ...arches, prediction })).toMatch(/accuracy is not known[ |]+here/)
  }
  const flowing = (prediction: 'moyers75' | 'original' | 'hk_male') =>
    paperOf({ ...arches, prediction }).replaceAll(/[ |]+/g, ' ')
  expect(flowing('moyers75')).toContain('too small in 359 Spaniards')
  expect(flowing('original')).toContain('too large in 359 Spaniards')
  expect(flowing('hk_male')).not.toContain('Spaniards')
  // The patient of the report is a girl.
  expect(flowing('hk_male')).toContain('measured on boys; the patient is female')
  expect(flowing('moyers75')).not.toContain('measured on')
})

it('tells a file that was removed from one that was replaced', () => {
  expect(paperOf(arches, ['upper'])).toContain('has been removed from this record')
  expect(paperOf(arches, ['upper'])).not.toContain('another file')
})

const ruler = { from: { x: 0, y: 0, z: 0 }, to: { x: 0, y: 50, z: 0 }, mm: 50 }
const photographed = (rulers: ModelReadings['rulers']): ModelReadings => ({
  ...arches,
  on: { upper: 'photo', lower: 'photo' },
  rulers,
})

it('an unscaled photograph lacks its scale, not teeth that are placed', () => {
  const bare = paperOf(photographed({ upper: null, lower: null }))
  expect(bare).toContain('no scale yet')
  expect(bare).not.toContain('still lacking')
  const { '14': _out, ...without } = arches.teeth
  expect(paperOf({ ...arches, teeth: without })).toContain('still lacking')
})

it.each(['zh', 'en'] as const)('titles of values from a photograph say so, legibly (%s)', lang => {
  const says = { zh: '照片，较不准确', en: 'photograph, less exact' }[lang]
  const count = (readings: ModelReadings): number =>
    pagesOf(lang, readings).map(pageWords).join(' ').replace(/\s+/g, ' ').split(says).length - 1
  const flat = photographed({ upper: ruler, lower: ruler })
  // Bolton, the space of each jaw, the arches, irregularity with Pont: five titles.
  expect(count(flat)).toBe(5)
  expect(count(arches)).toBe(0)
  expect(count(photographed({ upper: null, lower: null }))).toBe(0)
  const mixed = { ...flat, on: { upper: 'surface', lower: 'photo' } } as const
  expect(pagesOf(lang, mixed).map(pageWords).join(' ')).toContain(
    { zh: '下颌照片，较不准确', en: 'Lower photograph, less exact' }[lang],
  )
  for (const each of [flat, mixed])
    for (const page of pagesOf(lang, each)) {
      expect(collisions(page)).toEqual([])
      for (const label of labels(page)) expect(boxOf(label).right, wordsOf(label)).toBeLessThanOrEqual(paper.width)
    }
})

it('mm taken from a film of unmeasured scale stand with ≈, in the line, its basis and the total', () => {
  const incisors = { rule: 'sheet', amount: -2, taken: { from: 'steiner', approximate: true } } as const
  const of = (change: typeof incisors | (Omit<typeof incisors, 'taken'> & { taken: { from: 'steiner' } })) =>
    paperOf({ ...arches, corrections: { ...arches.corrections, lower: { incisors: change, bolton: null } } })
  expect(of(incisors)).toMatch(/≈ −2\.0 mm.*≈ scale of the film not measured/)
  expect(of(incisors).split('≈').length - 1).toBe(4)
  expect(of({ ...incisors, taken: { from: 'steiner' } })).not.toContain('≈')
})

it('is no page where nothing was read', () => {
  expect(modelValuePages(reportInput('ABO'))).toEqual([])
})
