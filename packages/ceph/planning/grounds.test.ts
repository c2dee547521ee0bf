import { describe, expect, it } from 'vitest'
import { skinResponses } from '../data/planning/responses'
import { groundsOf, type UsedRatio } from './grounds'
import { populationWords, weakestWords } from './grounds-words'
import { emptyPlan } from './plan'
import type { PredictedProfile } from './skin-after'
import type { Term } from './skin-response'

const response = skinResponses.find(({ population }) => population !== null) ?? expect.unreachable()
const other = skinResponses.find(({ population }) => population !== null && population !== response.population) ?? response
const term = (over: Partial<Term>): Term => ({
  ...{ response, component: 'x', driver: 1, shift: 1, sd: 0, grade: 'confirmed', own: null },
  ...over,
})
const profile = (terms: Readonly<Partial<Record<'UpperLip' | 'LowerLip' | 'Subnasale', readonly Term[]>>>): PredictedProfile =>
  Object.fromEntries(
    Object.entries(terms).map(([skin, each]) => [skin, { shift: { x: 0, y: 0 }, band: { x: 0, y: 0 }, terms: each }]),
  )
const brief = (ratio: UsedRatio | null) => ratio && [ratio.skin, ratio.grade, ratio.shift]

describe('the ratio named as the weakest', () => {
  it('is of the weakest grade in use, though a better one moves the skin further', () => {
    const { used, weakest, weakestRatio } = groundsOf(
      profile({ UpperLip: [term({ shift: 9 }), term({ shift: 2, grade: 'recalled' })], LowerLip: [term({ shift: -7 })] }),
      emptyPlan,
    )
    expect(weakest).toBe('recalled')
    expect(brief(weakestRatio)).toEqual(['UpperLip', 'recalled', 2])
    expect(used.map(brief)).toEqual([
      ...[['UpperLip', 'confirmed', 9]],
      ...[['UpperLip', 'recalled', 2]],
      ...[['LowerLip', 'confirmed', -7]],
    ])
  })

  it.each([
    [[1, -3, 2], -3],
    [[-1, 2, -3], -3],
    [[3, -1, 2], 3],
    [[-1, 3, -2], 3],
  ])('is among %j the one that moves the skin most, forward or back: %d', (shifts, largest) => {
    expect(groundsOf(profile({ UpperLip: shifts.map(shift => term({ shift })) }), emptyPlan).weakestRatio?.shift).toBe(largest)
  })

  it('is the first of two that move it as far', () => {
    expect(
      groundsOf(profile({ UpperLip: [term({ shift: -2 })], LowerLip: [term({ shift: 2 })] }), emptyPlan).weakestRatio?.skin,
    ).toBe('UpperLip')
  })

  it('is none where nothing is predicted', () => {
    const none = { used: [], weakest: null, weakestRatio: null, growth: false, populations: new Map() }
    expect(groundsOf({}, emptyPlan)).toEqual(none)
    expect(groundsOf({ UpperLip: undefined } as PredictedProfile, emptyPlan)).toEqual(none)
    expect(groundsOf(profile({ UpperLip: [] }), emptyPlan)).toEqual(none)
  })
})

describe('the populations of a prediction', () => {
  it('name each skin point once, under every population a ratio of its comes from', () => {
    const { populations } = groundsOf(
      profile({
        UpperLip: [term({}), term({ component: 'y' }), term({ response: other })],
        LowerLip: [term({ response: other }), term({}), term({ response: other, component: 'y' })],
      }),
      emptyPlan,
    )
    expect(other.population).not.toBe(response.population)
    expect([...populations]).toEqual([
      [response.population, ['UpperLip', 'LowerLip']],
      [other.population, ['UpperLip', 'LowerLip']],
    ])
  })

  it('tell the doctor’s own ratios and the rule for a strained lip apart from the table, the rule first', () => {
    const own = { id: response.id, ratio: 0.5, sd: 0.1, source: 'clinic' }
    const { populations } = groundsOf(
      profile({
        UpperLip: [term({ own, strained: true })],
        LowerLip: [term({ own })],
        Subnasale: [term({ response: { ...response, population: null } })],
      }),
      emptyPlan,
    )
    expect([...populations]).toEqual([
      ['strain', ['UpperLip']],
      ['own', ['LowerLip']],
      [null, ['Subnasale']],
    ])
  })
})

describe('average growth among the figures of a prediction', () => {
  const growth = { years: 1, rates: { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }, maxillaWithNa: 0, facialAxis: 0 }
  const recalled = profile({ LowerLip: [term({ grade: 'recalled' })] })

  it('is weaker than any ratio but a doubtful one: its spread is a guess', () => {
    const grown = groundsOf(recalled, { growth })
    expect([grown.weakest, grown.weakestRatio]).toEqual(['doubtful', null])
    expect(weakestWords(grown)).toEqual({
      zh: '最弱一项：存疑（平均生长的离散）',
      en: 'weakest: doubtful (the spread of average growth)',
    })
    const doubted = groundsOf(profile({ LowerLip: [term({ grade: 'doubtful' })] }), { growth })
    expect(brief(doubted.weakestRatio)).toEqual(['LowerLip', 'doubtful', 1])
  })

  it('names its people after those of the ratios; without the layer, or without skin, it is not there', () => {
    expect(populationWords(groundsOf(recalled, { growth })).at(-1)?.en).toBe('white sample: average growth change')
    expect(groundsOf(recalled, emptyPlan).weakest).toBe('recalled')
    expect(populationWords(groundsOf(recalled, emptyPlan)).map(({ en }) => en)).not.toContain(
      'white sample: average growth change',
    )
    expect(groundsOf({}, { growth })).toMatchObject({ weakest: null, growth: false })
    expect(weakestWords(groundsOf({}, { growth }))).toBeNull()
  })
})
