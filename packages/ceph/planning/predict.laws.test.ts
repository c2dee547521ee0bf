import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { skinPoints } from '../data/planning/prediction-error'
import type { Point } from '../geometry/point'
import { anyFace, anyLie, type Face, mirrored, placedFace, templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import type { Tracing } from '../tracing/tracing'
import { emptyPlan, type Moves, type Plan } from './plan'
import { type Prediction, predict } from './predict'

const film = (face: Face, size = 1): Tracing => ({
  points: Object.fromEntries(Object.entries(face).map(([name, { x, y }]) => [name, { x, y, origin: 'manual' }])),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 10 * size },
    ],
    mm: 10,
  },
  fileScale: null,
})

const predicted = (face: Face, plan: Plan, size = 1): Prediction => {
  const prediction = predict(film(face, size), plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}

const amount = (limit: number) => evenly(-limit, limit)
const incisor = fc.record({ x: amount(6), y: amount(3), turn: amount(15), pivot: evenly(0, 1) })
const molar = fc.record({ mesial: amount(5), vertical: amount(3) })
const bone = (about: LandmarkName) => fc.record({ x: amount(6), y: amount(4), turn: amount(5), about: fc.constant(about) })
const anyMoves: fc.Arbitrary<Moves> = fc.record(
  {
    U1: incisor,
    L1: incisor,
    U6: molar,
    L6: molar,
    MX: bone('ANS').map(move => ({ ...move, ansStays: false })),
    MD: bone('Pog'),
    MDA: fc.record({ turn: amount(4), stops: fc.constant([]), axis: fc.constant({ x: -5, y: 17 }) }),
    CH: bone('Pog'),
  },
  { requiredKeys: [] },
)

const close = (a: Point | undefined, b: Point | undefined, digits = 6) => {
  expect(a === undefined).toBe(b === undefined)
  if (a === undefined) return
  expect(a?.x).toBeCloseTo(b?.x ?? Number.NaN, digits)
  expect(a?.y).toBeCloseTo(b?.y ?? Number.NaN, digits)
}

const planOf = (moves: Moves): Plan => ({ ...emptyPlan, moves })
const U1 = { x: 0, y: 0, turn: 0, pivot: 0 }

describe('a plan', () => {
  it('without a movement gives the very same tracing back, and no band', () => {
    fc.assert(
      fc.property(anyFace, fc.constantFrom('FH', 'SN', 'PP'), (face, reference) => {
        const start = film(face)
        const prediction = predict(start, { ...emptyPlan, reference, moves: { U1, U6: { mesial: 0, vertical: 0 } } })
        if (prediction.status !== 'predicted') throw new Error('nothing predicted')
        expect(prediction.tracing).toBe(start)
        expect(prediction.skin).toEqual({})
        expect(prediction.warnings).toEqual([])
      }),
    )
  })

  it('does not mind in which order its movements are listed, and taking one back restores the bytes', () => {
    fc.assert(
      fc.property(anyFace, anyMoves, (face, moves) => {
        const backwards: Moves = Object.fromEntries(Object.entries(moves).reverse())
        expect(predicted(face, planOf(backwards)).tracing).toEqual(predicted(face, planOf(moves)).tracing)
        const { U1: _, ...without } = moves
        const undone: Moves = { ...moves, U1: undefined }
        expect(JSON.stringify(predicted(face, planOf(undone)).tracing)).toBe(
          JSON.stringify(predicted(face, planOf(without)).tracing),
        )
      }),
    )
  })

  it('of a face that looks left is the mirror', () => {
    fc.assert(
      fc.property(anyFace, anyMoves, (face, moves) => {
        const [right, left] = [predicted(face, planOf(moves)), predicted(mirrored(face), planOf(moves))]
        for (const [name, point] of Object.entries(right.tracing.points))
          close(left.tracing.points[name as LandmarkName], point && { x: -point.x, y: point.y })
        for (const skin of skinPoints) {
          const [a, b] = [right.skin[skin], left.skin[skin]]
          close(a?.shift, b?.shift)
          close(a?.band, b?.band)
        }
      }),
    )
  })

  it('is the same however the film is laid, turned and enlarged', () => {
    fc.assert(
      fc.property(anyFace, anyLie, anyMoves, (face, lie, moves) => {
        const upright = predicted(face, planOf(moves))
        const other = predicted(placedFace(face, lie), planOf(moves), lie.size)
        for (const name of Object.keys(upright.shifts) as LandmarkName[]) close(other.shifts[name], upright.shifts[name], 5)
      }),
    )
  })

  it('never lets the lips cross, nor anything not finite out', () => {
    fc.assert(
      fc.property(anyFace, anyMoves, (face, moves) => {
        const { stages, shifts, skin } = predicted(face, planOf(moves))
        const at = (name: 'Stms' | 'Stmi') => (stages.start[name]?.y ?? 0) + (shifts[name]?.y ?? 0)
        const open = Math.min(0, (stages.start.Stmi?.y ?? 0) - (stages.start.Stms?.y ?? 0))
        expect(at('Stmi') - at('Stms')).toBeGreaterThanOrEqual(open - 1e-6)
        for (const each of Object.values(skin)) expect(Object.values(each.band).every(width => width >= 2)).toBe(true)
        for (const shift of Object.values(shifts)) expect(Number.isFinite(shift.x) && Number.isFinite(shift.y)).toBe(true)
      }),
    )
  })

  it('keeps every piece rigid', () => {
    fc.assert(
      fc.property(anyFace, anyMoves, (face, moves) => {
        const { stages } = predicted(face, planOf(moves))
        const length = (at: typeof stages.start, a: LandmarkName, b: LandmarkName) =>
          Math.hypot((at[a]?.x ?? 0) - (at[b]?.x ?? 0), (at[a]?.y ?? 0) - (at[b]?.y ?? 0))
        for (const [a, b] of [
          ['U1IncisalTip', 'U1RootTip'],
          ['L6Mesial', 'L6Distal'],
          ['A', 'ANS'],
          ['Pog', 'Me'],
          ['Co', 'Go'],
        ] as const)
          expect(length(stages.teeth, a, b)).toBeCloseTo(length(stages.start, a, b), 9)
      }),
    )
  })
})

describe('bone and teeth', () => {
  it('a Le Fort move does not count again as a movement of the incisor', () => {
    const lip = (moves: Moves) => predicted(templateFace, planOf(moves)).skin.LabraleSuperius?.shift.x
    const MX = { x: 5, y: 0, turn: 0, about: 'ANS', ansStays: false } as const
    expect(lip({ MX })).toBeCloseTo(5 * 0.82, 9)
    expect(lip({ MX, U1: { ...U1, x: -5 } })).toBeCloseTo(5 * 0.82 - 5 * 0.5, 9)
  })

  it('what goes only up takes no skin forward, what goes only forward none up, and both together are their sum', () => {
    const skinOf = (x: number, y: number) =>
      predicted(templateFace, planOf({ MX: { x, y, turn: 0, about: 'ANS', ansStays: false } })).skin
    const [forward, up, both] = [skinOf(4, 0), skinOf(0, -3), skinOf(4, -3)]
    for (const skin of ['Prn', 'Subnasale', 'SoftTissueA', 'LabraleSuperius'] as const) {
      expect(up[skin]?.shift.x).toBeCloseTo(0, 9)
      expect(forward[skin]?.shift.y).toBeCloseTo(0, 9)
      close(both[skin]?.shift, { x: forward[skin]?.shift.x ?? Number.NaN, y: up[skin]?.shift.y ?? Number.NaN }, 9)
    }
    expect(both.Subnasale?.shift.x).toBeCloseTo(4 * 0.51, 9)
    expect(both.Subnasale?.shift.y).toBeCloseTo(-3 * 0.2, 9)
  })

  it('a chin that goes back uses its own ratios, and says that they are doubtful', () => {
    const { skin } = predicted(templateFace, planOf({ CH: { x: -5, y: 0, turn: 0, about: 'Pog' } }))
    expect(skin.SoftTissuePog?.shift.x).toBeCloseTo(-3, 9)
    expect(skin.SoftTissuePog?.terms.map(term => term.grade)).toEqual(['doubtful'])
    expect(
      predicted(templateFace, planOf({ CH: { x: 5, y: 0, turn: 0, about: 'Pog' } })).skin.SoftTissuePog?.shift.x,
    ).toBeCloseTo(4.25, 9)
  })

  it('a mandible turned about Pog, which stays, has one prediction however the film lies', () => {
    const plan = planOf({ MD: { x: 0, y: 0, turn: 4, about: 'Pog' } })
    const lip = (turn: number) =>
      predicted(placedFace(templateFace, { turn, size: 1, by: { x: 0, y: 0 } }), plan).skin.LowerLip?.shift.x ?? 0
    for (const turn of [-31, -7, 3, 12, 29]) expect(lip(turn)).toBeCloseTo(lip(0), 6)
  })

  it('intruded molars close the bite until they touch, and the chin comes forward and up', () => {
    const MDA = { turn: 0, stops: [{ stop: 'molar' }], axis: { x: -5, y: 17 } } as const
    const { autorotation, shifts } = predicted(templateFace, planOf({ U6: { mesial: 0, vertical: -2 }, MDA }))
    expect(autorotation.degrees).toBeLessThan(-1)
    expect(shifts.Pog?.x).toBeGreaterThan(0.5)
    expect(shifts.Pog?.y).toBeLessThan(-0.5)
    expect(predicted(templateFace, planOf({ MDA })).autorotation.degrees).toBeCloseTo(0, 6)
  })

  it('of two stops the first met while closing decides', () => {
    const axis = { x: -5, y: 17 }
    const turn = (...stops: NonNullable<Moves['MDA']>['stops']) =>
      predicted(
        templateFace,
        planOf({ MX: { x: 0, y: -4, turn: 0, about: 'ANS', ansStays: false }, MDA: { turn: 0, stops, axis } }),
      ).autorotation
    const [molar, overbite] = [turn({ stop: 'molar' }), turn({ stop: 'overbite', mm: 1 })]
    const both = turn({ stop: 'molar' }, { stop: 'overbite', mm: 1 })
    expect(both.degrees).toBe(Math.max(molar.degrees, overbite.degrees))
  })
})

it('carries outlines laid on the film with what is moved, and leaves the others', () => {
  const start = {
    ...film(templateFace),
    outline: { SU12: { x: 1, y: 2, origin: 'fitted' }, ACB3: { x: 30, y: 4, origin: 'manual' } },
  } as Tracing
  const prediction = predict(start, planOf({ MX: { x: 6, y: 0, turn: 0, about: 'ANS', ansStays: false } }))
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  expect(prediction.tracing.outline?.ACB3).toEqual({ x: 30, y: 4, origin: 'manual' })
  const knots = Object.keys(prediction.tracing.outline ?? {})
  expect(knots).toEqual(['SU12', 'ACB3'])
  const same = predict(start, emptyPlan)
  expect(same.status === 'predicted' && same.tracing).toBe(start)
})

describe('what a film lacks', () => {
  const without = (...names: readonly string[]): Face =>
    Object.fromEntries(Object.entries(templateFace).filter(([name]) => !names.includes(name)))

  it('without a scale pieces only turn, and no skin is told', () => {
    const start = { ...film(templateFace), ruler: null }
    const prediction = predict(start, planOf({ U1: { ...U1, x: -3, turn: 5 }, L1: { ...U1, turn: -4, pivot: 1 } }))
    if (prediction.status !== 'predicted') throw new Error('nothing predicted')
    expect(prediction.warnings).toEqual([{ kind: 'uncalibrated', segment: 'U1' }])
    expect(prediction.skin).toEqual({})
    expect(prediction.tracing.points.L1RootTip).toBe(start.points.L1RootTip)
    expect(prediction.tracing.points.L1IncisalTip).not.toEqual(start.points.L1IncisalTip)
  })

  it('says of a scale that nobody measured that it is none, and moves by it all the same', () => {
    const fileScale = { mmPerPixel: 1, provenance: 'detector' } as const
    const plan = planOf({ U1: { ...U1, x: -3 } })
    const spaced = predict({ ...film(templateFace), ruler: null, fileScale }, plan)
    const measured = predict({ ...film(templateFace), ruler: null, fileScale: { mmPerPixel: 1, provenance: 'dicom' } }, plan)
    if (spaced.status !== 'predicted' || measured.status !== 'predicted') throw new Error('nothing predicted')
    expect(spaced.warnings).toEqual([{ kind: 'unmeasured-scale' }, ...measured.warnings])
    expect(spaced.shifts).toEqual(measured.shifts)
  })

  it('says of a scale by which S-Na is unusual that it is doubtful and moves by it, of an impossible one that it is not used', () => {
    const plan = planOf({ U1: { ...U1, x: -3 } })
    const by = (mm: number) => {
      const bare = { ...film(templateFace), ruler: null }
      const { S, Na } = bare.points
      if (!S || !Na) throw new Error('no S-Na')
      const mmPerPixel = mm / Math.hypot(Na.x - S.x, Na.y - S.y)
      return predict({ ...bare, fileScale: { mmPerPixel, provenance: 'dicom' } }, plan)
    }
    const [usual, low, never] = [71, 48, 20].map(by)
    if (usual?.status !== 'predicted' || low?.status !== 'predicted' || never?.status !== 'predicted') throw new Error('nothing')
    expect(usual.warnings).toEqual([])
    expect(low.warnings).toEqual([{ kind: 'unlikely-scale', length: 'S-Na', mm: expect.closeTo(48, 6), from: 55, to: 90 }])
    expect(low.shifts.U1IncisalTip?.x).toBeCloseTo(-3, 9)
    expect(never.warnings).toEqual([
      { kind: 'refused-scale', length: 'S-Na', mm: expect.closeTo(20, 6) },
      { kind: 'uncalibrated', segment: 'U1' },
    ])
    expect(never.skin).toEqual({})
  })

  it('names the points of a movement it leaves out, and of skin it cannot tell', () => {
    const noApex = predicted(without('U1RootTip'), planOf({ U1: { ...U1, x: -3, turn: 5 } }))
    expect(noApex.warnings).toContainEqual({ kind: 'missing-points', segment: 'U1', needs: ['U1RootTip'] })
    expect(noApex.shifts).toEqual({})
    const noA = predicted(without('A'), planOf({ MX: { x: 4, y: 0, turn: 0, about: 'ANS', ansStays: false } }))
    expect(noA.skin.Subnasale).toBeUndefined()
    expect(noA.warnings).toContainEqual({ kind: 'not-predicted', skin: 'Subnasale', needs: ['A'] })
    expect(predict(film(without('Po')), emptyPlan)).toEqual({ status: 'missing', needs: ['Po'] })
  })

  it('warns beyond the usual limits and does it all the same', () => {
    const { warnings, shifts } = predicted(templateFace, planOf({ U1: { ...U1, x: -9 } }))
    expect(warnings).toContainEqual({ kind: 'limit', segment: 'U1', amount: 'x', value: expect.closeTo(-9, 9), limit: -8 })
    expect(shifts.U1IncisalTip?.x).toBeCloseTo(-9, 9)
  })
})
