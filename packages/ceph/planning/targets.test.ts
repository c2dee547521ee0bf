import { describe, expect, it } from 'vitest'
import { measureAll } from '../measure/measure'
import { templateFace } from '../testing/any-face'
import { ruledTracing } from '../testing/ruled-tracing'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import { isReached, offBy, wantedText } from './aim-as-read'
import { archBudget, isRemainderBeyond, noArchFacts } from './arch-budget'
import { groundsOf } from './grounds'
import { populationWords } from './grounds-words'
import { emptyPlan, type Plan, restingMoves } from './plan'
import { predict } from './predict'
import { steinerCompromise } from './steiner'
import { suggest } from './suggest'
import { steinerLimit, targetsOf } from './targets'

const start = ruledTracing(templateFace, 10)

const after = (plan: Plan) => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}

describe('Steiner', () => {
  it.each([
    [0, 6, 24, 3.5, 23],
    [4, 2, 20, 4.5, 27],
    [8, -2, 16, 5.5, 31],
  ])('ANB %d', (anb, u1NaMm, u1NaDeg, l1NbMm, l1NbDeg) => {
    expect(steinerCompromise(anb)).toEqual({ u1NaMm, u1NaDeg, l1NbMm, l1NbDeg })
  })

  it('says nothing of an ANB below 0 or above 8', () => {
    expect([-0.1, 8.1, Number.NaN].map(steinerCompromise)).toEqual([null, null, null])
  })

  it('goes by the ANB as it is read', () => {
    expect([8.04, -0.04].map(anb => steinerCompromise(anb) !== null)).toEqual([true, true])
    expect([8.05, -0.06].map(steinerCompromise)).toEqual([null, null])
  })
})

describe('a target', () => {
  it('is reached by the numbers as they are read', () => {
    const upperLimit = { wanted: 92, range: [Number.NEGATIVE_INFINITY, 92], unit: 'degree' } as const
    expect([92.04, 92.05].map(value => isReached(upperLimit, value))).toEqual([true, false])
    const about = { wanted: 3.87, range: null, unit: 'mm' } as const
    // 3.9 is wanted: 2.9 to 4.9.
    expect([wantedText(upperLimit), wantedText(about)]).toEqual(['≤ 92.0', '3.9'])
    // 2.6 is shown, and 3.9 is wanted.
    expect(offBy({ ...about, value: 2.64 })).toBe(1.3)
    expect([2.86, 2.84, 4.94, 4.95].map(value => isReached(about, value))).toEqual([true, false, true, false])
  })
})

describe('suggestions', () => {
  it('bring a value to its target and leave all else as planned', () => {
    const plan: Plan = { ...emptyPlan, moves: { L1: { ...restingMoves.L1, x: -1 } } }
    for (const target of targetsOf(after(plan).tracing)) {
      const suggestion = suggest(start, plan, target.key)
      if (suggestion === null) continue
      const then = targetsOf(after(suggestion.plan).tracing).find(each => each.key === target.key)
      expect(then?.value).toBeCloseTo(target.wanted, 2)
      expect(then?.reached).toBe(true)
      const other = suggestion.tooth === 'U1' ? 'L1' : 'U1'
      expect(suggestion.plan.moves[other]).toBe(plan.moves[other])
    }
    expect(new Set(targetsOf(start).map(each => each.scheme))).toEqual(new Set(['steiner', 'tweed', 'holdaway', 'ricketts']))
  })

  it('turn a tooth about its edge, so that millimetres stay', () => {
    const suggestion = suggest(start, emptyPlan, 'steiner.U1 to NA(deg)')
    expect(suggestion?.move).toMatchObject({ x: 0, y: 0, pivot: 0 })
    const mm = (tracing: Tracing) => measureAll(tracing.points, calibrate(tracing))['U1 to NA(mm)']
    expect(suggestion && mm(after(suggestion.plan).tracing)).toMatchObject({ value: (mm(start) as { value: number }).value })
  })
})

