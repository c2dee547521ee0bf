import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { rootBetween } from './root'

it('law: finds the one zero between two ends, of lines, of cubics and of what is flat at its zero', () => {
  fc.assert(
    fc.property(evenly(-9, 9), evenly(0.2, 8), fc.constantFrom(1, -1), (zero, steep, sign) => {
      for (const f of [
        (x: number) => sign * steep * (x - zero),
        (x: number) => sign * ((x - zero) ** 3 + steep * (x - zero)),
        (x: number) => sign * Math.atan(steep * (x - zero)),
      ]) {
        expect(rootBetween(f, -10, 10)).toBeCloseTo(zero, 6)
        expect(rootBetween(f, 10, -10)).toBeCloseTo(zero, 6)
      }
    }),
  )
})

it('takes an end that is the zero, and nothing where both ends lie on one side', () => {
  expect(rootBetween(x => x, 0, 5)).toBe(0)
  expect(rootBetween(x => x - 5, 0, 5)).toBe(5)
  expect(rootBetween(x => x * x + 1, -1, 1)).toBeNull()
  expect(rootBetween(x => -x * x - 1, -1, 1)).toBeNull()
})

it('is nothing where the function cannot be told, at an end or on the way', () => {
  expect(rootBetween(x => (x < 0 ? Number.NaN : x - 1), -1, 3)).toBeNull()
  expect(rootBetween(x => (x > 2 ? Number.NaN : x - 1), -1, 3)).toBeNull()
  expect(rootBetween(x => (Math.abs(x) < 0.9 ? Number.NaN : x), -1, 1)).toBeNull()
  expect(rootBetween(() => Number.POSITIVE_INFINITY, -1, 1)).toBeNull()
})

it('needs few steps even where a chord would creep, and stops at the exactness that was asked for', () => {
  const counted = (within?: number) => {
    let calls = 0
    const at = rootBetween(
      x => {
        calls++
        return x ** 9 - 0.001
      },
      0,
      2,
      within,
    )
    return { at: at ?? Number.NaN, calls }
  }
  expect(counted().at).toBeCloseTo(0.001 ** (1 / 9), 6)
  expect(counted().calls).toBeLessThan(60)
  expect(counted(1e-3).calls).toBeLessThan(counted().calls)
})
