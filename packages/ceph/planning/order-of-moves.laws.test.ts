import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LandmarkName } from '../data/landmarks'
import { skinPoints } from '../data/planning/prediction-error'
import type { SegmentName } from '../data/planning/segments'
import { anyFace, type Face } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import { ruledTracing } from '../testing/ruled-tracing'
import type { Tracing } from '../tracing/tracing'
import { emptyPlan, type Moves } from './plan'
import { type Prediction, predict } from './predict'

const film = (face: Face): Tracing => ruledTracing(face, 10)

const predicted = (start: Tracing, moves: Moves): Prediction => {
  const prediction = predict(start, { ...emptyPlan, moves })
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}

/** One movement after the other, each carried out on the film that the one before it left. */
const oneByOne = (start: Tracing, moves: Moves, order: readonly SegmentName[]): readonly Prediction[] => {
  const steps: Prediction[] = []
  for (const segment of order) steps.push(predicted(steps.at(-1)?.tracing ?? start, { [segment]: moves[segment] }))
  return steps
}

const amount = (limit: number) => evenly(-limit, limit)
const incisor = fc.record({ x: amount(4), y: amount(2), turn: amount(12), pivot: evenly(0, 1) })
const bone = (about: LandmarkName, turn: number) =>
  fc.record({ x: amount(5), y: amount(3), turn: turn === 0 ? fc.constant(0) : amount(turn), about: fc.constant(about) })
const maxilla = (turn: number) => bone('ANS', turn).map(move => ({ ...move, ansStays: false }))

/** Bones that are only shifted and teeth that are moved in any way: none changes where or along what another goes. */
const shiftedBones: fc.Arbitrary<Moves> = fc.record({
  ...{ U1: incisor, L1: incisor, MX: maxilla(0), MD: bone('Pog', 0), CH: bone('Pog', 0) },
})

/** Any movement of the upper jaw with one of the lower: they have no point in common. */
const oneOfEachJaw: fc.Arbitrary<Moves> = fc
  .tuple(
    fc.oneof(fc.record({ MX: maxilla(6) }), fc.record({ U1: incisor })),
    fc.oneof(
      fc.record({ MD: bone('L1IncisalTip', 6) }),
      fc.record({ CH: bone('Pog', 10) }),
      fc.record({ L1: incisor }),
      fc.record({ MDA: fc.record({ turn: amount(4), stops: fc.constant([]), axis: fc.constant({ x: -5, y: 17 }) }) }),
    ),
  )
  .map(([upper, lower]): Moves => ({ ...upper, ...lower }))

const inAnyOrder = (moves: fc.Arbitrary<Moves>) =>
  moves.chain(each => {
    const names = Object.keys(each) as SegmentName[]
    return fc.record({ moves: fc.constant(each), order: fc.shuffledSubarray(names, { minLength: names.length }) })
  })

const isSkin = (name: string): boolean => skinPoints.some(skin => skin === name)

/** Where a lip was kept off a tooth or off the other lip the sum of ways is broken on purpose. */
const lipsFree = ({ warnings }: Prediction): boolean => warnings.every(({ kind }) => kind !== 'lips-met' && kind !== 'lip-thin')

const expectSame = (at: Prediction, steps: readonly Prediction[], names: readonly string[]) => {
  const after = steps.at(-1)?.tracing.points ?? {}
  for (const name of names as readonly LandmarkName[]) {
    const [a, b] = [at.tracing.points[name], after[name]]
    expect(b?.x, name).toBeCloseTo(a?.x ?? Number.NaN, 6)
    expect(b?.y, name).toBeCloseTo(a?.y ?? Number.NaN, 6)
  }
}

describe.each([
  ['shifted bones and moved teeth', shiftedBones],
  ['a movement of each jaw', oneOfEachJaw],
] as const)('independent movements: %s', (_, moves) => {
  it('come to the same bone, teeth and skin in one plan and one after the other in any order', () => {
    let skinCompared = 0
    fc.assert(
      fc.property(anyFace, inAnyOrder(moves), (face, { moves: all, order }) => {
        const start = film(face)
        const [once, steps] = [predicted(start, all), oneByOne(start, all, order)]
        const hard = Object.keys(face).filter(name => !isSkin(name))
        expectSame(once, steps, hard)
        if (![once, ...steps].every(lipsFree)) return
        skinCompared += 1
        expectSame(once, steps, Object.keys(face).filter(isSkin))
      }),
    )
    expect(skinCompared).toBeGreaterThan(20)
  })
})

it('section 4, rule 1: a mandible is turned first, then shifted as entered, and each way drives the skin by its own ratios', () => {
  fc.assert(
    fc.property(anyFace, evenly(-4, 4), amount(5), amount(3), (face, turn, x, y) => {
      const MDA = { turn, stops: [], axis: { x: -5, y: 17 } }
      const MD = { x, y, turn: 0, about: 'Pog' } as const
      const [turned, both] = [predicted(film(face), { MDA }), predicted(film(face), { MDA, MD })]
      const [before, after] = [both.stages.turned.Pog, both.stages.body.Pog]
      expect(before?.x).toBeCloseTo(turned.stages.body.Pog?.x ?? Number.NaN, 9)
      expect(before?.y).toBeCloseTo(turned.stages.body.Pog?.y ?? Number.NaN, 9)
      expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(x, 9)
      expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(y, 9)
      const bodyTerms = both.skin.SoftTissuePog?.terms.filter(({ response }) => response.group.startsWith('bsso')) ?? []
      for (const { component, driver } of bodyTerms) expect(driver).toBeCloseTo(component === 'x' ? x : y, 9)
      if (Math.abs(x) > 1e-6) expect(bodyTerms.length).toBeGreaterThan(0)
    }),
  )
})
