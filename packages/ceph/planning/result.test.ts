import { expect, it } from 'vitest'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import { emptyPlan, restingMoves } from './plan'
import { predict } from './predict'
import { resultOf } from './result'

const adult = { birthday: '1990-01-01', sex: null }
const tracing = ruledTracing(templateFilm(), 100)
const prediction = predict(tracing, { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -4 } } })
if (prediction.status !== 'predicted') throw new Error('nothing predicted')
const start = { tracing, day: '2024-01-01' }

it('a plan is judged by a later film, unless S-Na says that one of the scales is wrong', () => {
  const end = { tracing: prediction.tracing, day: '2026-01-01' }
  const judged = resultOf(start, prediction, end, adult)
  expect(judged.status).toBe('compared')
  expect(judged.status === 'compared' && judged.skin.every(({ inside }) => inside)).toBe(true)
  const larger = { ...end, tracing: { ...end.tracing, ruler: ruledTracing({}, 90).ruler } }
  expect(resultOf(start, prediction, larger, adult)).toEqual({ status: 'doubted' })
  expect(resultOf({ ...start, tracing: larger.tracing }, prediction, end, adult)).toEqual({ status: 'doubted' })
  expect(resultOf(start, prediction, { ...end, tracing: { ...end.tracing, ruler: null } }, adult)).toMatchObject({
    status: 'missing',
  })
})

it('what a growing child’s S-Na may gain in time is no doubt', () => {
  const child = { birthday: '2014-01-01', sex: 'male' } as const
  const grown = { ...prediction.tracing, ruler: ruledTracing({}, 97).ruler }
  const end = { tracing: grown, day: '2026-01-01' }
  expect(resultOf(start, prediction, end, child).status).toBe('compared')
  expect(resultOf(start, prediction, end, adult)).toEqual({ status: 'doubted' })
  expect(resultOf(start, prediction, { ...end, day: '2024-02-01' }, child)).toEqual({ status: 'doubted' })
})
