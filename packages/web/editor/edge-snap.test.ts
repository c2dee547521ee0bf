import { describe, expect, it } from 'vitest'
import { strongestEdge } from './strongest-edge'

const grey = (at: (x: number, y: number) => number) => ({
  width: 60,
  height: 60,
  values: Uint8Array.from({ length: 3600 }, (_, i) => at(i % 60, Math.floor(i / 60))),
})

describe('the edge by a point', () => {
  it('is where dark meets bright, straight across from the point', () => {
    const edge = strongestEdge(
      grey(x => (x < 30 ? 40 : 200)),
      { x: 26.2, y: 20.7 },
    )
    expect(Math.abs((edge?.x ?? 0) - 30)).toBeLessThan(1.1)
    expect(edge?.y).toBeCloseTo(20.5)
  })

  it('is none on even ground, in noise, and further away than the reach', () => {
    expect(
      strongestEdge(
        grey(() => 120),
        { x: 30, y: 30 },
      ),
    ).toBeNull()
    expect(
      strongestEdge(
        grey((x, y) => 120 + ((x * 13 + y * 7) % 5)),
        { x: 30, y: 30 },
      ),
    ).toBeNull()
    expect(
      strongestEdge(
        grey(x => (x < 30 ? 40 : 200)),
        { x: 15, y: 30 },
      ),
    ).toBeNull()
  })
})