it('an arch-length budget sums as the sheet of screen 12', () => {
  const moves = {
    U1: { ...restingMoves.U1, x: -4.6 },
    L1: { ...restingMoves.L1, x: -2 },
    U6: { mesial: 1.7, vertical: 0 },
    L6: { mesial: 2.7, vertical: 0 },
  }
  const prediction = after({ ...emptyPlan, moves })
  const upper = archBudget(prediction, 'upper', { space: -1.8, spee: 0, gained: 14.4 }, 'sheet')
  expect(upper.incisors).toBeCloseTo(-9.2, 9)
  const lower = archBudget(prediction, 'lower', { space: -3.2, spee: -1.5, gained: 14.2 }, 'sheet')
  expect(lower.incisors).toBeCloseTo(-4, 9)
  expect(lower.molars).toBeCloseTo(-5.4, 9)
  expect(upper.molars).toBeCloseTo(-3.4, 9)
  expect(lower.remainder).toBeCloseTo(-3.2 - 1.5 + 14.2 + lower.incisors + lower.molars, 9)
})

it('a molar that is only intruded costs its arch no room, and one that goes mesially the same however its jaw is turned', () => {
  const molars = (arch: 'upper' | 'lower', moves: Plan['moves']) =>
    archBudget(after({ ...emptyPlan, reference: 'SN', moves }), arch, noArchFacts, 'sheet').molars
  const turned = {
    MX: { ...restingMoves.MX, turn: 5 },
    MD: { ...restingMoves.MD, turn: -4 },
    MDA: { ...restingMoves.MDA, turn: -3 },
  }
  for (const jaws of [{}, turned])
    for (const [arch, tooth] of [
      ['upper', 'U6'],
      ['lower', 'L6'],
    ] as const) {
      expect(molars(arch, { ...jaws, [tooth]: { mesial: 0, vertical: -2 } })).toBeCloseTo(0, 9)
      expect(molars(arch, { ...jaws, [tooth]: { mesial: 2.5, vertical: 1 } })).toBeCloseTo(-5, 9)
    }
})

describe('grounds', () => {
  it('tell the weakest grade, whose it is, and the populations', () => {
    const { weakest, weakestRatio, populations } = groundsOf(
      after({ ...emptyPlan, moves: { L1: { ...restingMoves.L1, x: -3 } } }).skin,
      emptyPlan,
    )
    expect(weakest).toBe('proposal')
    expect(weakestRatio?.response.driver).toBe('T.L1tip')
    expect(populations.get('chineseWomen')).toEqual(['SoftTissueB', 'SoftTissuePog'])
  })

  it('count a proclination as doubtful, and a ratio of the doctor as her own', () => {
    const forward: Plan = { ...emptyPlan, moves: { L1: { ...restingMoves.L1, x: 3 } } }
    expect(groundsOf(after(forward).skin, emptyPlan).weakest).toBe('doubtful')
    const own = { id: 'incisor.SoftTissueB.x.T.L1tip.x', ratio: 0.5, sd: 0.1, source: 'clinic' }
    const { skin } = after({ ...forward, ownRatios: [own] })
    expect(skin.SoftTissueB?.shift.x).toBeCloseTo(1.5, 9)
    expect(skin.SoftTissueB?.terms[0]?.own).toEqual(own)
  })

  it('open lips and years of growth widen the band, never the way', () => {
    const plan: Plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -5 } } }
    const [closed, open] = [after(plan).skin.UpperLip, after({ ...plan, lips: 'open' }).skin.UpperLip]
    expect(closed?.band.x).toBeCloseTo(2.7538, 4)
    expect(open?.band.x).toBeGreaterThan(3)
    expect(open?.shift).toEqual(closed?.shift)
  })

  it('a strained lip stays until its strain is used up', () => {
    const points = { ...start.points, SoftTissueA: { x: 89, y: 56.11, origin: 'manual' as const } }
    const predicted = (x: number, lipStrain: boolean) => {
      const prediction = predict({ ...start, points }, { ...emptyPlan, lipStrain, moves: { U1: { ...restingMoves.U1, x } } })
      if (prediction.status !== 'predicted' || !prediction.skin.UpperLip) throw new Error('no lip')
      return prediction
    }
    const lip = (x: number, lipStrain: boolean) => predicted(x, lipStrain).skin.UpperLip?.shift.x
    const strain = 89 - 69.32 - 1 - (87.2 - 73.61)
    expect(lip(-3, true)).toBeCloseTo(0, 9)
    expect(lip(-7, true)).toBeCloseTo(-7 + strain, 9)
    expect(lip(-7, false)).toBeCloseTo(-3.5, 9)
    for (const x of [-3, -7, -12]) {
      const { skin } = predicted(x, true)
      // The range reaches to where the replaced ratio puts the lip, and has its spread besides.
      const [apart, spread] = [(skin.UpperLip?.shift.x ?? 0) - 0.5 * x, 0.11 * x]
      const own = Math.hypot(apart / 1.645, spread, 1.5, 0.5)
      expect(skin.UpperLip?.band.x).toBeCloseTo(1.645 * own, 9)
      expect(skin.UpperLip?.band.x).toBeGreaterThan(Math.abs(apart))
      const people = populationWords(groundsOf(skin, emptyPlan)).map(words => words.zh)
      expect(people.filter(words => words.startsWith('Holdaway') && words.endsWith('上唇'))).toHaveLength(1)
      expect(people.find(words => words.startsWith('亚洲人')) ?? '').not.toContain('上唇')
    }
  })
})

