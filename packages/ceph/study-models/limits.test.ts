import { describe, expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { archSpace } from './arch-space'
import { biteOf } from './bite'
import { boltonVerdict, signedSds } from './bolton'
import { boltonRatio } from './bolton-ratio'
import { modelFindings } from './findings'
import { irregularityOf } from './irregularity'
import { modelAnalysis } from './model-analysis'
import { occlusalPlane } from './occlusal-plane'
import { jawsOfSpace, photoNotes, photoTagOf } from './photo-notes'
import type { ModelReadings, ToothReading } from './readings'
import { lacksScale, lengthError, photographed, scaleOf, unscaled } from './scale'
import { curveOfSpee } from './spee'
import type { Tooth } from './tooth'
import { sumOfWidths, toothWidth } from './width'
import { ratioErrorWords } from './words'

const arches: ModelReadings = { ...bothArches({}, { room: 0.95, spee: 2 }), inBite: true }
const without = (readings: ModelReadings, ...teeth: readonly Tooth[]): ModelReadings => ({
  ...readings,
  teeth: Object.fromEntries(Object.entries(readings.teeth).filter(([tooth]) => !teeth.includes(tooth as Tooth))),
})
const withTooth = (tooth: Tooth, over: Partial<ToothReading>): ModelReadings => ({
  ...arches,
  teeth: { ...arches.teeth, [tooth]: { ...(arches.teeth[tooth] ?? { contacts: [] }), ...over } },
})
const contactsOf = (...mm: readonly number[]) => mm.map(x => ({ MC: { x: 0, y: 0, z: 0 }, DC: { x, y: 0, z: 0 } }))
const photo = (over: Partial<ModelReadings> = {}): ModelReadings => ({
  ...{ ...arches, on: { upper: 'surface', lower: 'photo' } },
  rulers: { upper: null, lower: { from: { x: 0, y: 0, z: 0 }, to: { x: 30, y: 40, z: 0 }, mm: 10 } },
  ...over,
})

describe('the width of a tooth', () => {
  it('is the mean of its readings, told apart where two differ by over 0.3 mm (models.md, section 9)', () => {
    const of = (...mm: readonly number[]) => toothWidth(withTooth('11', { contacts: contactsOf(...mm) }), '11')
    expect(of(8.5)).toMatchObject({ mm: 8.5, readings: [8.5], apart: false, strange: false, from: null })
    expect(of(8.5, 8.75)).toMatchObject({ mm: 8.625, apart: false })
    expect(of(8.5, 8.81)).toMatchObject({ apart: true })
    // 8.8 - 8.5 is a little over 0.3 in binary, and 0.304 is displayed as 0.30.
    expect([of(8.5, 8.8), of(8.5, 8.804)].map(width => width?.apart)).toEqual([false, false])
    // Two readings that agree halve the variance of one; two that scatter more have their own scatter.
    expect(of(8.5, 8.5)?.error).toBeCloseTo(0.15 / Math.SQRT2, 9)
    expect(of(8, 9)?.error).toBeCloseTo(0.5, 9)
    expect(of(8, 9)?.scatter).toBeCloseTo(0.5, 9)
  })

  it('is strange from 25 % off the usual one, 8.6 mm (models.md, section 3)', () => {
    const strange = (mm: number) => toothWidth(withTooth('11', { contacts: contactsOf(mm) }), '11')?.strange
    expect([6.46, 6.44, 10.74, 10.76].map(strange)).toEqual([false, true, false, true])
    // Judged as displayed: 25 % below 7.9 is 5.925, and 5.93 reads 5.9.
    const canine = (mm: number) => toothWidth(withTooth('13', { contacts: contactsOf(mm) }), '13')?.strange
    expect([5.93, 5.96].map(canine)).toEqual([true, false])
  })

  it('is none of contacts that are missing, in one place, or no place', () => {
    const nowhere = { MC: { x: Number.NaN, y: 0, z: 0 }, DC: { x: 1, y: 0, z: 0 } }
    for (const contacts of [[], [{ MC: { x: 1, y: 0, z: 0 } }], contactsOf(0), [nowhere]])
      expect(toothWidth(withTooth('11', { contacts }), '11')).toBeNull()
    expect(toothWidth(withTooth('11', { contacts: [nowhere, ...contactsOf(8)] }), '11')?.mm).toBe(8)
  })

  it('of a missing tooth is its antimere’s, and of a pair that is missing none; a sum lacks them by name', () => {
    const gone = withTooth('11', { missing: true })
    expect(toothWidth(gone, '11')).toMatchObject({ from: '21', mm: expect.closeTo(8.6, 9), apart: false })
    const both = { ...gone, teeth: { ...gone.teeth, '21': { contacts: contactsOf(8), missing: true } } }
    expect([toothWidth(both, '11'), toothWidth(both, '21')]).toEqual([null, null])
    expect(sumOfWidths(both, ['11', '12', '21'])).toEqual({ sum: null, lacking: ['11', '21'] })
    const { sum } = sumOfWidths(gone, ['11', '21', '22'])
    expect(sum?.borrowed).toEqual(['11'])
    // A width that stands for two counts its error twice: 2 * 0.15 and 0.15.
    expect(sum?.error).toBeCloseTo(0.15 * Math.sqrt(5), 9)
  })
})

describe('a photograph', () => {
  it('has the scale of its ruler, and none without the ruler, its length, or between two places that are one', () => {
    expect(scaleOf(photo(), 'lower')).toBeCloseTo(10 / 50, 12)
    expect(scaleOf(photo(), 'upper')).toBe(1)
    const ruler = { from: { x: 1, y: 1, z: 0 }, to: { x: 1, y: 1, z: 0 }, mm: 10 }
    for (const lower of [null, { ...ruler, to: { x: 9, y: 1, z: 0 }, mm: null }, ruler]) {
      const bare = photo({ rulers: { upper: null, lower } })
      expect(scaleOf(bare, 'lower')).toBeNull()
      expect(unscaled(bare)).toEqual(['lower'])
      expect(toothWidth(bare, '41')).toBeNull()
    }
    expect(unscaled(photo())).toEqual([])
  })

  it('counts where something was read on it', () => {
    expect(photographed(photo())).toEqual(['lower'])
    expect(photographed(arches)).toEqual([])
    const upper = without(photo(), ...(Object.keys(arches.teeth).filter(tooth => tooth > '3') as Tooth[]))
    expect(photographed(upper)).toEqual([])
    expect(photoNotes(upper)).toEqual([])
  })

  it('states the error of a length: 0.3 mm a distance, and 3 % and 2 % of a scale of 10 mm', () => {
    const share = Math.hypot(0.03, 0.02)
    expect(lengthError(photo(), 'lower', 40)).toBeCloseTo(Math.hypot(0.3, 40 * share), 9)
    expect(lengthError(photo(), 'lower', 40, 4)).toBeCloseTo(Math.hypot(0.6, 40 * share), 9)
    expect(lengthError(photo(), 'upper', 40)).toBeNull()
  })

  it('is what a value lacks where its jaw or its teeth lie on one without a scale', () => {
    const bare = photo({ rulers: { upper: null, lower: null } })
    expect(lacksScale(bare, ['lower'], [])).toBe(true)
    expect(lacksScale(bare, ['upper'], ['41'])).toBe(true)
    expect(lacksScale(bare, ['upper'], ['11'])).toBe(false)
    expect(lacksScale(photo(), ['lower'], ['41'])).toBe(false)
  })

  it('tags what rests on it, and says what it does not give', () => {
    expect([photoTagOf(photo(), ['lower']), photoTagOf(photo(), ['upper']), photoTagOf(arches, ['upper', 'lower'])]).toEqual([
      { zh: '照片，较不准确', en: 'photograph, less exact' },
      null,
      null,
    ])
    const [scaled, heightless, ...more] = photoNotes(photo())
    expect(more).toEqual([])
    expect(scaled?.en).toMatch(/^Lower jaw read on an occlusal photograph.*0\.3 mm a distance and 3\.6% of scale/)
    expect(scaled?.zh).toMatch(/^下颌读自合面照.*0\.3 mm、比例 3\.6%/)
    expect(heightless?.en).toMatch(/Spee, overjet and overbite need height/)
    expect(heightless?.zh).toMatch(/Spee 曲线、覆盖、覆合需要高度/)
    const [bare] = photoNotes(photo({ rulers: { upper: null, lower: null } }))
    expect(bare).toEqual({
      zh: '下颌合面照没有比例：不给出毫米值。',
      en: 'Lower occlusal photograph without a scale: no millimetres are given.',
    })
    const spaces = (prediction: ModelReadings['prediction'], jaw: 'upper' | 'lower') => {
      const space = archSpace({ ...arches, prediction }, jaw)
      return space.status === 'measured' ? jawsOfSpace(space, jaw) : expect.unreachable()
    }
    expect([spaces(null, 'upper'), spaces(null, 'lower')]).toEqual([['upper'], ['lower']])
    expect([spaces('hk_male', 'upper'), spaces('hk_male', 'lower')]).toEqual([['upper', 'lower'], ['lower']])
  })

  it('gives no bite, of either jaw, and no curve of Spee', () => {
    expect(biteOf(arches)).not.toBeNull()
    for (const on of [
      { upper: 'photo', lower: 'surface' },
      { upper: 'surface', lower: 'photo' },
    ] as const)
      expect(biteOf({ ...photo(), on, rulers: { upper: photo().rulers.lower, lower: photo().rulers.lower } })).toBeNull()
    expect(curveOfSpee(photo())).toBeNull()
    expect(irregularityOf(photo())?.error).toBeGreaterThan(0)
    expect(irregularityOf(arches)?.error).toBeNull()
  })
})

it('the occlusal plane goes through incisors, premolars and first molars: no canine tips it (models.md, section 1)', () => {
  const planeWith = (tooth: Tooth) => {
    const { CU } = arches.teeth[tooth] ?? {}
    return occlusalPlane(withTooth(tooth, { CU: CU && { ...CU, y: CU.y + 2 } }), 'lower')
  }
  const plain = occlusalPlane(arches, 'lower')
  expect(plain?.through).toBe('cusps')
  for (const tooth of ['33', '43', '37'] as const) expect(planeWith(tooth)).toEqual(plain)
  for (const tooth of ['31', '42', '34', '45', '36'] as const) expect(planeWith(tooth)?.normal).not.toEqual(plain?.normal)
})

describe('what a value needs', () => {
  it('the bite: both files in relation, the four edges, a plane and a molar on either side', () => {
    expect(biteOf({ ...arches, inBite: false })).toBeNull()
    for (const tooth of ['11', '21', '31', '41', '36', '46'] as const) expect(biteOf(without(arches, tooth))).toBeNull()
    expect(biteOf(without(arches, '22'))).toEqual(biteOf(arches))
    const noMidline = {
      ...arches,
      teeth: { ...arches.teeth, '11': { contacts: [], CU: arches.teeth['11']?.CU } },
    } as ModelReadings
    expect(biteOf(noMidline)).toMatchObject({ midline: null, overjet: biteOf(arches)?.overjet })
  })

  it('the curve of Spee: an edge of both central incisors and a distobuccal cusp on both sides, of the first molars if need be', () => {
    expect(curveOfSpee(arches)).toMatchObject({ molars: 'M2', right: expect.closeTo(2, 6), left: expect.closeTo(2, 6) })
    expect(curveOfSpee(without(arches, '47'))?.molars).toBe('M1')
    for (const teeth of [['41'], ['31'], ['47', '36'], ['37', '46'], ['46', '47']] as const)
      expect(curveOfSpee(without(arches, ...teeth))).toBeNull()
    // A contact that was not read leaves the depths, and takes what levelling costs.
    const open = withTooth('34', { contacts: [] })
    expect(curveOfSpee(open)).toMatchObject({ right: expect.closeTo(2, 6), measured: null })
    expect(curveOfSpee(arches)?.measured).toBeGreaterThan(0)
    expect(curveOfSpee({ ...arches, ...bothArches({}, { spee: 0 }) })?.measured).toBeCloseTo(0, 9)
  })

  it('the curve of Spee: is deepest by its deepest cusp of either side, and 0 where it is reversed', () => {
    const { CU } = arches.teeth['35'] ?? {}
    if (!CU) return expect.unreachable()
    const deeper = curveOfSpee(withTooth('35', { CU: { ...CU, y: CU.y - 1 } }))
    expect([deeper?.right, deeper?.left]).toEqual([expect.closeTo(2, 1), expect.closeTo(3, 1)])
    const reversed = curveOfSpee(bothArches({}, { spee: -1.5 }))
    expect([reversed?.right, reversed?.left]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
  })

  it('the curve of Spee: counts the cusps of lateral incisor, canine, premolars and first molar, and no other', () => {
    const flat: ModelReadings = { ...arches, ...bothArches({}, { spee: 0 }) }
    const sunk = (tooth: Tooth, point: 'CU' | 'CF') => {
      const read = flat.teeth[tooth] ?? expect.unreachable()
      const at = read[point] ?? expect.unreachable()
      return curveOfSpee({ ...flat, teeth: { ...flat.teeth, [tooth]: { ...read, [point]: { ...at, y: at.y - 2 } } } })
    }
    for (const place of [2, 3, 4, 5, 6]) {
      expect([place, sunk(`4${place}` as Tooth, 'CU')?.right, sunk(`4${place}` as Tooth, 'CU')?.left]).toEqual([
        ...[place, expect.closeTo(2, 1), expect.closeTo(0, 1)],
      ])
      expect(sunk(`3${place}` as Tooth, 'CU')?.left).toBeCloseTo(2, 1)
    }
    expect([sunk('47', 'CU')?.right, sunk('44', 'CF')?.right]).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)])
  })

  it('a prediction and Pont’s index: their four incisors', () => {
    const { predicted, pont } = modelAnalysis({ ...arches, prediction: 'hk_male' })
    // Hong Kong boys, models.md section 4: half of 23 mm and 11.5 or 10.5; upper incisors of 31.2 mm, section 6.
    expect([predicted?.upper, predicted?.lower]).toEqual([expect.closeTo(23, 9), expect.closeTo(22, 9)])
    expect(pont?.original).toEqual({ premolar: expect.closeTo(31.2 / 0.8, 9), molar: expect.closeTo(31.2 / 0.64, 9) })
    expect(pont?.korean.molar).toBeCloseTo(3120 / 62.55, 9)
    expect(modelAnalysis(arches).predicted).toBeNull()
    const few = modelAnalysis({ ...without(arches, '42', '21'), prediction: 'hk_male' })
    expect([few.predicted, few.pont]).toEqual([null, null])
    // Moyers' table ends: nothing is predicted past it.
    const wide = { ...bothArches({}, { widths: { '41': 9, '31': 9, '42': 9, '32': 9 } }), prediction: 'moyers75' as const }
    expect(modelAnalysis(wide).predicted).toBeNull()
    expect(archSpace(wide, 'lower')).toMatchObject({ status: 'incomplete' })
  })

  it('a ratio: sums above nothing; its excess is judged in SD and mm', () => {
    const norm = { mean: 80, sd: 2 }
    const of = (upper: number, lower: number) =>
      boltonRatio({ upper: { mm: upper, error: 0.4 }, lower: { mm: lower, error: 0.3 } }, norm)
    expect([of(0, 40), of(50, 0)]).toEqual([null, null])
    const ratio = of(50, 42)
    expect(ratio).toMatchObject({ percent: 84, z: 2, lowerExcess: 2, upperDeficit: 2.5 })
    expect(ratio?.excessError).toBeCloseTo(Math.hypot(0.3, 0.32), 12)
    expect(ratio?.error).toBeCloseTo(84 * Math.hypot(0.3 / 42, 0.4 / 50), 12)
    const verdict = (z: number, lowerExcess: number) => boltonVerdict({ z, lowerExcess })
    expect([verdict(1, 9), verdict(-1, 9), verdict(1.01, 0), verdict(-2, 9)]).toEqual(['none', 'none', 'slight', 'slight'])
    // Judged as displayed: 1.45 reads 1.5 mm, which is not under 1.5.
    expect([verdict(2.01, 1.44), verdict(-2.01, -1.44), verdict(2.01, 1.45), verdict(-3, -1.45)]).toEqual([
      ...['idle', 'idle', 'matters', 'matters'],
    ])
    expect([verdict(2.004, 9), verdict(2.005, 9), verdict(-1.004, 9), verdict(-1.005, 9)]).toEqual([
      ...['slight', 'matters', 'none', 'slight'],
    ])
    expect([2.004, -1.005, 0.004].map(signedSds)).toEqual(['+2.00', '−1.01', '0.00'])
    expect([0.949, 0.95].map(error => ratioErrorWords({ error, norm: { mean: 78, sd: 1 } }).en)).toEqual([
      'The reading error is 0.9 SD.',
      expect.stringMatching(/^The reading error is 1\.0 SD, as large as the spread/),
    ])
  })
})

