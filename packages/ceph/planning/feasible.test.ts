import { describe, expect, it } from 'vitest'
import { type LandmarkName, landmarkNames } from '../data/landmarks'
import { feasible, isAtRest } from './feasible'
import type { PlanFrame, Positions } from './frame'
import { emptyPlan, type Moves, type Plan, restingMoves } from './plan'
import { amountsOf, limitWarnings } from './warning'

const everywhere: Positions = Object.fromEntries(landmarkNames.map(name => [name, { x: 0, y: 0 }]))
const without = (...names: readonly LandmarkName[]): Positions =>
  Object.fromEntries(Object.entries(everywhere).filter(([name]) => !names.includes(name as LandmarkName)))

const onFilm = (moves: Moves, at: Positions = everywhere, calibrated = true, growth: Plan['growth'] = null) =>
  feasible({ ...emptyPlan, moves, growth }, at, { calibrated } as PlanFrame)

const { U1, MX, MDA } = restingMoves
const intruded = { mesial: 0, vertical: -2 }

describe('what a film allows of a plan', () => {
  it.each<[Moves, readonly LandmarkName[]]>([
    [{ MDA: { ...MDA, turn: -2 } }, ['Co']],
    [{ MDA: { ...MDA, stops: [{ stop: 'molar' }] } }, ['Co']],
    [{ U6: intruded }, ['U1IncisalTip', 'L1IncisalTip', 'U6Mesial', 'L6Mesial']],
    [{ L6: intruded }, ['U1IncisalTip', 'L1IncisalTip', 'U6Mesial', 'L6Mesial']],
    [{ U1: { ...U1, x: -2 } }, ['U1IncisalTip']],
    [{ U1: { ...U1, turn: 3 } }, ['U1IncisalTip', 'U1RootTip']],
    [{ MX: { ...MX, turn: 2, about: 'PNS' } }, ['PNS']],
    [{ MX: { ...MX, x: 4, about: 'PNS' } }, []],
    [{ MX: { ...MX, turn: 2, about: { x: 3, y: 4 } } }, []],
  ])('leaves %j out where one of its points is missing, names that point, and needs no other', (moves, needed) => {
    const [segment] = Object.keys(moves)
    for (const name of landmarkNames) {
      const { moves: done, warnings } = onFilm(moves, without(name))
      const needs = needed.includes(name)
      expect(Object.keys(done), name).toEqual(needs ? [] : [segment])
      expect(warnings, name).toEqual(needs ? [{ kind: 'missing-points', segment, needs: [name] }] : [])
    }
  })

  it('keeps of a film without a scale the turns about a landmark alone, and says what is left out', () => {
    const moves = { U1: { ...U1, x: -3, y: 1, turn: 5 }, MX: { ...MX, turn: 2 }, U6: intruded, MDA: { ...MDA, turn: -2 } }
    const growth = { years: 1, rates: { nasion: 0, basion: 0, condyle: 0, corpus: 0, nose: 0 }, maxillaWithNa: 0, facialAxis: 0 }
    const done = onFilm(moves, everywhere, false, growth)
    expect(done.moves).toEqual({ U1: { ...U1, turn: 5 }, MX: moves.MX })
    expect(done.growth).toBeNull()
    expect(new Set(done.warnings.map(each => 'segment' in each && `${each.kind} ${each.segment}`))).toEqual(
      new Set(['U1', 'U6', 'MDA', 'growth'].map(segment => `uncalibrated ${segment}`)),
    )
    expect(onFilm(moves, everywhere, true, growth)).toEqual({ moves, growth, warnings: [] })
  })

  it('has nothing at rest that does anything by itself', () => {
    const acts = [intruded, { mesial: 1, vertical: 0 }, { ...MDA, turn: 1 }, { ...MDA, stops: [{ stop: 'molar' as const }] }]
    const shifts = [
      { ...MX, x: 1 },
      { ...MX, y: 1 },
      { ...MX, turn: 1 },
    ]
    expect([...acts, ...shifts].filter(isAtRest)).toEqual([])
    expect(Object.values(restingMoves).every(isAtRest)).toBe(true)
  })
})

it('warns beyond a usual limit by the limit that is passed, and not on it', () => {
  expect(limitWarnings('U1', { x: -8, y: 4, turn: 20 })).toEqual([])
  expect(limitWarnings('U1', { x: 4, y: -4, turn: -20 })).toEqual([])
  // As it is read: 8.0 is not beyond 8.0.
  expect(limitWarnings('U1', { x: -8.04, turn: 20.04 })).toEqual([])
  expect(limitWarnings('U1', { x: -8.1, turn: 20.1 })).toEqual([
    { kind: 'limit', segment: 'U1', amount: 'x', value: -8.1, limit: -8 },
    { kind: 'limit', segment: 'U1', amount: 'turn', value: 20.1, limit: 20 },
  ])
  expect(limitWarnings('U6', { mesial: 7.1, vertical: -4.1 }).map(each => 'limit' in each && each.limit)).toEqual([7, -4])
})

it('limits what is done: of an incisor the way of its edge, of an autorotation the turn it came to', () => {
  const moves = {
    U1: { ...U1, x: -7, y: 1, turn: 12 },
    U6: intruded,
    MDA: { ...MDA, turn: -2, stops: [{ stop: 'molar' as const }] },
  }
  expect(amountsOf(moves, 'U1', { x: -9, y: 2 }, 0)).toEqual({ x: -9, y: 2, turn: 12 })
  expect(amountsOf(moves, 'U1', null, 0)).toEqual({ x: -7, y: 1, turn: 12 })
  expect(amountsOf(moves, 'U6', null, 0)).toEqual(intruded)
  expect(amountsOf(moves, 'MDA', null, -6.5)).toEqual({ turn: -6.5 })
  expect(amountsOf(moves, 'L1', null, 0)).toEqual({})
})