it('a remainder is judged as it reads: what shows as 1.0 is within, whatever its sign', () => {
  expect([-1.04, -1, -0.98, 0, 1.04].map(isRemainderBeyond)).toEqual([false, false, false, false, false])
  expect([-1.06, 1.06, 2].map(isRemainderBeyond)).toEqual([true, true, true])
})

it('names the mean with pogonion as a mean, also in short', () => {
  const mean = targetsOf(after(emptyPlan).tracing).find(({ key }) => key === 'steiner.pogonion')
  expect([mean?.short?.en, mean?.short?.zh]).toEqual([expect.stringContaining('mean'), expect.stringContaining('均值')])
})

it('says why Steiner wants nothing beyond the ANB he was read for, and only there', () => {
  const points = {
    ...start.points,
    A: { x: (start.points.A?.x ?? 0) + 12, y: start.points.A?.y ?? 0, origin: 'manual' as const },
  }
  const wide = { ...start, points }
  expect(targetsOf(wide).some(({ scheme }) => scheme === 'steiner')).toBe(false)
  expect(steinerLimit(wide)?.en).toMatch(/ANB 0–8° only; this plan 1\d\.\d°/)
  expect(targetsOf(start).some(({ scheme }) => scheme === 'steiner')).toBe(true)
  expect(steinerLimit(start)).toBeNull()
})

it('says of an ANB what the table of the plan says of it', () => {
  // Turned about nasion until ANB reads −0.846°: judged by two decimals it is −0.85, shown as −0.9.
  const { Na, A } = start.points
  if (!Na || !A) throw new Error('nasion and A')
  const anb = measureAll(start.points, calibrate(start)).ANB as { value: number }
  const turn = ((anb.value + 0.846) * Math.PI) / 180
  const [x, y] = [A.x - Na.x, A.y - Na.y]
  const turned = { ...A, x: Na.x + x * Math.cos(turn) - y * Math.sin(turn), y: Na.y + x * Math.sin(turn) + y * Math.cos(turn) }
  expect(steinerLimit({ ...start, points: { ...start.points, A: turned } })?.en).toMatch(/this plan −0\.9°$/)
})
