import { describe, expect, it } from 'vitest'
import { standingsOf } from './trend-scale'

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
