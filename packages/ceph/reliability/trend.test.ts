import { expect, it } from 'vitest'
import type { Pair } from './pair'
import { trendOf } from './trend'

const first = [81.2, 79.5, 83.1, 84.0, 77.8, 80.6, 82.3, 85.1, 78.9, 81.7]
const second = [81.6, 79.9, 82.7, 84.6, 78.5, 80.9, 82.1, 85.9, 79.0, 82.4]

it('the worked example of the reference has no trend: r 0.0809 and 0.4074 of ten films', () => {
  const { bias, scatter } = trendOf(first.map((a, i): Pair => [a, second[i] ?? Number.NaN]))
  expect(bias).toBeCloseTo(0.82415, 4)
  expect(scatter).toBeCloseTo(0.24257, 4)
})

it('a bias that grows with the value is one, a scatter that does another, and each alone', () => {
  const films = Array.from({ length: 20 }, (_, i) => i)
  const growing = trendOf(films.map((i): Pair => [50 + i, 50 + 1.05 * i + (i % 2 ? 0.1 : -0.1)]))
  expect(growing.bias).toBeLessThan(0.001)
  const wide = trendOf(films.map((i): Pair => [50 + i, 50 + i + (i % 2 ? 1 : -1) * 0.1 * (1 + Math.floor(i / 2))]))
  expect(wide.scatter).toBeLessThan(0.001)
  expect(wide.bias).toBeGreaterThan(0.5)
})

it('where nothing scatters, or nothing differs in size, there is no p', () => {
  const shifted = [0.3, 1.7, 9.1, 81.2, 160.4].map((a): Pair => [a, a + 0.1])
  expect(trendOf(shifted)).toEqual({ bias: null, scatter: null })
  expect(trendOf(Array.from({ length: 12 }, (_, i): Pair => [71.8 + 1e-14 * (i % 2), 71.8 + i / 10]))).toEqual({
    ...{ bias: null, scatter: null },
  })
  expect(trendOf(Array.from({ length: 12 }, (_, i): Pair => [80 - i / 100, 80 + i / 100]))).toEqual({ bias: null, scatter: null })
})
