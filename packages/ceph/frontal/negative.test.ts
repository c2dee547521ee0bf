import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontalTemplate } from '../data/frontal/template'
import type { Point } from '../geometry/point'
import { looksNegative } from './negative'
import type { FrontalPoints } from './points'

const size = { width: 2000, height: 2400 } as const

const onFilm = ({ x, y }: Point): Point => ({ x: 1000 + 9 * x, y: 800 + 9 * y })
const points: FrontalPoints = Object.fromEntries(Object.entries(frontalTemplate).map(([name, at]) => [name, onFilm(at)]))

/** A drawn film: teeth and bone bright about the middle, air dark beside the face. */
const grey = (x: number, y: number): number => (Math.hypot((x - 1000) / 600, (y - 1200) / 1000) < 1 ? 190 : 20)
const negative = (x: number, y: number): number => 255 - grey(x, y)

describe('a negative of the frontal film', () => {
  it('is told by teeth darker than the air beside the face', () => {
    expect(looksNegative(points, size, grey)).toBe(false)
    expect(looksNegative(points, size, negative)).toBe(true)
  })

  it('is told alike on a mirrored film, and with two teeth', () => {
    const mirrored = Object.fromEntries(
      Object.entries(points).map(([name, at]) => [name, { x: 2000 - (at as Point).x, y: (at as Point).y }]),
    )
    expect(looksNegative(mirrored, size, negative)).toBe(true)
    const { ZA_R, ZA_L, U1M, L1M } = points
    expect(looksNegative({ ZA_R, ZA_L, U1M, L1M } as FrontalPoints, size, negative)).toBe(true)
  })

  it('is never said where the points do not tell', () => {
    const { ZA_R, ZA_L, U1M } = points
    expect(looksNegative({ ZA_R, ZA_L, U1M } as FrontalPoints, size, negative)).toBeNull()
    expect(looksNegative({ U1M: points.U1M, L1M: points.L1M } as FrontalPoints, size, negative)).toBeNull()
    expect(looksNegative({}, size, negative)).toBeNull()
    // Cut close: no air on the film.
    const close = Object.fromEntries(
      Object.entries(points).map(([name, at]) => [name, { x: ((at as Point).x - 1000) * 1.5 + 1000, y: (at as Point).y }]),
    )
    expect(looksNegative(close, { width: 2000, height: 2400 }, negative)).toBeNull()
  })

  it('law: a film and its negative are never both called so, and alike greys are called nothing', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), (teeth, air) => {
        const at = (x: number, y: number) => (grey(x, y) > 100 ? teeth : air)
        const [as, turned] = [looksNegative(points, size, at), looksNegative(points, size, (x, y) => 255 - at(x, y))]
        if (Math.abs(teeth - air) < 25) expect([as, turned]).toEqual([null, null])
        else expect([as, turned]).toEqual([teeth < air, teeth > air])
      }),
    ))
})
