import { describe, expect, it } from 'vitest'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import { handTurn } from './hand-turn'
import { emptyPlan, type Moves, type Plan, restingMoves } from './plan'
import { predict } from './predict'

const start = ruledTracing(templateFilm(), 100)

const turnedTo = (moves: Moves, degrees: number) => {
  const plan: Plan = { ...emptyPlan, moves }
  const MDA = handTurn(start, plan, degrees)
  const after = predict(start, { ...plan, moves: { ...moves, MDA } })
  if (after.status !== 'predicted') throw new Error('nothing predicted')
  return { MDA, ...after.autorotation }
}

const intruded: Moves = { U6: { mesial: 0, vertical: -2 } }

describe('the mandible turned by hand', () => {
  it('opens freely, by as much as the hand says', () => {
    expect(turnedTo({}, 2.5)).toMatchObject({ degrees: 2.5, by: null, MDA: { stops: [] } })
    expect(turnedTo(intruded, -0.5).degrees).toBe(-0.5)
  })

  it('closes to the first contact and no further, and stays in contact', () => {
    expect(turnedTo({}, -3).degrees).toBeCloseTo(0, 6)
    const closed = turnedTo(intruded, -15)
    expect(closed.by).toEqual({ stop: 'molar' })
    expect(closed.degrees).toBeLessThan(-1)
    expect(turnedTo(intruded, -14).degrees).toBe(closed.degrees)
  })

  it('stops at the planned overbite where that comes first, and leaves a stop by opening', () => {
    const planned: Moves = { ...intruded, MDA: { ...restingMoves.MDA, stops: [{ stop: 'overbite', mm: -40 }] } }
    const closed = turnedTo(planned, -15)
    expect(closed.MDA.stops).toHaveLength(2)
    const contact = turnedTo(intruded, -15).degrees
    expect(closed.degrees).toBeGreaterThanOrEqual(contact)
    expect(turnedTo({ ...intruded, MDA: closed.MDA }, closed.degrees + 0.1)).toMatchObject({ by: null, MDA: { stops: [] } })
  })

  it('is free where no molar tells a contact', () => {
    const { U6Mesial: _, U6Distal: __, ...points } = start.points
    const MDA = handTurn({ ...start, points }, emptyPlan, -4)
    expect(MDA).toMatchObject({ turn: -4, stops: [] })
  })
})
