import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenly } from '../testing/evenly'
import { mmAsRead, mmWithError, showMm, signedMm } from './as-read'

test('a length with its sign; what reads as nothing has none', () => {
  expect([0.04, -0.04, 0, 0.06, -0.06].map(signedMm)).toEqual(['0.0', '0.0', '0.0', '+0.1', '−0.1'])
})

test('a length has its error with as many decimals, and none where none is stated', () => {
  expect([mmWithError(27.84, null), mmWithError(27.84, 0.46), mmWithError(-0.04, 0.04)]).toEqual([
    '27.8',
    '27.8 ±0.5',
    '0.0 ±0.0',
  ])
})

test('halves that have no exact binary form are rounded away from zero, as everywhere', () => {
  expect([1.15, 4.05, 8.05, -4.05].map(showMm)).toEqual(['1.2', '4.1', '8.1', '−4.1'])
})

test('law: what is judged is the number that is displayed', () =>
  fc.assert(fc.property(evenly(-60, 60), mm => mmAsRead(mm) === Number(showMm(mm).replace('−', '-')))))
