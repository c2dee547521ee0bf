import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evenly } from '../testing/evenly'
import { type Agreement, agreementOf } from './agreement'
import { quantileChiSquare, quantileF, quantileT } from './distributions'
import { holm } from './holm'
import { qualityOf } from './icc'
import type { Pair } from './pair'

const first = [81.2, 79.5, 83.1, 84.0, 77.8, 80.6, 82.3, 85.1, 78.9, 81.7]
const second = [81.6, 79.9, 82.7, 84.6, 78.5, 80.9, 82.1, 85.9, 79.0, 82.4]
const pairs = first.map((a, i): Pair => [a, second[i] ?? Number.NaN])
const of = (all: readonly Pair[]): Agreement => agreementOf(all) ?? expect.unreachable()
const near = (value: number | null | undefined, wanted: number, relative = 1e-6): void =>
  expect(Math.abs((value ?? Number.NaN) - wanted)).toBeLessThanOrEqual(relative * Math.abs(wanted))

test('quantiles to eight digits', () => {
  near(quantileF(0.975, 9, 4.3590169973), 7.908512217, 1e-8)
  near(quantileF(0.975, 4.3590169973, 9), 4.6236449509, 1e-8)
  near(quantileT(0.975, 9), 2.2621571628, 1e-8)
  near(quantileChiSquare(0.975, 10), 20.4831774, 1e-8)
  near(quantileChiSquare(0.025, 10), 3.2469728, 1e-7)
})

describe('the worked example of ten films', () => {
  const { n, dahlberg, dahlbergInterval, biasFree, bias, limits, icc, detectable, errorShare } = of(pairs)

  test('error of one reading', () => {
    expect(n).toBe(10)
    near(dahlberg, 0.3605551275)
    near(dahlbergInterval[0], 0.251926)
    near(dahlbergInterval[1], 0.6327503)
    near(biasFree, 0.2832352771)
    near(detectable, 0.9994078246)
    near(errorShare, 2.4509803922)
  })

  test('bias', () => {
    near(bias?.mean, 0.34)
    near(bias?.p, 0.0250327969)
    near(bias?.interval[0], 0.0534600927)
    near(bias?.interval[1], 0.6265399073)
  })

  test('limits of agreement with their intervals', () => {
    near(limits?.low, -0.4450881338)
    near(limits?.high, 1.1250881338)
    near(limits?.lowInterval[0], -0.9523707836)
    near(limits?.lowInterval[1], 0.0621945161)
    near(limits?.highInterval[0], 0.6178054839)
    near(limits?.highInterval[1], 1.6323707836)
  })

  test('intraclass correlation, its interval and its reading by the lower limit', () => {
    near(icc?.agreement, 0.9760530517)
    near(icc?.consistency, 0.9850857261)
    near(icc?.interval?.[0], 0.8300555809, 1e-5)
    near(icc?.interval?.[1], 0.9947526695, 1e-5)
    expect(icc && qualityOf(icc)).toBe('good')
    // The mean of both readings, after Spearman and Brown: ICC(A,k) of the reference.
    const single = icc?.agreement ?? Number.NaN
    near((2 * single) / (1 + single), 0.9878814244)
    near(icc?.sem, 0.3605551275)
  })

  test('t of the bias and standard error of a limit, as the intervals hold them', () => {
    const reach = quantileT(0.975, 9)
    const [low = 0, high = 0] = bias?.interval ?? []
    near((bias?.mean ?? 0) / ((high - low) / 2 / reach), 2.6842105263)
    near(((limits?.high ?? 0) - (limits?.highInterval[0] ?? 0)) / reach, 0.2242473062)
  })
})

/** Pairs whose differences have the mean 0 and the standard deviation 1. */
const unitPairs = (n: number): readonly Pair[] => {
  const by = Math.sqrt((n - 1) / n)
  return Array.from({ length: n }, (_, i): Pair => [80 + i, 80 + i + (i % 2 ? by : -by)])
}

test.each([
  [10, 0.699, 1.755, 1.097],
  [20, 0.765, 1.444, 0.762],
  [30, 0.799, 1.337, 0.618],
  [50, 0.837, 1.243, 0.477],
  [100, 0.879, 1.161, 0.336],
  [200, 0.911, 1.109, 0.237],
])('how well %i films tell: the factors of the reference', (n, low, high, limit) => {
  const { dahlberg, dahlbergInterval, limits } = of(unitPairs(n))
  expect(dahlbergInterval.map(end => Number((end / dahlberg).toFixed(3)))).toEqual([low, high])
  const error = ((limits?.highInterval[1] ?? 0) - (limits?.high ?? 0)) / quantileT(0.975, n - 1)
  expect(1.96 * error).toBeCloseTo(limit, 3)
})

test('swapped readings turn the sign of bias and limits and nothing else', () => {
  const [a, b] = [of(pairs), of(pairs.map(([x, y]): Pair => [y, x]))]
  near(b.bias?.mean, -0.34)
  near(b.limits?.low, -(a.limits?.high ?? 0))
  near(b.dahlberg, a.dahlberg)
  near(b.icc?.agreement, a.icc?.agreement ?? 0)
})

