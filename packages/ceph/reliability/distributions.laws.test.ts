import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { quantileChiSquare, quantileF, quantileT, twoSidedT } from './distributions'

const near = (value: number, wanted: number, relative = 1e-9): void =>
  expect(Math.abs(value - wanted)).toBeLessThanOrEqual(relative * Math.abs(wanted))

/** A few cases tell these laws: every one of them inverts an integral some fifty times. */
const few = { numRuns: 15 }

it('law: with one and two degrees of freedom Student’s tail is what its integral is in closed form', () => {
  fc.assert(
    fc.property(evenly(0, 40), t => {
      near(twoSidedT(t, 1), 1 - (2 / Math.PI) * Math.atan(t))
      near(twoSidedT(t, 2), 1 - t / Math.sqrt(t * t + 2))
      expect(twoSidedT(-t, 7)).toBe(twoSidedT(t, 7))
    }),
  )
  expect(twoSidedT(0, 9)).toBe(1)
  expect(twoSidedT(1e200, 9)).toBe(0)
})

it('law: with two degrees of freedom chi square is exponential, and F has its quantile in closed form', () => {
  fc.assert(
    fc.property(evenly(0.001, 0.999), evenly(2, 60), (p, df) => {
      near(quantileChiSquare(p, 2), -2 * Math.log(1 - p))
      near(quantileF(p, 2, df), (df / 2) * ((1 - p) ** (-2 / df) - 1))
    }),
    few,
  )
})

it('law: F of one and n degrees is the square of Student’s t, and turned over it is the other tail', () => {
  fc.assert(
    // Up to 0.99: further out the part of x that F goes by has lost the digits.
    fc.property(evenly(0.55, 0.99), evenly(1, 60), evenly(1, 60), (p, a, b) => {
      near(quantileF(2 * p - 1, 1, b), quantileT(p, b) ** 2, 1e-7)
      near(quantileF(p, a, b) * quantileF(1 - p, b, a), 1, 1e-7)
    }),
    few,
  )
})

it.each([
  [quantileT(0.975, 1), 12.7062047362],
  [quantileT(0.975, 30), 2.0422724563],
  [quantileChiSquare(0.975, 1), 5.0238861873],
  [quantileChiSquare(0.025, 1), 0.0009820691],
  [quantileChiSquare(0.025, 100), 74.2219274749],
  [quantileChiSquare(0.975, 100), 129.561197187],
])('a quantile of the printed tables: %f is %f', (value, wanted) => near(value, wanted, 1e-7))
