import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { type Icc, iccOf, qualityOf } from './icc'
import type { Pair } from './pair'

const films = fc.array(fc.tuple(evenly(-40, 40), evenly(-40, 40)), { minLength: 3, maxLength: 12 })
const near = (value: number | undefined, wanted: number): void => expect(value).toBeCloseTo(wanted, 7)

it('law: the correlation knows neither the unit nor where it begins; the error of a reading has the unit', () => {
  fc.assert(
    fc.property(films, evenly(0.1, 25), evenly(-90, 90), (pairs, scale, start) => {
      const [a, b] = [iccOf(pairs), iccOf(pairs.map(([x, y]): Pair => [start + scale * x, start + scale * y]))]
      near(b.agreement, a.agreement)
      near(b.consistency, a.consistency)
      near(b.sem, scale * a.sem)
      expect(b.interval === null).toBe(a.interval === null)
      for (const end of [0, 1] as const) near(b.interval?.[end], a.interval?.[end] ?? Number.NaN)
    }),
    { numRuns: 25 },
  )
})

it('a constant bias alone: consistency is full, agreement loses what the bias is of the spread', () => {
  // Between films 2 * variance = 2, within 0; the bias of 1 adds n / 2 * 1 = 1.5 between readings (McGraw and Wong 1996).
  const { agreement, consistency, sem } = iccOf([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
  near(consistency, 1)
  near(agreement, 2 / (2 + (2 * 1.5) / 3))
  near(sem, Math.SQRT1_2)
})

it('readings that cross have no agreement, and as many films as a degree of freedom needs give an interval', () => {
  const crossing = iccOf([
    [0, 1],
    [1, 0],
  ])
  expect([crossing.agreement, crossing.consistency, crossing.interval]).toEqual([0, -1, null])
  const two = iccOf([
    [0, 0.1],
    [1, 1],
  ])
  expect(two.interval).toBeNull()
  const three = iccOf([
    [0, 0.1],
    [1, 1],
    [2, 1.9],
  ])
  expect(three.interval?.[0]).toBeLessThan(three.agreement)
})

it('one value read everywhere, but for one reading, agrees with nothing', () => {
  const { agreement, consistency } = iccOf([
    [5, 5],
    [5, 5],
    [5, 6],
  ])
  near(agreement, 0)
  near(consistency, 0)
})

const of = (agreement: number, low: number | null): Icc => ({
  ...{ agreement, consistency: agreement, sem: 1 },
  interval: low === null ? null : [low, 1],
})

it.each([
  [0.499, 'poor'],
  [0.5, 'moderate'],
  [0.749, 'moderate'],
  [0.75, 'good'],
  [0.9, 'good'],
  [0.901, 'excellent'],
] as const)('a lower limit of %f is %s (Koo and Li 2016), whatever the estimate', (low, quality) => {
  expect(qualityOf(of(0.99, low))).toBe(quality)
  expect(qualityOf(of(low, null))).toBe(quality)
})
