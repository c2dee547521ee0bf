import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boltonNorms } from '../data/study-models/bolton'
import { archReadings, bothArches, turned } from '../testing/dental-arch'
import { evenly } from '../testing/evenly'
import { boltonOf } from './bolton'
import { type ModelAnalysis, modelAnalysis } from './model-analysis'
import type { ModelReadings, ToothReading } from './readings'
import { readTeeth, type Tooth } from './tooth'
import { toothWidth } from './width'
import { midlineText } from './words'

const angle = evenly(-3, 3)
const shift = fc.record({ x: angle, y: angle, z: angle }).map(({ x, y, z }) => ({ x: 30 * x, y: 30 * y, z: 30 * z }))
const widths = fc.record(Object.fromEntries(readTeeth.map(tooth => [tooth, evenly(5, 12)])))

const numbersOf = (analysis: ModelAnalysis): readonly number[] =>
  JSON.stringify(analysis, (_, value) => (typeof value === 'number' ? `#${value}` : value))
    .match(/#-?[\d.e+-]+/g)
    ?.map(text => Number(text.slice(1))) ?? []

const placed = (given: { readonly [tooth: string]: number }, place: ReturnType<typeof turned>): ModelReadings => ({
  ...bothArches({ widths: given, place, room: 0.97 }, { widths: given, place, room: 0.94, spee: 1.5 }),
  inBite: true,
})

describe('laws of the study models', () => {
  it('known widths come back within 0.1 mm, whichever way the file lies', () => {
    fc.assert(
      fc.property(widths, angle, angle, angle, shift, (given, a, b, c, by) => {
        const readings = placed(given, turned([a, b, c], by))
        for (const tooth of readTeeth) expect(toothWidth(readings, tooth)?.mm).toBeCloseTo(given[tooth] ?? 0, 6)
      }),
    )
  })

  it('nothing depends on how the file lies', () => {
    fc.assert(
      fc.property(widths, angle, angle, angle, shift, (given, a, b, c, by) => {
        const { planes: _, ...rest } = modelAnalysis(placed(given, at => at))
        const { planes: __, ...other } = modelAnalysis(placed(given, turned([a, b, c], by)))
        const [before, after] = [numbersOf(rest as ModelAnalysis), numbersOf(other as ModelAnalysis)]
        expect(after).toHaveLength(before.length)
        for (const [i, value] of before.entries()) expect(after[i]).toBeCloseTo(value, 5)
      }),
    )
  })

  it("Bolton's ratios are blind to the unit, and everything in mm follows it", () => {
    fc.assert(
      fc.property(widths, evenly(0.5, 30), (given, unit) => {
        const plain = placed(given, at => at)
        const other: ModelReadings = {
          ...placed(given, turned([0, 0, 0], undefined, 1 / unit)),
          mmPerUnit: { upper: unit, lower: unit },
        }
        const [a, b] = [modelAnalysis(plain), modelAnalysis(other)]
        for (const part of ['anterior', 'overall'] as const) {
          const [before, same] = [a.bolton[part], b.bolton[part]]
          if (before.status !== 'measured' || same.status !== 'measured') throw new Error('not measured')
          expect(same.percent).toBeCloseTo(before.percent, 6)
          expect(same.lowerExcess).toBeCloseTo(before.lowerExcess, 6)
        }
        expect(b.size.upper?.widths.molar).toBeCloseTo(a.size.upper?.widths.molar ?? 0, 6)
      }),
    )
  })

  it('swapping the two contacts of a tooth changes no width', () => {
    fc.assert(
      fc.property(fc.constantFrom(...readTeeth), tooth => {
        const readings = bothArches()
        const read = readings.teeth[tooth] as ToothReading
        const [{ MC, DC } = {}] = read.contacts
        const swapped = { ...read, contacts: [{ ...(DC ? { MC: DC } : {}), ...(MC ? { DC: MC } : {}) }] }
        const after: ModelReadings = { ...readings, teeth: { ...readings.teeth, [tooth]: swapped } }
        expect(toothWidth(after, tooth)?.mm).toBeCloseTo(toothWidth(readings, tooth)?.mm ?? 0, 9)
      }),
    )
  })

  it('nothing that is not finite leaves, whatever was read', () => {
    const at = fc.record({
      x: evenly(-100, 100),
      y: fc.constantFrom(0, 1),
      z: fc.constantFrom(0, 2),
    })
    const read = fc.record(
      {
        contacts: fc.array(fc.record({ MC: at, DC: at }, { requiredKeys: [] }), { maxLength: 3 }),
        CU: at,
        CF: at,
        DB: at,
        missing: fc.boolean(),
      },
      { requiredKeys: ['contacts'] },
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...readTeeth, '37', '47'), read), fc.boolean(), (teeth, inBite) => {
        const analysis = modelAnalysis({ ...bothArches(), inBite, teeth: teeth as ModelReadings['teeth'], prediction: 'hk_male' })
        for (const value of numbersOf(analysis)) expect(Number.isFinite(value)).toBe(true)
        expect(JSON.stringify(analysis)).not.toMatch(/:null,"error"|NaN|Infinity/)
      }),
    )
  })
})

