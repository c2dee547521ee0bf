import { describe, expect, it } from 'vitest'
import { distanceTo } from '../scene/extent'
import { slotBox, slotCount, slotDistance } from './label-slots'

const label = { anchor: { x: 200, y: 100 }, width: 60, height: 20 }
const middleOf = (slot: number, front: 1 | -1 = 1) => {
  const { left, right, top, bottom } = slotBox(label, slot, front)
  expect([right - left, bottom - top].map(size => size.toFixed(9))).toEqual(['60.000000000', '20.000000000'])
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
/** Degrees by which the way from the anchor to the middle of a place turns from straight ahead, downwards. */
const turnOf = (slot: number): number => {
  const { x, y } = middleOf(slot)
  return Math.round((Math.atan2(y - label.anchor.y, x - label.anchor.x) * 180) / Math.PI)
}

describe('the places of a value label', () => {
  it('are its anchor and twelve directions at 10, 20, 30, 44 and 60 screen pixels, nearest first', () => {
    expect(slotCount).toBe(61)
    const distances = Array.from({ length: slotCount }, (_, slot) => slotDistance(slot))
    expect(distances).toEqual([0, ...[10, 20, 30, 44, 60].flatMap(distance => Array(12).fill(distance))])
  })

  it('turn from straight ahead by 30 degrees at a time, alternately up and down, to straight behind', () => {
    const turns = [0, -30, 30, -60, 60, -90, 90, -120, 120, -150, 150, 180]
    expect(Array.from({ length: 12 }, (_, i) => turnOf(1 + i))).toEqual(turns)
    expect(Array.from({ length: 12 }, (_, i) => turnOf(49 + i))).toEqual(turns)
  })

  it('begin with the label on its anchor', () => {
    expect(slotBox(label, 0, 1)).toEqual({ left: 170, right: 230, top: 90, bottom: 110 })
  })

  it('are as far from the anchor as they say, along their direction', () => {
    // Ahead and behind the nearer edge is upright, above and below level; at 30 degrees the way leaves through the level one.
    expect(middleOf(1).x).toBeCloseTo(200 + 10 + 30, 9)
    expect(middleOf(12).x).toBeCloseTo(200 - 10 - 30, 9)
    expect(middleOf(6).y).toBeCloseTo(100 - 10 - 10, 9)
    expect(middleOf(7).y).toBeCloseTo(100 + 10 + 10, 9)
    const slanted = middleOf(2)
    expect(Math.hypot(slanted.x - 200, slanted.y - 100)).toBeCloseTo(10 + 10 / Math.sin(Math.PI / 6), 9)
    for (let slot = 1; slot < slotCount; slot++)
      expect(distanceTo(slotBox(label, slot, 1), label.anchor), `place ${slot}`).toBeLessThanOrEqual(slotDistance(slot) + 1e-9)
  })

  it('mirror for a face that looks left', () => {
    for (let slot = 0; slot < slotCount; slot++) {
      const [right, left] = [middleOf(slot, 1), middleOf(slot, -1)]
      expect(left.x - 200, `place ${slot}`).toBeCloseTo(200 - right.x, 9)
      expect(left.y, `place ${slot}`).toBeCloseTo(right.y, 9)
    }
  })
})
