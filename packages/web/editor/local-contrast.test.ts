import { describe, expect, it } from 'vitest'
import { equalised } from './equalised'
import { localContrast } from './local-contrast'

const grey = (width: number, height: number, at: (x: number, y: number) => number) => ({
  width,
  height,
  values: Uint8Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
})

const spread = (values: Uint8Array): number => Math.max(...values) - Math.min(...values)

describe('local contrast', () => {
  it('spreads the greys of a dull film', () => {
    const dull = grey(64, 64, (x, y) => 100 + ((x * 7 + y * 3) % 12))
    expect(spread(localContrast(dull).values)).toBeGreaterThan(2 * spread(dull.values))
  })

  it('never turns darker into brighter within a neighbourhood', () => {
    const table = equalised(Float32Array.from({ length: 256 }, (_, g) => (g % 50) ** 2))
    for (let g = 1; g < 256; g++) expect(table[g]).toBeGreaterThanOrEqual(table[g - 1] ?? 0)
    expect(table[255]).toBeCloseTo(255, 2)
  })

  it('does not blow the noise of an even ground up to the whole range', () => {
    const even = grey(64, 64, x => 30 + (x % 2))
    expect(spread(localContrast(even).values)).toBeLessThan(40)
  })
})
