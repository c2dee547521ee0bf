import { describe, expect, it } from 'vitest'
import type { StepAim } from '../data/planning/guides'
import { measureAll } from '../measure/measure'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import { archBudget } from './arch-budget'
import { emptyPlan, type Plan, restingMoves, type Stop } from './plan'
import { predict } from './predict'
import { type ArchesFacts, aimState, proposalFor } from './step-aims'

const start = ruledTracing(templateFilm(), 100)
const bare: Tracing = { ...start, ruler: null }
const facts: ArchesFacts = {
  ...{ rule: 'sheet', upper: { space: -3, spee: 0, gained: 0 } },
  lower: { space: 2, spee: -1.5, gained: 4 },
}
const predicted = (plan: Plan, film = start) => {
  const prediction = predict(film, plan)
  return prediction.status === 'predicted' ? prediction : expect.unreachable()
}
const stateOf = (aim: StepAim, plan: Plan = emptyPlan, film = start) => aimState(aim, plan, predicted(plan, film), facts)
const measured = (item: keyof ReturnType<typeof measureAll>, tracing: Tracing) => {
  const reading = measureAll(tracing.points, calibrate(tracing))[item]
  return reading?.status === 'read' ? reading.value : Number.NaN
}
const contact: StepAim = { aim: 'contact' }
const interincisal: StepAim = { aim: 'interincisal' }
const overjet = (segment: 'U1' | 'L1' | 'MD'): StepAim => ({ aim: 'overjet', segment })
const arch = (jaw: 'upper' | 'lower'): StepAim => ({ aim: 'arch', arch: jaw })

describe('how far a plan is from an aim', () => {
  it('overjet: the value of the item, against its norm of 2.5 mm (RICKETTS79), reached within 1', () => {
    const state = stateOf(overjet('U1'))
    expect(state).toMatchObject({ name: { zh: '覆盖', en: 'Overjet' }, unit: 'mm', wanted: 2.5 })
    expect(state?.value).toBe(measured('Overjet', start))
    const moved = (x: number): Plan => ({ ...emptyPlan, moves: { U1: { ...restingMoves.U1, x } } })
    // The edge carries the occlusal plane along, so that the amount is approached.
    const at = (mm: number) => {
      const valueAt = (x: number) => stateOf(overjet('U1'), moved(x))?.value ?? Number.NaN
      const x = [1, 2, 3, 4, 5].reduce(so => so + mm - valueAt(so), 0)
      expect(valueAt(x)).toBeCloseTo(mm, 4)
      return stateOf(overjet('U1'), moved(x))
    }
    expect([1.51, 3.49].map(mm => at(mm)?.reached)).toEqual([true, true])
    expect([1.4, 3.6].map(mm => at(mm)?.reached)).toEqual([false, false])
    // By the number as it is read: 3.54 reads 3.5, 3.56 reads 3.6.
    expect([1.46, 3.54, 1.44, 3.56].map(mm => at(mm)?.reached)).toEqual([true, true, false, false])
  })

  it('interincisal angle: its item, against Ricketts’ norm of 130°, on a film without a scale too', () => {
    for (const film of [start, bare])
      expect(stateOf(interincisal, emptyPlan, film)).toEqual({
        ...{ name: { zh: '切牙间角', en: 'Interincisal angle' }, unit: 'degree', wanted: 130 },
        ...{ value: measured('Interincisal angle(Ricketts)', film), reached: expect.any(Boolean) },
      })
  })

  it('the room of an arch: the remainder of its own budget, wanted 0, reached as it reads', () => {
    const names = {
      upper: { zh: '上牙弓剩余', en: 'Upper arch remainder' },
      lower: { zh: '下牙弓剩余', en: 'Lower arch remainder' },
    }
    const plan: Plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: 2 }, L6: { mesial: 1, vertical: 0 } } }
    for (const jaw of ['upper', 'lower'] as const) {
      const value = archBudget(predicted(plan), jaw, facts[jaw], 'sheet').remainder
      expect(stateOf(arch(jaw), plan)).toEqual({ name: names[jaw], unit: 'mm', wanted: 0, value, reached: Math.abs(value) <= 1 })
    }
    expect([stateOf(arch('upper'), plan)?.reached, stateOf(arch('lower'), plan)?.reached]).toEqual([true, false])
  })

  it('contact: reached by a stop of the molars that is met, and not without one', () => {
    const stopped = (film: Tracing, ...stops: readonly Stop[]) =>
      stateOf(contact, { ...emptyPlan, moves: { MDA: { ...restingMoves.MDA, stops } } }, film)
    expect(stateOf(contact)).toEqual({
      ...{ name: { zh: '第一接触', en: 'First contact' }, unit: 'degree', wanted: 0, value: null, reached: false },
    })
    expect(stopped(start, { stop: 'molar' })?.reached).toBe(true)
    expect(stopped(start, { stop: 'overbite', mm: 2 })?.reached).toBe(false)
    expect(stopped(start, { stop: 'overbite', mm: 2 }, { stop: 'molar' })?.reached).toBe(true)
    const { U6Mesial: _, U6Distal: __, ...points } = start.points
    expect(stopped({ ...start, points }, { stop: 'molar' })?.reached).toBe(false)
  })

  it('is not told in mm without a scale, nor of an item whose points are missing', () => {
    expect([overjet('U1'), arch('upper'), arch('lower')].map(aim => stateOf(aim, emptyPlan, bare))).toEqual([null, null, null])
    const { U1IncisalTip: _, ...points } = start.points
    expect(stateOf(overjet('U1'), emptyPlan, { ...start, points })).toBeNull()
    expect(stateOf(interincisal, emptyPlan, { ...start, points })).toBeNull()
    expect(stateOf({ aim: 'target', key: 'no such target' })).toBeNull()
    expect(stateOf({ aim: 'target', key: 'ricketts.L1 to A-Pog(mm)' })).toMatchObject({ unit: 'mm', wanted: 1 })
  })
})

