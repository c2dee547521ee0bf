import { describe, expect, it } from 'vitest'
import { emptyPlan, type Plan, restingMoves } from './plan'
import { isOwnRatio, planJson, readPlan } from './plan-json'

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

const ownRatio = { id: 'incisor.UpperLip.x.T.U1tip.x', ratio: 0.6, sd: 0.1, source: 'clinic' }

describe('a fault in a plan', () => {
  const fault = (value: unknown) => {
    const read = readPlan(value)
    return read.ok ? null : read.fault
  }
  const move = (segment: string, fields: unknown) => fault({ movements: { [segment]: fields } })

  it.each([
    [{ lips: 'x' }, { at: 'lips', why: 'unknown', expected: ['closed', 'open'] }],
    [{ reference: 'x' }, { at: 'reference', why: 'unknown', expected: ['FH', 'SN', 'PP'] }],
    [{ lipStrain: 1 }, { at: 'lipStrain', why: 'unknown', expected: ['true', 'false'] }],
    [{ movements: 3 }, { at: 'movements', why: 'shape', expected: [] }],
    [{ movements: ['U1'] }, { at: 'movements.0', why: 'unknown', expected: ['U1', 'U6', 'L1', 'L6', 'MX', 'MD', 'MDA', 'CH'] }],
    [{ movements: { U9: {} } }, { at: 'movements.U9', why: 'unknown', expected: expect.arrayContaining(['U1']) }],
    [{ movements: { U1: [] } }, { at: 'movements.U1', why: 'shape', expected: [] }],
    [{ growth: 3 }, { at: 'growth', why: 'shape', expected: [] }],
    [{ growth: { years: 'x' } }, { at: 'growth.years', why: 'number', expected: [0, 5] }],
    [{ growth: { years: 1, rates: [] } }, { at: 'growth.rates', why: 'shape', expected: [] }],
    [
      { growth: { years: 1, pace: 2 } },
      { at: 'growth.pace', why: 'unknown', expected: ['years', 'rates', 'maxillaWithNa', 'facialAxis'] },
    ],
    [{ growth: { years: 1, rates: { nose: 11 } } }, { at: 'growth.rates.nose', why: 'number', expected: [0, 10] }],
    [{ growth: { years: 1, maxillaWithNa: 1.1 } }, { at: 'growth.maxillaWithNa', why: 'number', expected: [0, 1] }],
    [{ growth: { years: 1, facialAxis: -91 } }, { at: 'growth.facialAxis', why: 'number', expected: [-90, 90] }],
    [{ ratios: {} }, { at: 'ratios', why: 'shape', expected: [] }],
    [{ ratios: [ownRatio, 3] }, { at: 'ratios[1]', why: 'shape', expected: [] }],
    [{ ratios: [{ ...ownRatio, ratio: 2.1 }] }, { at: 'ratios[0].ratio', why: 'number', expected: [-2, 2] }],
    [{ ratios: [{ ...ownRatio, sd: -0.1 }] }, { at: 'ratios[0].sd', why: 'number', expected: [0, 2] }],
    [{ ratios: [{ ...ownRatio, sd: undefined }] }, { at: 'ratios[0].sd', why: 'number', expected: [0, 2] }],
    [{ ratios: [{ ...ownRatio, by: 1 }] }, { at: 'ratios[0].by', why: 'unknown', expected: ['id', 'ratio', 'sd', 'source'] }],
    [{ ratios: [{ ...ownRatio, source: 'x'.repeat(301) }] }, { at: 'ratios[0].source', why: 'shape', expected: [] }],
    [{ ratios: [{ ...ownRatio, source: 3 }] }, { at: 'ratios[0].source', why: 'shape', expected: [] }],
    [null, { at: '', why: 'shape', expected: [] }],
    ['plan', { at: '', why: 'shape', expected: [] }],
  ])('%j says where, what and what is accepted', (value, expected) => {
    expect(fault(value)).toEqual(expected)
  })

  it.each([
    ['U1', { y: -50.1 }, 'movements.U1.y number -50,50'],
    ['U1', { turn: 90.1 }, 'movements.U1.turn number -90,90'],
    ['U1', { pivot: 2.1 }, 'movements.U1.pivot number -1,2'],
    [
      'U1',
      { pivot: 'root' },
      'movements.U1.pivot unknown translation,root_torque,resistance,uncontrolled_tipping,controlled_tipping',
    ],
    ['U6', { vertical: 51 }, 'movements.U6.vertical number -50,50'],
    ['U6', { mesial: null }, 'movements.U6.mesial number -50,50'],
    ['U6', { x: 1 }, 'movements.U6.x unknown segment,mesial,vertical'],
    ['MX', { ansStays: 'yes' }, 'movements.MX.ansStays unknown true,false'],
    ['MD', { ansStays: true }, 'movements.MD.ansStays unknown segment,x,y,turn,about'],
    ['MD', { about: 'ANS' }, 'movements.MD.about unknown L1IncisalTip,Pog'],
    ['CH', { about: [1, 2, 3] }, 'movements.CH.about shape '],
    ['CH', { about: [1, 1e7] }, 'movements.CH.about[1] number -1000000,1000000'],
    ['CH', { about: 3 }, 'movements.CH.about shape '],
    ['MDA', { turn: -91 }, 'movements.MDA.turn number -90,90'],
    ['MDA', { stops: 'molar' }, 'movements.MDA.stops shape '],
    ['MDA', { stops: ['molar', 3] }, 'movements.MDA.stops[1] unknown molar,{"overbite": mm}'],
    ['MDA', { stops: [{ overbite: 51 }] }, 'movements.MDA.stops[0].overbite number -50,50'],
    ['MDA', { stops: [{ overbite: 1, by: 2 }] }, 'movements.MDA.stops[0].by unknown overbite'],
    ['MDA', { axis: [101, 0] }, 'movements.MDA.axis[0] number -100,100'],
  ] as const)('of %s with %j is told', (segment, fields, text) => {
    const { at, why, expected } = move(segment, fields) ?? expect.unreachable()
    expect(`${at} ${why} ${expected.join()}`).toBe(text)
  })

  it('none is found on a limit, nor in a point of the film, a pivot by name or a movement at rest', () => {
    const plan = (value: unknown) => {
      const read = readPlan(value)
      return read.ok ? read.plan.moves : expect.unreachable(JSON.stringify(read.fault))
    }
    expect(plan({ movements: { U1: { x: -50, y: 50, turn: -90, pivot: -1 } } }).U1).toEqual({
      x: -50,
      y: 50,
      turn: -90,
      pivot: -1,
    })
    expect(plan({ movements: { U1: {} } }).U1).toEqual(restingMoves.U1)
    expect(plan({ movements: { L1: { x: 2, pivot: 'translation' } } }).L1).toEqual({ ...restingMoves.L1, x: 2 })
    expect(plan({ movements: { MD: { about: [-1e6, 1e6] } } }).MD?.about).toEqual({ x: -1e6, y: 1e6 })
    expect(plan({ movements: [{ segment: 'MX' }] }).MX).toEqual(restingMoves.MX)
    expect(plan({ movements: { MDA: {} } }).MDA).toEqual(restingMoves.MDA)
    expect(plan({ movements: { MDA: { axis: [-100, 100], stops: [{ overbite: -50 }] } } }).MDA).toEqual({
      ...{ turn: 0, axis: { x: -100, y: 100 }, stops: [{ stop: 'overbite', mm: -50 }] },
    })
    expect(readPlan({ growth: null })).toMatchObject({ ok: true, plan: { growth: null } })
    expect(readPlan({ growth: { years: 5 } })).toMatchObject({
      ok: true,
      plan: { growth: { rates: { nose: 0 }, facialAxis: 0 } },
    })
    expect(readPlan({ lipStrain: true, lips: 'open' })).toMatchObject({ ok: true, plan: { lipStrain: true, lips: 'open' } })
    expect(readPlan({})).toEqual({ ok: true, plan: emptyPlan })
  })

  it('an own ratio alone is checked by the same rules', () => {
    expect(isOwnRatio(ownRatio)).toBe(true)
    for (const wrong of [null, {}, { ...ownRatio, id: 'x' }, { ...ownRatio, sd: 3 }, { ...ownRatio, source: '' }])
      expect(isOwnRatio(wrong)).toBe(false)
    // A row that is only shown is never calculated with.
    expect(isOwnRatio({ ...ownRatio, id: 'lefort.UpperLip.x.MX.U1tip.x.setback' })).toBe(false)
  })
})
