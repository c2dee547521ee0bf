import { expect, it } from 'vitest'
import { isRulerLength, readRulerLength } from './ruler-length'

it('takes what is typed as it is, decimals with point or comma', () => {
  expect(['1', '10', '100', '12.5', '12,5', ' 7.25 ', '１２．５', '12。5', '0010'].map(readRulerLength)).toEqual([
    1, 10, 100, 12.5, 12.5, 7.25, 12.5, 12.5, 10,
  ])
})

it('refuses what it would have to change', () => {
  const wrong = [
    '',
    '0',
    '0.99',
    '100.01',
    '101',
    '1000',
    '-5',
    'x',
    '1e1',
    '12.',
    '.5',
    '1.2.3',
    '1,000',
    '12,500',
    '10 mm',
    'NaN',
  ]
  expect(wrong.filter(text => readRulerLength(text) !== null)).toEqual([])
})

it('has both ends of the range, and no number that is none', () => {
  expect([1, 12.5, 100].map(isRulerLength)).toEqual([true, true, true])
  expect([0, 0.999, 100.001, -10, Number.NaN, Number.POSITIVE_INFINITY].filter(isRulerLength)).toEqual([])
})
