import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { incisorRules } from '../data/study-models/incisor-rules'
import { bothArches } from '../testing/dental-arch'
import { type SpaceCorrections, usualCorrections } from './correction-wish'
import { correctedSpace } from './corrections'
import { modelAnalysis } from './model-analysis'
import type { ModelReadings } from './readings'
import { jaws } from './tooth'

/** Lower front teeth too wide for the upper ones, crowded in both jaws, with a curve of Spee. */
const arches = bothArches({ room: 0.96 }, { room: 0.95, spee: 2, widths: { '31': 6.4, '41': 6.4 } })
const analysis = modelAnalysis(arches)
const wished = (part: Partial<SpaceCorrections>): ModelReadings => ({
  ...arches,
  corrections: { upper: { ...usualCorrections, ...part }, lower: { ...usualCorrections, ...part } },
})
const lineOf = (readings: ModelReadings, jaw: 'upper' | 'lower', name: string) =>
  correctedSpace(analysis, readings, jaw)?.lines.find(line => line.name === name)

describe('what is counted against the space of an arch', () => {
  it('is crowding alone without corrections, and the sum of what is counted with them', () => {
    const amounts = fc.float({ min: -10, max: 10, noNaN: true })
    fc.assert(
      fc.property(
        fc.boolean(),
        amounts,
        fc.constantFrom(null, 'anterior' as const, 'overall' as const),
        (levels, amount, part) => {
          const readings = wished({ levelling: levels, incisors: { rule: 'curve', amount }, bolton: part })
          for (const jaw of jaws) {
            const space = correctedSpace(analysis, readings, jaw)
            const counted = space?.lines.filter(line => line.counted).reduce((sum, line) => sum + (line.mm ?? 0), 0) ?? Number.NaN
            expect(space?.total).toBeCloseTo((space?.crowding ?? Number.NaN) + counted, 9)
          }
        },
      ),
    )
    const bare = correctedSpace(analysis, wished({ levelling: false }), 'lower')
    expect(bare?.total).toBe(bare?.crowding)
    expect(bare?.crowding).toBeLessThan(0)
  })

  it('gives room forward and costs it back, by the rule chosen: 2 mm a mm, 0.8 mm a degree', () => {
    expect(lineOf(wished({ incisors: { rule: 'sheet', amount: -1.5 } }), 'upper', 'incisors')?.mm).toBe(-3)
    expect(lineOf(wished({ incisors: { rule: 'headPlate', amount: 5 } }), 'lower', 'incisors')?.mm).toBe(4)
    expect(incisorRules.headPlate.grade).toBe('recalled')
  })

  it('knows no head plate correction of the upper arch, and no sum with it', () => {
    const readings = wished({ incisors: { rule: 'headPlate', amount: 5 } })
    expect(lineOf(readings, 'upper', 'incisors')?.mm).toBeNull()
    expect(correctedSpace(analysis, readings, 'upper')?.total).toBeNull()
  })

  it('evens out Bolton in the arch it is counted in: the excess below as room, the deficit above as cost', () => {
    const ratio = analysis.bolton.anterior
    if (ratio.status !== 'measured') throw new Error('not measured')
    expect(ratio.lowerExcess).toBeGreaterThan(0.5)
    const readings = wished({ bolton: 'anterior' })
    expect(lineOf(readings, 'lower', 'bolton')).toMatchObject({ mm: ratio.lowerExcess, error: ratio.excessError })
    expect(lineOf(readings, 'upper', 'bolton')?.mm).toBeCloseTo(-ratio.upperDeficit, 9)
    // The lower teeth made narrower by their excess, or the upper ones wider by their deficit, both meet the norm.
    const { lower, upper, norm } = ratio
    expect((100 * (lower.mm - ratio.lowerExcess)) / upper.mm).toBeCloseTo(norm.mean, 9)
    expect((100 * lower.mm) / (upper.mm + ratio.upperDeficit)).toBeCloseTo(norm.mean, 9)
  })

  it('levels the lower arch alone, and costs what was measured', () => {
    expect(lineOf(wished({}), 'upper', 'levelling')).toBeUndefined()
    expect(lineOf(wished({}), 'lower', 'levelling')?.mm).toBeCloseTo(-(analysis.spee?.measured ?? Number.NaN), 9)
  })
})
