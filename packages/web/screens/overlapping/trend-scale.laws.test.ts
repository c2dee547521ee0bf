import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelledAt, standingsOf } from './trend-scale'

/** The widest value, with the gap to its dot. */
const text = 40

describe('values of the trend', () => {
  it.each([
    [[64, 370]],
    [[64, 211, 357, 370]],
    [[64, 70, 370]],
    [[64, 200, 210, 220, 370]],
    [[64, 76, 358, 370]],
    [Array.from({ length: 10 }, (_, i) => 64 + i * 34)],
  ])('stand by their own dot, none reaching another: %j', places => {
    const standings = standingsOf(places)
    for (const [i, standing] of standings.entries()) {
      const x = places[i] ?? 0
      const [from, to] = standing === 'before' ? [x - text, x - 4] : [x + 4, x + text]
      const others = places.filter((other, k) => k !== i && from < other && other < to)
      if (standing === 'before' || standing === 'after') expect([standing, x, others]).toEqual([standing, x, []])
      else expect(standings[i + 1]).not.toBe(standing)
    }
  })

  it('of two days near each other the earlier is read first', () => {
    expect(standingsOf([64, 211, 357, 370])).toEqual(['after', 'after', 'before', 'after'])
    expect(standingsOf([64, 370])).toEqual(['after', 'before'])
    expect(standingsOf([64])).toEqual(['after'])
  })
})

describe('dates of the trend', () => {
  const bounds = [50, 272] as const
  const axis = fc
    .array(fc.double({ min: 64, max: 246, noNaN: true }), { minLength: 2, maxLength: 10 })
    .map(xs => xs.toSorted((a, b) => a - b))

  it('are never nearer than their width nor outside the axis, however many there are', () => {
    fc.assert(
      fc.property(axis, xs => {
        const shown = labelledAt(xs, 40, bounds).filter(at => at !== null)
        for (const [i, at] of shown.entries()) {
          expect(at).toBeGreaterThanOrEqual(bounds[0])
          expect(at).toBeLessThanOrEqual(bounds[1])
          if (i > 0) expect(at - (shown[i - 1] ?? 0)).toBeGreaterThanOrEqual(40 - 1e-9)
        }
      }),
    )
  })

  it('are all there where they fit, and first and last where ten share a phone', () => {
    expect(labelledAt([64, 70, 246], 40, bounds)).toEqual([64, 104, 246])
    const ten = Array.from({ length: 10 }, (_, i) => 64 + i * (182 / 9))
    const dates = labelledAt(ten, 40, bounds)
    expect(dates.flatMap((at, i) => (at === null ? [] : [i]))).toEqual([0, 2, 4, 6, 9])
  })
})

it('dates on an axis stand apart and inside it, those with room where they were', () => {
  expect(labelledAt([10, 50, 90], 30, [0, 100])).toEqual([10, 50, 90])
  expect(labelledAt([50, 52, 54], 20, [0, 200])).toEqual([50, 70, 90])
  expect(labelledAt([96, 98, 99], 20, [0, 100])).toEqual([60, 80, 100])
})
