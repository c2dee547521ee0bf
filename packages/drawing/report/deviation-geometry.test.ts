import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviationGeometry } from './deviation-geometry'

const chart = (value: number | null, over: Partial<Parameters<typeof deviationGeometry>[0]> = {}) =>
  deviationGeometry({ value, mean: 80, sd: 4, error: 1, width: 92, padding: 0, ...over })

describe('the deviation chart of a row', () => {
  it('puts a value on the mean in the middle and one SD above at the band’s right edge', () => {
    expect(chart(80)?.dot?.at).toBe(46)
    expect(chart(84)?.dot?.at).toBeCloseTo(chart(84)?.band.to ?? 0, 10)
  })

  it('puts what is below the mean left, what is above right', () => {
    expect(chart(78)?.dot?.at).toBeLessThan(46)
    expect(chart(82)?.dot?.at).toBeGreaterThan(46)
  })

  it('clamps beyond 3.3 SD, on the side of the deviation, and drops the whisker there', () => {
    expect(chart(80 + 3.31 * 4)).toMatchObject({ dot: { at: 92, clamped: 'high' }, whisker: null })
    expect(chart(80 - 3.31 * 4)).toMatchObject({ dot: { at: 0, clamped: 'low' }, whisker: null })
    expect(chart(80 + 3.29 * 4)?.dot?.clamped).toBeNull()
  })

  it('shows one standard error on either side', () => {
    const g = chart(80, { error: 4 })
    expect(g?.whisker).toEqual(g?.band)
    expect(chart(80, { error: null })?.whisker).toBeNull()
  })

  it('shows the norm alone for a missing value and nothing for a norm without spread', () => {
    expect(chart(null)).toMatchObject({ dot: null, whisker: null })
    expect(chart(80, { sd: 0 })).toBeNull()
  })

  it('stays finite and inside the chart for any number', () => {
    const any = fc.double()
    fc.assert(
      fc.property(any, any, any, any, (value, mean, sd, error) => {
        const g = chart(value, { mean, sd, error })
        const all = g
          ? [g.mean, g.band.from, g.band.to, ...g.ticks, g.dot?.at ?? 0, g.whisker?.from ?? 0, g.whisker?.to ?? 0]
          : []
        for (const x of all) expect(x >= 0 && x <= 92).toBe(true)
      }),
    )
  })
})