describe('what the guide proposes', () => {
  const plan: Plan = { ...emptyPlan, moves: { L1: { ...restingMoves.L1, x: -1, turn: 2 }, U6: { mesial: 0.5, vertical: -1 } } }

  it.each([
    [overjet('U1'), 'U1'],
    [overjet('L1'), 'L1'],
    [overjet('MD'), 'MD'],
    [arch('upper'), 'U6'],
    [arch('lower'), 'L6'],
    [interincisal, 'U1'],
    [contact, 'MDA'],
    [{ aim: 'target', key: 'ricketts.L1 to A-Pog(mm)' }, 'L1'],
  ] as const)('%j is reached by a movement of its own piece, and all else stays as planned', (aim, segment) => {
    const proposal = proposalFor(start, plan, aim, facts) ?? expect.unreachable()
    expect(proposal.segment).toBe(segment)
    expect(proposal.plan.moves[segment]).toEqual(proposal.move)
    const { [segment]: _, ...others } = proposal.plan.moves
    const { [segment as 'L1']: __, ...kept } = plan.moves
    expect(others).toEqual(kept)
    expect({ ...proposal.plan, moves: plan.moves }).toEqual(plan)
    const state = aimState(aim, proposal.plan, predicted(proposal.plan), facts)
    expect(state?.reached).toBe(true)
    if (aim.aim !== 'contact') expect(state?.value).toBeCloseTo(state?.wanted ?? Number.NaN, 2)
  })

  it('changes of a movement only the amount it solves: of a molar mesially, of the others forward', () => {
    expect(proposalFor(start, plan, arch('upper'), facts)?.move).toMatchObject({ vertical: -1 })
    expect(proposalFor(start, plan, overjet('L1'), facts)?.move).toMatchObject({ ...plan.moves.L1, x: expect.any(Number) })
    // 3 mm are missing above: half of it from either molar, away from the front; below 4.5 mm are over, but the edge went back 1 mm.
    expect(proposalFor(start, emptyPlan, arch('upper'), facts)?.move).toMatchObject({ mesial: expect.closeTo(-1.5, 6) })
    expect(proposalFor(start, emptyPlan, arch('lower'), facts)?.move).toMatchObject({ mesial: expect.closeTo(2.25, 6) })
  })

  it('adds the contact to the stops that are planned, once', () => {
    const stops = [{ stop: 'molar' }, { stop: 'overbite', mm: 1 }] as const
    const planned: Plan = { ...plan, moves: { MDA: { turn: -3, stops, axis: { x: 1, y: 2 } } } }
    expect(proposalFor(start, planned, contact, facts)?.move).toEqual({
      ...{ turn: -3, stops: [{ stop: 'overbite', mm: 1 }, { stop: 'molar' }], axis: { x: 1, y: 2 } },
    })
  })

  it('is nothing in mm without a scale, and nothing that cannot be reached', () => {
    for (const aim of [overjet('U1'), arch('lower')]) expect(proposalFor(bare, emptyPlan, aim, facts)).toBeNull()
    expect(proposalFor(bare, emptyPlan, interincisal, facts)).not.toBeNull()
    const { U1IncisalTip: _, ...points } = start.points
    for (const aim of [overjet('L1'), interincisal, { aim: 'target', key: 'steiner.U1 to NA(mm)' } as const])
      expect(proposalFor({ ...start, points }, emptyPlan, aim, facts)).toBeNull()
    const far = { ...facts, upper: { space: -300, spee: 0, gained: 0 } }
    expect(proposalFor(start, emptyPlan, arch('upper'), far)).toBeNull()
    expect(proposalFor(start, emptyPlan, { aim: 'target', key: 'no such target' }, facts)).toBeNull()
  })
})