describe('what is lacking', () => {
  const without = (tooth: Tooth): ModelReadings => {
    const readings = bothArches()
    const { [tooth]: _, ...teeth } = readings.teeth
    return { ...readings, teeth }
  }

  it('a missing molar or premolar forbids the overall ratio, not the anterior one', () => {
    for (const tooth of ['16', '35'] as const) {
      const overall = boltonOf(without(tooth), 'overall', boltonNorms.cn_chengdu)
      expect(overall).toEqual({ status: 'incomplete', part: 'overall', lacking: [tooth] })
      expect(boltonOf(without(tooth), 'anterior', boltonNorms.cn_chengdu).status).toBe('measured')
    }
    expect(boltonOf(without('42'), 'anterior', boltonNorms.cn_chengdu)).toMatchObject({ status: 'incomplete', lacking: ['42'] })
  })

  it('a tooth marked missing takes the other side, says so, and counts that error twice', () => {
    const readings = bothArches({}, { widths: { '36': 11.5 } })
    const marked: ModelReadings = { ...readings, teeth: { ...readings.teeth, '46': { contacts: [], missing: true } } }
    expect(toothWidth(marked, '46')).toMatchObject({ from: '36' })
    expect(toothWidth(marked, '46')?.mm).toBeCloseTo(11.5, 6)
    const overall = boltonOf(marked, 'overall', boltonNorms.cn_chengdu)
    if (overall.status !== 'measured') throw new Error('not measured')
    expect(overall.lower.borrowed).toEqual(['46'])
    expect(overall.lower.error).toBeCloseTo(0.15 * Math.sqrt(14), 9)
    const both: ModelReadings = { ...marked, teeth: { ...marked.teeth, '36': { contacts: [], missing: true } } }
    expect(toothWidth(both, '46')).toBeNull()
  })

  it('two readings are averaged; far apart they are asked about', () => {
    const [first] = archReadings('lower', { widths: { '42': 6 } })['42']?.contacts ?? []
    const [second] = archReadings('lower', { widths: { '42': 6.4 } })['42']?.contacts ?? []
    const readings = bothArches()
    const twice: ModelReadings = { ...readings, teeth: { '42': { contacts: [first ?? {}, second ?? {}] } } }
    const width = toothWidth(twice, '42')
    expect(width?.mm).toBeCloseTo(6.2, 6)
    expect(width?.apart).toBe(true)
    expect(width?.error).toBeCloseTo(0.2, 6)
  })
})

describe('arches', () => {
  it('a shortened arch is crowded by what it lacks, and says what to read first', () => {
    const analysis = modelAnalysis(bothArches({}, { room: 0.9 }))
    const { lower } = analysis.space
    if (lower.status !== 'measured') throw new Error('not measured')
    expect(lower.segments.map(({ side, part }) => `${side} ${part}`)).toEqual([
      'right posterior',
      'right anterior',
      'left anterior',
      'left posterior',
    ])
    expect(lower.discrepancy).toBeLessThan(-5)
    expect(lower.available - lower.required).toBeCloseTo(lower.discrepancy, 9)
    const { teeth: _, ...bare } = bothArches()
    expect(modelAnalysis({ ...bare, teeth: {} }).space.lower).toMatchObject({ status: 'incomplete' })
  })

  it('a mixed dentition takes the prediction for canines and premolars', () => {
    const readings: ModelReadings = { ...bothArches(), prediction: 'hk_female' }
    const { space, predicted } = modelAnalysis(readings)
    expect(predicted?.lower).toBeCloseTo(11.5 + 10, 5)
    if (space.lower.status !== 'measured') throw new Error('not measured')
    expect(space.lower.segments[0]).toMatchObject({ predicted: true })
    expect(space.lower.segments[0]?.required).toBeCloseTo(21.5, 5)
    expect(space.lower.segments[1]?.predicted).toBe(false)
  })

  it('the curve of Spee is as deep as the cusps were lowered, and costs no space where the contacts are level', () => {
    const { spee } = modelAnalysis(bothArches({}, { spee: 2 }))
    expect(spee?.molars).toBe('M2')
    expect(spee?.right).toBeGreaterThan(1.9)
    expect(spee?.right).toBeCloseTo(spee?.left ?? 0, 6)
    expect(spee?.measured).toBeLessThan(0.3)
    expect(modelAnalysis(bothArches()).spee?.right).toBeCloseTo(0, 6)
  })

  it('the length of an arch is the room of its four segments, and needs no widths', () => {
    const readings = bothArches({}, { room: 0.95, spee: 2 })
    const { size, space } = modelAnalysis(readings)
    if (space.lower.status !== 'measured') throw new Error('not measured')
    expect(size.lower?.length).toBeCloseTo(space.lower.available, 9)
    const teeth = { ...readings.teeth, '45': { ...readings.teeth['45'], contacts: [] } }
    expect(modelAnalysis({ ...readings, teeth }).size.lower?.length).toBeCloseTo(space.lower.available, 9)
    const { '43': _, ...noCanine } = readings.teeth
    expect(modelAnalysis({ ...readings, teeth: noCanine }).size.lower?.length ?? null).toBeNull()
  })

  it('a midline is told by its side, and as centred where it reads as nothing', () => {
    expect([1.2, -1.2, 0.04, -0.04].map(mm => midlineText(mm).zh)).toEqual([
      '偏左 1.2 mm',
      '偏右 1.2 mm',
      '0.0 mm（居中）',
      '0.0 mm（居中）',
    ])
  })

  it('overjet, overbite and midline of two files in the bite', () => {
    const forward: ModelReadings = {
      ...bothArches({ place: ({ x, y, z }) => ({ x: x - 1, y: y + 4, z: z + 3 }) }),
      inBite: true,
    }
    const { bite } = modelAnalysis(forward)
    expect(bite?.overbite).toBeCloseTo(2, 1)
    expect(bite?.midline).toBeCloseTo(1, 6)
    expect(bite?.overjet).toBeGreaterThan(2.5)
    expect(modelAnalysis({ ...forward, inBite: false }).bite).toBeNull()
  })
})
