import { expect, it } from 'vitest'
import { caseScales } from '../superimpose/case-scales'
import type { Grower } from '../superimpose/scale-band'
import { ruledTracing } from '../testing/ruled-tracing'
import { templateFilm } from '../testing/template-film'
import { emptyPlan, restingMoves } from './plan'
import { predict } from './predict'
import { type DatedTracing, resultOf } from './result'

const adult = { birthday: '1990-01-01', sex: null }

const tracing = ruledTracing(templateFilm(), 100)
const prediction = predict(tracing, { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -4 } } })
if (prediction.status !== 'predicted') throw new Error('nothing predicted')
const start = { tracing, day: '2024-01-01' }

/** The outcome as it is in a case that has no other films. */
const judgedOf = (start: DatedTracing, end: DatedTracing, patient: Grower) => {
  const films = [start, end].map((film, i) => ({ id: String(i), ...film }))
  return resultOf(start.tracing, prediction, end.tracing, caseScales(films, patient, []).doubted.size > 0)
}

it('a plan is judged by a later film, unless S-Na says that one of the scales is wrong', () => {
  const end = { tracing: prediction.tracing, day: '2026-01-01' }
  const judged = judgedOf(start, end, adult)
  expect(judged.status).toBe('compared')
  expect(judged.status === 'compared' && judged.skin.every(({ inside }) => inside)).toBe(true)
  const larger = { ...end, tracing: { ...end.tracing, ruler: ruledTracing({}, 90).ruler } }
  expect(judgedOf(start, larger, adult)).toEqual({ status: 'doubted' })
  expect(judgedOf({ ...start, tracing: larger.tracing }, end, adult)).toEqual({ status: 'doubted' })
  expect(judgedOf(start, { ...end, tracing: { ...end.tracing, ruler: null } }, adult)).toMatchObject({
    status: 'missing',
  })
})

it('what a growing child’s S-Na may gain in time is no doubt', () => {
  const child = { birthday: '2014-01-01', sex: 'male' } as const
  const grown = { ...prediction.tracing, ruler: ruledTracing({}, 97).ruler }
  const end = { tracing: grown, day: '2026-01-01' }
  expect(judgedOf(start, end, child).status).toBe('compared')
  expect(judgedOf(start, end, adult)).toEqual({ status: 'doubted' })
  expect(judgedOf(start, { ...end, day: '2024-02-01' }, child)).toEqual({ status: 'doubted' })
})
