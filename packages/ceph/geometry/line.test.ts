import { describe, expect, it } from 'vitest'
import { across, along, crossing, direction, foot, signedDistance } from './line'

const o = { x: 0, y: 0 }
const right = { x: 10, y: 0 }
const down = { x: 0, y: 10 }

describe('lines', () => {
  it('a point below a line that points right lies on its positive side', () => {
    expect(signedDistance(o, right, { x: 3, y: 4 })).toBe(4)
    expect(signedDistance(right, o, { x: 3, y: 4 })).toBe(-4)
  })

  it('splits a way into along and across', () => {
    expect(
      along(o, right, [
        { x: 1, y: 1 },
        { x: 4, y: -1 },
      ]),
    ).toBe(3)
    expect(
      across(o, right, [
        { x: 1, y: 1 },
        { x: 4, y: -1 },
      ]),
    ).toBe(-2)
  })

  it('drops a perpendicular beyond the ends of a segment', () => {
    expect(foot(o, right, { x: 25, y: 7 })).toEqual({ x: 25, y: 0 })
  })

  it('crosses lines beyond their ends and knows parallel ones', () => {
    expect(
      crossing(
        [o, right],
        [
          { x: 30, y: 5 },
          { x: 30, y: 8 },
        ],
      ),
    ).toEqual({ x: 30, y: 0 })
    expect(
      crossing(
        [o, right],
        [
          { x: 0, y: 1 },
          { x: 5, y: 1 },
        ],
      ),
    ).toBeNull()
  })

  it('has no direction between two equal points', () => {
    for (const none of [
      direction(o, o),
      signedDistance(o, o, down),
      along(o, o, [o, down]),
      across(o, o, [o, down]),
      foot(o, o, down),
    ]) {
      expect(none).toBeNull()
    }
    expect(crossing([o, o], [down, right])).toBeNull()
  })
})
