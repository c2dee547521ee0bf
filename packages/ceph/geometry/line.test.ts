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

  it('works on lines that start and point anywhere', () => {
    const a = { x: 2, y: 1 }
    const b = { x: 5, y: 5 }
    expect(direction(a, b)).toEqual({ x: 0.6, y: 0.8 })
    const p = { x: 2 + 6 - 8, y: 1 + 8 + 6 }
    expect(signedDistance(a, b, p)).toBeCloseTo(10, 12)
    expect(foot(a, b, p)?.x).toBeCloseTo(8, 12)
    expect(foot(a, b, p)?.y).toBeCloseTo(9, 12)
    expect(along(a, b, [a, p])).toBeCloseTo(10, 12)
    expect(across(a, b, [a, p])).toBeCloseTo(10, 12)
    const at = crossing([a, b], [p, { x: p.x + 8, y: p.y - 6 }])
    expect(at?.x).toBeCloseTo(8, 12)
    expect(at?.y).toBeCloseTo(9, 12)
  })

  it('a thousandth of a pixel is a direction; what is not finite is none', () => {
    expect(direction(o, { x: 0, y: -1e-3 })).toEqual({ x: 0, y: -1 })
    expect(direction(o, { x: 1e-9, y: 0 })).toBeNull()
    expect(direction(o, { x: Number.POSITIVE_INFINITY, y: 0 })).toBeNull()
    expect(direction(o, { x: Number.NaN, y: 0 })).toBeNull()
  })

  it('lines that cross at a ten-thousandth of a degree still cross; either without direction does not', () => {
    const flat = 1e-6
    const at = crossing(
      [o, right],
      [
        { x: 0, y: 1 },
        { x: 1, y: 1 - flat },
      ],
    )
    expect(at?.x).toBeCloseTo(1e6, 3)
    expect(
      crossing(
        [o, right],
        [
          { x: 0, y: 1 },
          { x: 1, y: 1 + 1e-10 },
        ],
      ),
    ).toBeNull()
    expect(
      crossing(
        [o, right],
        [
          { x: 0, y: 1 },
          { x: 1, y: 1 - 1e-10 },
        ],
      ),
    ).toBeNull()
    expect(crossing([o, right], [down, down])).toBeNull()
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
