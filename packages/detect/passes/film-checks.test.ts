import { describe, expect, test } from 'vitest'
import type { Matrix, Point } from '../film/canonical'
import { mean, numbers } from '../testing/painted-network'
import { looksLikeCeph, type Seen, signsOf } from './film-checks'

/** The mean shape on a picture of 200 x 200 pixels of one canonical mm each, with every map as sharp as on a film. */
const whole: Seen = {
  points: mean.map(([x, y]): Point => [x + 100, y + 100]),
  spreads: mean.map(() => 5),
  toCanonical: [1, 0, -100, 0, 1, -100],
  size: [200, 200],
}
const withSpreads = (count: number, spread: number): Seen => ({
  ...whole,
  spreads: whole.spreads.map((s, i) => (i < count ? spread : s)),
})

describe('what a look says of whether it shows a lateral cephalogram', () => {
  test('a whole head with a sharp peak for each landmark is one', () => {
    const { residual, ...others } = signsOf(whole, numbers)
    expect(others).toMatchObject({ spread: 5, missing: 0 })
    expect(residual).toBeCloseTo(0, 9)
    expect(looksLikeCeph(signsOf(whole, numbers))).toBe(true)
  })

  test('two landmarks may be off the picture, of a cut film, three may not', () => {
    const below = mean.map(([, y]) => y).sort((a, b) => b - a)
    const cutAbove = (landmarks: number): Seen => ({ ...whole, size: [200, 100 + (below[landmarks - 1] as number) + 0.9] })
    expect(signsOf(cutAbove(2), numbers).missing).toBe(2)
    expect(looksLikeCeph(signsOf(cutAbove(2), numbers))).toBe(true)
    expect(looksLikeCeph(signsOf(cutAbove(3), numbers))).toBe(false)
  })

  test('two landmarks may have no peak, three may not, however sharp the others are', () => {
    expect(looksLikeCeph(signsOf(withSpreads(2, 40), numbers))).toBe(true)
    expect(signsOf(withSpreads(3, 40), numbers).spread).toBeLessThan(11)
    expect(looksLikeCeph(signsOf(withSpreads(3, 40), numbers))).toBe(false)
  })

  test('maps that are all a little blurred, or two that are nowhere, are no head', () => {
    expect(looksLikeCeph(signsOf(withSpreads(19, 16), numbers))).toBe(false)
    expect(looksLikeCeph(signsOf(withSpreads(2, 130), numbers))).toBe(false)
  })

  test('points in other places than those of a head are none', () => {
    const elsewhere = { ...whole, toCanonical: [1, 0, 0, 0, 1, 0] as Matrix }
    expect(signsOf(elsewhere, numbers).residual).toBe(30)
    expect(looksLikeCeph(signsOf(elsewhere, numbers))).toBe(false)
  })

  test('points that the others would not expect there are none, near the mean or not', () => {
    const strict = { ...numbers, guard: { ...numbers.guard, spread: mean.map(() => 1) } }
    const shaken: Seen = { ...whole, points: whole.points.map(([x, y], i): Point => [x + (i % 2 === 0 ? 4 : -4), y]) }
    expect(looksLikeCeph(signsOf(shaken, numbers))).toBe(true)
    expect(signsOf(shaken, strict).surprise).toBeCloseTo(4, 9)
    expect(looksLikeCeph(signsOf(shaken, strict))).toBe(false)
  })
})
