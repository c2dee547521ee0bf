import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { between, degrees, heading, radians, turn, wrapDegrees } from './angle'

const angle = evenly(-1000, 1000)
const at = (a: number, r = 1) => ({ x: r * Math.cos(a), y: r * Math.sin(a) })

describe('angles', () => {
  it('a right turn on screen, from right to down, is +90 degrees', () => {
    expect(degrees(turn({ x: 1, y: 0 }, { x: 0, y: 1 }))).toBeCloseTo(90, 12)
  })

  it('a heading is the turn from right: down is +90, left is 180, up -90 degrees', () => {
    expect(degrees(heading({ x: 0, y: 2 }))).toBe(90)
    expect(degrees(heading({ x: -2, y: 0 }))).toBe(180)
    expect(degrees(heading({ x: 0, y: -2 }))).toBe(-90)
  })

  it('the angle between two directions has no sign', () => {
    expect(degrees(between({ x: 0, y: 1 }, { x: 1, y: 0 }))).toBeCloseTo(90, 12)
    expect(degrees(between({ x: 1, y: 0 }, { x: 0, y: 1 }))).toBeCloseTo(90, 12)
  })

  it('opposite directions turn by +180, never -180', () => {
    expect(turn({ x: 1, y: -0 }, { x: -1, y: -0 })).toBe(Math.PI)
    expect(turn({ x: 1, y: 0 }, { x: -1, y: 0 })).toBe(Math.PI)
    expect(wrapDegrees(-180)).toBe(180)
    expect(wrapDegrees(540)).toBe(180)
  })

  it('wrapping keeps the direction and lands within half a turn', () => {
    fc.assert(
      fc.property(angle, a => {
        const wrapped = wrapDegrees(degrees(a))
        expect(wrapped).toBeGreaterThan(-180)
        expect(wrapped).toBeLessThanOrEqual(180)
        expect(Math.cos(radians(wrapped) - a)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('a turn leads from the first direction to the second, whatever their lengths', () => {
    const length = evenly(0.01, 1000)
    fc.assert(
      fc.property(angle, angle, length, length, (a, b, r, s) => {
        expect(Math.cos(a + turn(at(a, r), at(b, s)) - b)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('sees a hundred-thousandth of a degree near 0 and near 180', () => {
    expect(degrees(between(at(0), at(radians(1e-5))))).toBeCloseTo(1e-5, 12)
    expect(180 - degrees(between(at(0), at(radians(180 - 1e-5))))).toBeCloseTo(1e-5, 9)
  })
})