it('the findings searched by are the values of the screen, each under its own name', () => {
  const { bolton, space, spee, irregularity, bite } = modelAnalysis(arches)
  const findings = modelFindings(arches)
  if (bolton.anterior.status !== 'measured' || bolton.overall.status !== 'measured') return expect.unreachable()
  if (space.upper.status !== 'measured') return expect.unreachable()
  const text = (value: number | undefined, digits: number) => (value ?? Number.NaN).toFixed(digits).replace('-', '−')
  expect(findings).toMatchObject({
    'models:bolton-overall': text(bolton.overall.percent, 2),
    'models:excess-anterior': text(bolton.anterior.lowerExcess, 1),
    'models:excess-overall': text(bolton.overall.lowerExcess, 1),
    'models:space-upper': text(space.upper.discrepancy, 1),
    'models:spee': text(spee?.right, 1),
    'models:irregularity': text(irregularity?.sum, 1),
    'models:overjet': text(bite?.overjet, 1),
    'models:overbite': text(bite?.overbite, 1),
  })
  const { CU } = arches.teeth['35'] ?? {}
  expect(modelFindings(withTooth('35', { CU: CU && { ...CU, y: CU.y - 1 } }))['models:spee']).toBe('3.0')
  // What prints as nothing has no sign.
  const even = bothArches({ widths: { '11': 8.6 - 0.01 } }, {})
  expect(Object.values(modelFindings(even)).filter(value => /^[-−]0\.0+$/.test(value))).toEqual([])
})
