import { expect, it } from 'vitest'
import { even, normal } from './random'

it('the same seed gives the published numbers of mulberry32', () => {
  const next = even(1)
  expect([next(), next(), next(), next()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522, 0.9810509674716741,
  ])
  expect(even(0)()).toBe(0.26642920868471265)
})

it('normal numbers have mean 0, deviation 1 and two thirds of them within one deviation', () => {
  const next = even(20)
  const drawn = Array.from({ length: 20_000 }, () => normal(next))
  const share = (of: (value: number) => boolean) => drawn.filter(of).length / drawn.length
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0, 1)
  expect(Math.sqrt(drawn.reduce((sum, value) => sum + value * value, 0) / drawn.length)).toBeCloseTo(1, 1)
  expect(share(value => Math.abs(value) < 1)).toBeCloseTo(0.6827, 1)
  expect(share(value => Math.abs(value) < 2)).toBeGreaterThan(0.945)
  expect(share(value => Math.abs(value) < 2)).toBeLessThan(0.965)
  expect(share(value => value > 0)).toBeCloseTo(0.5, 1)
})

it('a normal number is finite even where the first even number is 0', () => {
  expect(normal(() => 0)).toBeCloseTo(0, 12)
  const two = [1 - Math.exp(-0.5), 0.5]
  expect(normal(() => two.shift() ?? 0)).toBeCloseTo(-1, 12)
})
