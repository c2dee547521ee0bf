import { describe, expect, test } from 'vitest'
import { isFree, labelGap, type Neighbours, placeCost } from './label-cost'

const box = { left: 100, top: 100, right: 160, bottom: 120 }
const alone: Neighbours = { within: { left: 0, top: 0, right: 400, bottom: 300 }, points: [], profile: [], taken: [] }
const costOf = (around: Partial<Neighbours>, distance = 0) => placeCost(box, distance, { ...alone, ...around })

describe('what a place of a value label costs', () => {
  test('0.6 a pixel of distance and nothing else where nothing is near', () => {
    expect(costOf({})).toBe(0)
    expect(costOf({}, 50)).toBeCloseTo(30, 12)
  })

  test('8 where the profile runs through it, in any direction, and none where it passes by', () => {
    const path = (...points: readonly (readonly [number, number])[]) => [points.map(([x, y]) => ({ x, y }))]
    const through = [
      path([130, 0], [130, 300]),
      path([130, 300], [130, 0]),
      path([0, 110], [400, 110]),
      path([400, 110], [0, 110]),
      path([90, 90], [170, 130]),
      path([170, 90], [90, 130]),
      path([0, 0], [10, 10], [130, 110]),
      path([110, 105], [150, 115]),
    ]
    for (const profile of through) expect(costOf({ profile }), JSON.stringify(profile)).toBe(8)
    const past = [
      path([90, 0], [90, 300]),
      path([0, 130], [400, 130]),
      path([170, 0], [170, 300]),
      path([0, 90], [400, 90]),
      path([80, 115], [115, 140]),
      path([150, 85], [175, 110]),
      path([130, 0], [130, 90]),
      path([130, 130], [130, 300]),
      path([130, 110]),
    ]
    for (const profile of past) expect(costOf({ profile }), JSON.stringify(profile)).toBe(0)
  })

  test('14 for each point it covers or almost touches', () => {
    expect(costOf({ points: [{ x: 130, y: 110 }] })).toBe(14)
    expect(
      costOf({
        points: [
          { x: 161.9, y: 110 },
          { x: 130, y: 98.1 },
        ],
      }),
    ).toBe(28)
    expect(
      costOf({
        points: [
          { x: 162, y: 110 },
          { x: 130, y: 97 },
        ],
      }),
    ).toBe(0)
  })

  test('60 where it leaves the visible part, at any side', () => {
    for (const within of [{ left: 101 }, { top: 101 }, { right: 159 }, { bottom: 119 }])
      expect(costOf({ within: { ...alone.within, ...within } }), JSON.stringify(within)).toBe(60)
    expect(costOf({ within: box })).toBe(0)
  })

  test('100 for each label nearer than the gap', () => {
    const beside = (away: number) => ({ left: box.right + away, top: box.top, right: box.right + away + 40, bottom: box.bottom })
    expect(costOf({ taken: [beside(labelGap - 0.1)] })).toBe(100)
    expect(costOf({ taken: [beside(labelGap - 0.1), box] })).toBe(200)
    expect(costOf({ taken: [beside(labelGap)] })).toBe(0)
    expect([isFree(box, [beside(labelGap)]), isFree(box, [beside(labelGap - 0.1)])]).toEqual([true, false])
    // One in the way is enough.
    expect([isFree(box, [beside(50), beside(0)]), isFree(box, [])]).toEqual([false, true])
  })

  test('everything together; at a limit it is not counted further', () => {
    const all = { points: [{ x: 130, y: 110 }], taken: [box], within: { ...alone.within, right: 159 } }
    const profile = [
      [
        { x: 130, y: 0 },
        { x: 130, y: 300 },
      ],
    ]
    expect(costOf({ ...all, profile }, 10)).toBeCloseTo(6 + 100 + 60 + 14 + 8, 12)
    expect(placeCost(box, 10, { ...alone, ...all, profile }, 50)).toBeGreaterThanOrEqual(50)
  })
})
