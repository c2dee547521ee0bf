import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { inDecimals, NO_VALUE, roundHalfAway, showError, showNorm, showValue } from './display'

describe('rounding', () => {
  it.each([
    [82.4567, 82.46],
    [-3.044, -3.04],
    [0, 0],
    [0.005, 0.01],
    [-0.005, -0.01],
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.675, 2.68],
    [1e6, 1e6],
  ])('%d becomes %d, half away from zero', (value, rounded) => {
    expect(roundHalfAway(value, 2)).toBe(rounded)
  })

  it('never gives minus zero', () => {
    expect(Object.is(roundHalfAway(-0.001, 2), 0)).toBe(true)
    expect(inDecimals(-0.04, 1)).toBe('0.0')
  })

  it('rounds an error once, where a value is rounded to what is judged first', () => {
    expect([showError(0.8464, 'mm'), showValue(0.8464, 'mm')]).toEqual(['±0.8', '0.9'])
    expect([showError(2.3354, 'degree'), showError(0.0516, '')]).toEqual(['±2.3', '±0.052'])
  })

  it('is symmetric and moves by half a step at most', () => {
    fc.assert(
      fc.property(evenly(-1e4, 1e4), value => {
        expect(Math.abs(roundHalfAway(value, 2))).toBe(roundHalfAway(Math.abs(value), 2))
        expect(Math.abs(roundHalfAway(value, 2) - value)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })
})

describe('values for people', () => {
  it('round to 2 decimals and then show 1', () => {
    expect(showValue(82.4567, 'degree')).toBe('82.5')
    expect(showValue(82.446, 'degree')).toBe('82.5')
    expect(showValue(-3.044, 'mm')).toBe('−3.0')
    expect(showValue(62.25, 'percent')).toBe('62.3')
  })

  it('keep 3 decimals for a ratio', () => {
    expect(showValue(1.0125, '')).toBe('1.013')
  })

  it('are an en dash when missing', () => {
    expect(showValue(null, 'mm')).toBe(NO_VALUE)
  })

  it('show a norm as its source prints it', () => {
    expect(showNorm({ mean: 82.8, sd: 4 })).toBe('82.8 ± 4.0')
    expect(showNorm({ mean: -0.6, sd: 1.9 })).toBe('−0.6 ± 1.9')
    expect(showNorm({ mean: 87.8, sd: 3.57 })).toBe('87.80 ± 3.57')
    expect(showNorm(null)).toBe(NO_VALUE)
    // A target, not a spread of nothing.
    expect(showNorm({ mean: 4, sd: 0 })).toBe('4.0')
  })
})
