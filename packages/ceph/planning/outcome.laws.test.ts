import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, turnAbout } from '../geometry/transform'
import { evenly } from '../testing/evenly'
import { ruledTracing } from '../testing/ruled-tracing'
import { mapPoints, templateFilm } from '../testing/template-film'
import type { Tracing } from '../tracing/tracing'
import { accuracyOf, outcome } from './outcome'
import { emptyPlan, restingMoves } from './plan'
import { predict } from './predict'

const film = (mirrored = false): Tracing =>
  ruledTracing(
    mapPoints(templateFilm(), ({ x, y }) => ({ x: mirrored ? 2400 - x : x, y })),
    100,
  )
const plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -5 }, CH: { ...restingMoves.CH, x: 4 } } }

const predicted = (start: Tracing) => {
  const prediction = predict(start, plan)
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  return prediction
}

/** The predicted tracing on a film of its own: turned, shifted and shown `share` times as large. */
const onAnotherFilm = (tracing: Tracing, radians: number, share: number): Tracing => {
  const turn = turnAbout(radians, { x: 900, y: 700 })
  const points = Object.fromEntries(
    Object.entries(tracing.points).map(([name, at]) => {
      const { x, y } = apply(turn, at ?? { x: 0, y: 0 })
      return [name, { ...at, x: x * share + 40, y: y * share - 25, origin: 'manual' as const }]
    }),
  )
  return {
    points,
    ruler: {
      ends: [
        { x: 0, y: 0 },
        { x: 0, y: 100 * share },
      ],
      mm: 10,
    },
    fileScale: null,
  }
}

describe('what came of a plan', () => {
  it('is nothing missed where the end is what was predicted, however its film lies and whichever way it looks', () => {
    fc.assert(
      fc.property(evenly(-0.3, 0.3), evenly(0.5, 2), (turn, share) => {
        for (const start of [film(), film(true)]) {
          const prediction = predicted(start)
          const compared = outcome(start, prediction, onAnotherFilm(prediction.tracing, turn, share))
          if (compared.status !== 'compared') throw new Error('not compared')
          expect(compared.skin.length).toBeGreaterThan(10)
          for (const { miss, inside } of compared.skin) {
            expect(Math.hypot(miss.x, miss.y)).toBeLessThan(1e-6)
            expect(inside).toBe(true)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is missed by as much as the end lies elsewhere, forward and down', () => {
    const start = film()
    const prediction = predicted(start)
    const lip = prediction.tracing.points.UpperLip
    if (!lip) throw new Error('no lip')
    const end = {
      ...prediction.tracing,
      points: { ...prediction.tracing.points, UpperLip: { ...lip, x: lip.x + 80, y: lip.y + 10 } },
    }
    const compared = outcome(start, prediction, end)
    if (compared.status !== 'compared') throw new Error('not compared')
    const upper = compared.skin.find(({ skin }) => skin === 'UpperLip')
    expect(Math.hypot(upper?.miss.x ?? 0, upper?.miss.y ?? 0)).toBeCloseTo(Math.hypot(8, 1), 6)
    expect(upper?.inside).toBe(false)
  })

  it('is not compared without a scale', () => {
    const start = film()
    expect(outcome(start, predicted(start), { ...film(), ruler: null })).toMatchObject({ status: 'missing', why: 'uncalibrated' })
  })

  it('over several cases has a mean, a spread from two on, and the share inside', () => {
    const miss = (x: number, inside: boolean) => [
      { skin: 'UpperLip' as const, predicted: { x: 0, y: 0 }, actual: { x, y: 0 }, miss: { x, y: 0 }, inside },
    ]
    expect(accuracyOf([miss(1, true)])).toEqual([{ skin: 'UpperLip', n: 1, mean: { x: 1, y: 0 }, sd: null, inside: 1 }])
    const [both] = accuracyOf([miss(1, true), miss(3, false)])
    expect(both).toMatchObject({ n: 2, mean: { x: 2, y: 0 }, inside: 1 })
    expect(both?.sd?.x).toBeCloseTo(Math.SQRT2, 12)
  })
})
