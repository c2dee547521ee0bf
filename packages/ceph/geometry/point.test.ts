import { describe, expect, it } from 'vitest'
import { cross, distance, dot, isFinitePoint, midpoint, minus, plus, times } from './point'

const a = { x: 7, y: -2 }
const b = { x: 3, y: 5 }

describe('vectors', () => {
  it('minus leads from the second point to the first', () => {
    expect(minus(a, b)).toEqual({ x: 4, y: -7 })
    expect(plus(b, minus(a, b))).toEqual(a)
  })

  it('adds and scales both coordinates', () => {
    expect(plus(a, b)).toEqual({ x: 10, y: 3 })
    expect(times(a, 3)).toEqual({ x: 21, y: -6 })
  })

  it('the dot product is positive for the same way, the cross product for clockwise on screen', () => {
    expect(dot(a, b)).toBe(11)
    expect(cross(a, b)).toBe(41)
    expect(cross({ x: 1, y: 0 }, { x: 0, y: 1 })).toBe(1)
  })

  it('the midpoint is as far from both, and half the distance', () => {
    expect(midpoint(a, b)).toEqual({ x: 5, y: 1.5 })
    expect(distance({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5)
    expect(distance(midpoint(a, b), a)).toBe(distance(a, b) / 2)
  })

  it('a point is finite only if both coordinates are', () => {
    expect(isFinitePoint(a)).toBe(true)
    for (const none of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isFinitePoint({ x: none, y: 1 })).toBe(false)
      expect(isFinitePoint({ x: 1, y: none })).toBe(false)
    }
  })
})
