import { describe, expect, it } from 'vitest'
import { emptyPlan, type Plan, restingMoves } from './plan'
import { planJson, readPlan } from './plan-json'

const full: Plan = {
  reference: 'SN',
  moves: {
    U1: { ...restingMoves.U1, x: -4.6, turn: 2 },
    L6: { mesial: 2.7, vertical: -0.5 },
    MX: { x: 4, y: -2, turn: 1, about: { x: 900.5, y: 1200 }, ansStays: true },
    MD: { x: 3, y: 0, turn: 0, about: 'Pog' },
    MDA: { turn: 0, stops: [{ stop: 'molar' }, { stop: 'overbite', mm: 2 }], axis: { x: -7.4, y: 16.9 } },
  },
  growth: { years: 1.5, rates: { nasion: 1, basion: 1, condyle: 1, corpus: 2, nose: 1 }, maxillaWithNa: 0.5, facialAxis: -1 },
  lips: 'open',
  lipStrain: true,
  ownRatios: [{ id: 'incisor.UpperLip.x.T.U1tip.x', ratio: 0.6, sd: 0.1, source: 'clinic, 40 cases' }],
}

const faultOf = (value: unknown) => {
  const read = readPlan(value)
  return read.ok ? null : `${read.fault.at} ${read.fault.why}`
}

describe('a plan as JSON', () => {
  it.each([full, emptyPlan])('comes back the same', plan => {
    expect(readPlan(JSON.parse(JSON.stringify(planJson(plan))))).toEqual({ ok: true, plan })
  })

  it('takes movements by segment as well, presets by name, and rests where nothing is said', () => {
    const read = readPlan({ movements: { U1: { turn: 10, pivot: 'controlled_tipping' }, CH: { x: 5 } } })
    expect(read).toMatchObject({ ok: true, plan: { moves: { U1: { x: 0, turn: 10, pivot: 1 }, CH: { x: 5, about: 'Pog' } } } })
  })

  it.each([
    [[], ' shape'],
    [{ movments: [] }, 'movments unknown'],
    [{ movements: [{ segment: 'U2' }] }, 'movements.0 unknown'],
    [{ movements: { U1: { dx: 1 } } }, 'movements.U1.dx unknown'],
    [{ movements: [{ segment: 'U1' }, { segment: 'U1' }] }, 'movements.U1 twice'],
    [{ movements: { U1: { x: 51 } } }, 'movements.U1.x number'],
    [{ movements: { U1: { x: '1' } } }, 'movements.U1.x number'],
    [{ movements: { U1: { turn: 5, pivot: 'translation' } } }, 'movements.U1.turn turn-without-pivot'],
    [{ movements: { MX: { about: 'Pog' } } }, 'movements.MX.about unknown'],
    [{ movements: { MDA: { stops: ['incisor'] } } }, 'movements.MDA.stops[0] unknown'],
    [{ movements: { MDA: { axis: [1] } } }, 'movements.MDA.axis[1] number'],
    [{ growth: { years: -1 } }, 'growth.years number'],
    [{ growth: { years: 5.1 } }, 'growth.years number'],
    [{ growth: { years: 1, rates: { chin: 1 } } }, 'growth.rates.chin unknown'],
    [{ reference: 'MP' }, 'reference unknown'],
    [{ lips: 'strained' }, 'lips unknown'],
    [{ ratios: [{ id: 'x', ratio: 1, sd: 0, source: 'y' }] }, 'ratios[0].id unknown'],
    [{ ratios: [{ id: 'incisor.UpperLip.x.T.U1tip.x', ratio: 1, sd: 0, source: ' ' }] }, 'ratios[0].source shape'],
  ])('refuses %j', (value, fault) => {
    expect(faultOf(value)).toBe(fault)
  })
})