test('a constant added to the second reading changes the bias, not what is free of it', () => {
  const [a, b] = [of(pairs), of(pairs.map(([x, y]): Pair => [x, y + 0.5]))]
  near(b.bias?.mean, 0.84)
  near(b.biasFree, a.biasFree ?? 0)
  near(b.icc?.consistency, a.icc?.consistency ?? 0)
  expect(b.icc?.agreement).toBeLessThan(a.icc?.agreement ?? 0)
  expect(b.dahlberg).toBeGreaterThan(a.dahlberg)
})

test('one pair tells the error alone, none tells nothing', () => {
  expect(agreementOf([])).toBeNull()
  expect(of([[80, 81]])).toMatchObject({ n: 1, dahlberg: Math.SQRT1_2, biasFree: null, icc: null, bias: null })
})

test('a constant bias is one without a p, though the last digits of the differences differ; one that scatters has one', () => {
  const shifted = [0.3, 1.7, 9.1, 81.2, 160.4].map((a): Pair => [a, a + 0.1])
  expect(new Set(shifted.map(([a, b]) => b - a)).size).toBeGreaterThan(1)
  const { bias, biasFree } = of(shifted)
  near(bias?.mean, 0.1)
  expect([bias?.p, biasFree]).toEqual([null, 0])
  expect(bias?.interval).toEqual([bias?.mean, bias?.mean])
  const scattered = of(shifted.map(([a, b], i): Pair => [a, b + 1e-6 * (i % 2)]))
  expect(scattered.bias?.p).toBeLessThan(1e-6)
  expect(scattered.biasFree).toBeGreaterThan(1e-7)
})

test('readings of what is the same on every film have no ICC and no share of error, but for their last digits too', () => {
  const films = Array.from({ length: 12 }, (_, i) => i)
  const alike = [
    films.map((i): Pair => [71.8 + 1.4e-14 * (i % 2), 71.8 + (i % 5) / 10]),
    films.map((i): Pair => [71.8 + (i % 5) / 10, 71.8]),
    films.map((i): Pair => [71.8 + 1.4e-14 * (i % 2), 71.8]),
    films.map((): Pair => [0, 0]),
  ].map(of)
  for (const { icc, errorShare } of alike) expect([icc, errorShare]).toEqual([null, null])
  expect(alike.map(({ detectable }) => Number(detectable?.toFixed(3)))).toEqual([0.442, 0.442, 0, 0])
})

test('where the first readings do not differ there is no share of error to tell', () => {
  expect(
    of([
      [80, 81],
      [80, 79],
      [80, 80],
    ]).errorShare,
  ).toBeNull()
  near(
    of([
      [80, 81],
      [82, 82],
    ]).errorShare,
    12.5,
  )
})

const readings = fc.array(evenly(-180, 180), { minLength: 2, maxLength: 40 })

test('law: identical readings have no error, agree with 1, and their bias has no p', () => {
  fc.assert(
    fc.property(readings, values => {
      // Of what is the same on every film there is no agreement to tell (above).
      fc.pre(new Set(values).size > 1)
      const { dahlberg, biasFree, icc, bias } = of(values.map((value): Pair => [value, value]))
      expect([dahlberg, biasFree, icc?.agreement, bias?.mean, bias?.p]).toEqual([0, 0, 1, 0, null])
    }),
  )
})

test('law: the nearer the second readings come to the first, the nearer the agreement comes to 1, by the formula itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -180, max: 180 }), { minLength: 3, maxLength: 40 }), values => {
      const apart = (by: number): number =>
        1 - (of(values.map((value, i): Pair => [value, value + (i % 2 ? by : -by)])).icc?.agreement ?? Number.NaN)
      expect(apart(1e-6)).toBeLessThan(1e-9)
      expect(apart(1e-6)).toBeGreaterThanOrEqual(0)
      expect(apart(0.01)).toBeLessThan(apart(0.1))
    }),
  )
})

test('law: nothing is ever not a number, there is no correlation where one reading is constant, and the interval holds it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })), { minLength: 2 }),
      all => {
        const { dahlberg, biasFree, icc, limits, bias } = of(all.map(([a, b]): Pair => [a / 10, b / 10]))
        const isConstant = ([0, 1] as const).some(at => new Set(all.map(pair => pair[at])).size === 1)
        expect(icc === null).toBe(isConstant)
        const ofIcc = icc ? [icc.agreement, icc.sem] : []
        const numbers = [dahlberg, biasFree, ...ofIcc, limits?.low, limits?.high, bias?.mean]
        expect(numbers.every(value => Number.isFinite(value))).toBe(true)
        // Below ten films, and of readings that do not agree at all, the approximate interval may miss its own middle.
        if (icc?.interval && all.length >= 10 && icc.agreement >= 0) {
          expect(icc.interval[0]).toBeLessThanOrEqual(icc.agreement + 1e-9)
          expect(icc.interval[1]).toBeGreaterThanOrEqual(icc.agreement - 1e-9)
        }
      },
    ),
  )
})

test('p values are corrected for how many were asked', () => {
  expect(holm([0.01, null, 0.04, 0.03])).toEqual([0.03, null, 0.06, 0.06])
})
