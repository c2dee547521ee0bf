import { describe, expect, it } from 'vitest'
import { skinResponses } from '../data/planning/responses'
import { groundsOf, type UsedRatio } from './grounds'
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
    expect(groundsOf(profile({ UpperLip: shifts.map(shift => term({ shift })) })).weakestRatio?.shift).toBe(largest)
  })

  it('is the first of two that move it as far', () => {
    expect(groundsOf(profile({ UpperLip: [term({ shift: -2 })], LowerLip: [term({ shift: 2 })] })).weakestRatio?.skin).toBe(
      'UpperLip',
    )
  })

  it('is none where nothing is predicted', () => {
    const none = { used: [], weakest: null, weakestRatio: null, populations: new Map() }
    expect(groundsOf({})).toEqual(none)
    expect(groundsOf({ UpperLip: undefined } as PredictedProfile)).toEqual(none)
    expect(groundsOf(profile({ UpperLip: [] }))).toEqual(none)
  })
})

describe('the populations of a prediction', () => {
  it('name each skin point once, under every population a ratio of its comes from', () => {
    const { populations } = groundsOf(
      profile({
        UpperLip: [term({}), term({ component: 'y' }), term({ response: other })],
        LowerLip: [term({ response: other }), term({}), term({ response: other, component: 'y' })],
      }),
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
    )
    expect([...populations]).toEqual([
      ['strain', ['UpperLip']],
      ['own', ['LowerLip']],
      [null, ['Subnasale']],
    ])
  })
})
