import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grades } from '../data/planning/grades'
import { steiner, tweed } from '../data/planning/targets'
import { incisorRules } from '../data/study-models/incisor-rules'
import { bothArches } from '../testing/dental-arch'
import { correctionNotes, takenWords } from './correction-notes'
import { type SpaceCorrections, usualCorrections } from './correction-wish'
import { correctedSpace } from './corrections'
import { modelAnalysis } from './model-analysis'
import { modelRows } from './model-rows'
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
      fc.property(amounts, fc.constantFrom(null, 'anterior' as const, 'overall' as const), (amount, part) => {
        const readings = wished({ incisors: { rule: 'curve', amount }, bolton: part })
        for (const jaw of jaws) {
          const space = correctedSpace(analysis, readings, jaw)
          const counted = space?.lines.filter(line => line.counted).reduce((sum, line) => sum + (line.mm ?? 0), 0) ?? Number.NaN
          expect(space?.total).toBeCloseTo((space?.crowding ?? Number.NaN) + counted, 9)
        }
      }),
    )
    const bare = correctedSpace(analysis, wished({}), 'lower')
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

  it('never takes levelling off a length that contains it: bent or flat, the total is what lies in the occlusal plane', () => {
    const sunk = (depth: number): ModelReadings => {
      const lowered = Object.entries(arches.teeth).map(([tooth, read]) => {
        const deep = /^[34][45]$/.test(tooth) ? depth : 0
        const contacts = read?.contacts.map(({ MC, DC }) => ({
          ...(MC ? { MC: { ...MC, y: MC.y - deep } } : {}),
          ...(DC ? { DC: { ...DC, y: DC.y - deep } } : {}),
        }))
        return [tooth, { ...read, contacts }]
      })
      return { ...arches, teeth: Object.fromEntries(lowered) }
    }
    const [flat, bent] = [0, 3].map(depth => {
      const readings = sunk(depth)
      return correctedSpace(modelAnalysis(readings), readings, 'lower')
    })
    expect(bent?.levelling).toBeGreaterThan(0.5)
    expect(flat?.levelling).toBeLessThan(bent?.levelling ?? 0)
    expect(bent?.total).toBe(bent?.crowding)
    expect(bent?.total).toBeCloseTo(flat?.total ?? Number.NaN, 1)
    expect(correctedSpace(analysis, arches, 'upper')?.levelling).toBeNull()
  })

  it('counts no twelve teeth, whose molars lie outside the space, and says so', () => {
    const readings = wished({ bolton: 'overall' })
    expect(correctedSpace(analysis, readings, 'lower')?.total).toBe(
      analysis.space.lower.status === 'measured' && analysis.space.lower.discrepancy,
    )
    expect(correctionNotes(readings).map(({ en }) => en)).toEqual([
      expect.stringMatching(/^Upper: Bolton of twelve/),
      expect.stringMatching(/^Lower: Bolton of twelve/),
    ])
  })

  it('says where both jaws count the one difference, also in the table', () => {
    const twice = wished({ bolton: 'anterior' })
    expect(correctionNotes(twice).map(({ en }) => en)).toEqual([expect.stringContaining('Bolton is counted in both jaws')])
    const notes = modelRows(analysis, twice).filter(({ name }) => name.en.endsWith('with corrections'))
    expect(notes.map(({ note }) => note?.en)).toEqual([
      expect.stringContaining('made good once'),
      expect.stringContaining('made good once'),
    ])
    const { corrections } = twice
    expect(correctionNotes({ ...twice, corrections: { ...corrections, upper: usualCorrections } })).toEqual([])
  })

  it("an amount taken from an aim carries that aim's own grade, in the line on screen and in the rows of a file; one of a plan has none", () => {
    for (const [from, grade] of [
      ['tweed', tweed.grade],
      ['steiner', steiner.grade],
    ] as const) {
      const source = takenWords({ from })
      expect(source?.en).toContain(`(${grades[grade].en})`)
      expect(source?.zh).toContain(`（${grades[grade].zh}）`)
      const rows = modelRows(analysis, wished({ incisors: { rule: 'sheet', amount: -2, taken: { from } } }))
      expect(rows.filter(({ note }) => note?.en.includes(source?.en ?? '?')).length).toBeGreaterThan(0)
    }
    expect(tweed.grade).not.toBe(steiner.grade)
    expect(takenWords({ from: 'plan', plan: 'A' })?.en).toBe('from the plan “A”')
  })

  it('an amount from a film of unmeasured scale is marked in the line, in the total and in the rows of a file', () => {
    const taken = { from: 'steiner', approximate: true } as const
    const about = wished({ incisors: { rule: 'sheet', amount: -2, taken } })
    const exact = wished({ incisors: { rule: 'sheet', amount: -2, taken: { from: 'steiner' } } })
    expect(correctedSpace(analysis, about, 'lower')).toMatchObject({ approximate: true, lines: [{ approximate: true }, {}] })
    expect(correctedSpace(analysis, exact, 'lower')?.approximate).toBe(false)
    const marked = (of: ModelReadings) => modelRows(analysis, of).filter(({ note }) => note?.zh.includes('≈ 片的比例未经实测'))
    expect(marked(about).map(({ name }) => name.en)).toEqual(
      jaws.flatMap(() => [/incisor/i, /with corrections/].map(says => expect.stringMatching(says))),
    )
    expect(marked(exact)).toEqual([])
  })
})
