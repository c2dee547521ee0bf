import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rickettsNorms } from '../data/norms/items/ricketts'
import { measureAll } from '../measure/measure'
import { evenly } from '../testing/evenly'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import { calibrate } from '../tracing/calibration'
import type { Tracing } from '../tracing/tracing'
import { emptyPlan, type Moves, type Plan, restingMoves } from './plan'
import { predict } from './predict'
import { proposalFor } from './step-aims'

const start = ruledTracing(templateFilm(), 100)
const arch = { space: 0, spee: 0, gained: 0 }
const facts = { rule: 'sheet', upper: arch, lower: arch } as const

const after = (plan: Plan, film = start): Tracing => {
  const prediction = predict(film, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction.tracing
}
const readingOf = (item: keyof ReturnType<typeof measureAll>, tracing: Tracing): unknown =>
  measureAll(tracing.points, calibrate(tracing))[item]

it('the guide keeps the overjet it was given while it sets the interincisal angle, whatever the tooth turned about', () => {
  const plan: Plan = { ...emptyPlan, moves: { U1: { x: -2, y: 0, turn: 0.5, pivot: 0.7 } } }
  const proposal = proposalFor(start, plan, { aim: 'interincisal' }, facts)
  expect(proposal?.move).toMatchObject({ pivot: 0 })
  const done = after(proposal?.plan ?? emptyPlan)
  expect(readingOf('Interincisal angle(Ricketts)', done)).toMatchObject({
    value: expect.closeTo(rickettsNorms['Interincisal angle(Ricketts)'].mean, 2),
  })
  const overjet = readingOf('Overjet', after(plan)) as { value: number }
  expect(readingOf('Overjet', done)).toMatchObject({ value: expect.closeTo(overjet.value, 9) })
})

const amount = (limit: number) => evenly(-limit, limit)
const incisor = fc.record({ x: amount(4), y: amount(2), turn: amount(10), pivot: evenly(0, 1.2) })

it('an aim of an angle turns an incisor about its edge, which stays where the plan had put it', () => {
  const aims = [
    { tooth: 'U1', edge: 'U1IncisalTip', aim: { aim: 'interincisal' } },
    { tooth: 'U1', edge: 'U1IncisalTip', aim: { aim: 'target', key: 'steiner.U1 to NA(deg)' } },
    { tooth: 'L1', edge: 'L1IncisalTip', aim: { aim: 'target', key: 'ricketts.L1 to A-Pog(deg)' } },
  ] as const
  const bones: Moves = { MX: { ...restingMoves.MX, x: 2, turn: 3 }, MD: { ...restingMoves.MD, x: 1, turn: -2 } }
  fc.assert(
    fc.property(fc.constantFrom(...aims), incisor, fc.constantFrom({}, bones), ({ tooth, edge, aim }, move, others) => {
      const plan: Plan = { ...emptyPlan, moves: { ...others, [tooth]: move } }
      const proposal = proposalFor(start, plan, aim, facts)
      if (!proposal) return
      const [from, to] = [after(plan).points[edge], after(proposal.plan).points[edge]]
      expect(to?.x).toBeCloseTo(from?.x ?? Number.NaN, 6)
      expect(to?.y).toBeCloseTo(from?.y ?? Number.NaN, 6)
    }),
    { numRuns: 30 },
  )
})

it('on a film without a scale it turns about the edge too, and the millimetres entered are as they were', () => {
  const plan: Plan = { ...emptyPlan, moves: { U1: { x: -2, y: 1, turn: 3, pivot: 0.7 } } }
  const proposal = proposalFor({ ...start, ruler: null }, plan, { aim: 'interincisal' }, facts)
  expect(proposal?.move).toMatchObject({ x: -2, y: 1, pivot: 0 })
})
