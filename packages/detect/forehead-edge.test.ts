import { describe, expect, test } from 'vitest'
import { foreheadEdge } from './forehead-edge'

const reach = { nearest: 8, farthest: 40 }
const step = (i: number, at: number) => 1 / (1 + Math.exp((i - at) * 1.2))
/** Bright bone up to sample 30, skin of the given grey up to `skin`, air of 12 beyond. */
const film = (skin: number, grey: number) => Array.from({ length: 89 }, (_, i) => 12 + grey * step(i, skin) + 90 * step(i, 30))

describe('the skin over frontal bone', () => {
  test('is the first lasting rise from outside, not the sharper edge of the bone', () => {
    for (const skin of [44, 52, 60]) {
      const edge = foreheadEdge(film(skin, 30), reach)
      expect(Math.abs((edge?.skin ?? 0) - skin)).toBeLessThan(3)
      expect(Math.abs((edge?.thickness ?? 0) - (skin - 30))).toBeLessThan(3)
    }
  })

  test('is not told where it is burnt out and only the bone is seen', () => {
    expect(foreheadEdge(film(52, 0), reach)).toBeNull()
  })

  test('is not told before anything but air, such as the rest of the cephalostat', () => {
    const rest = film(52, 30).map((grey, i) => (i > 80 ? grey + 80 : grey))
    expect(foreheadEdge(rest, reach)).toBeNull()
    expect(foreheadEdge(Array(89).fill(40), reach)).toBeNull()
  })
})
