import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import {
  cross3,
  distance3,
  dot3,
  heightOver,
  length3,
  mean3,
  middle3,
  minus3,
  normalOf,
  ontoPlane,
  type Point3,
  plus3,
  times3,
  unit3,
} from './space'

const coordinate = evenly(-100, 100)
const point: fc.Arbitrary<Point3> = fc.record({ x: coordinate, y: coordinate, z: coordinate })
const x = { x: 1, y: 0, z: 0 }
const y = { x: 0, y: 1, z: 0 }
const z = { x: 0, y: 0, z: 1 }
const a = { x: 2, y: -3, z: 5 }
const b = { x: 7, y: 11, z: -13 }

describe('vectors in space', () => {
  it('add, subtract and scale every coordinate', () => {
    expect(plus3(a, b)).toEqual({ x: 9, y: 8, z: -8 })
    expect(minus3(a, b)).toEqual({ x: -5, y: -14, z: 18 })
    expect(times3(a, 2)).toEqual({ x: 4, y: -6, z: 10 })
    expect(dot3(a, b)).toBe(14 - 33 - 65)
    expect(middle3(a, b)).toEqual({ x: 4.5, y: 4, z: -4 })
    expect(mean3([a, b, { x: 0, y: 1, z: 2 }])).toEqual({ x: 3, y: 3, z: -2 })
  })

  it('have the length of their three coordinates', () => {
    expect(length3({ x: 2, y: 3, z: 6 })).toBe(7)
    expect(distance3({ x: 1, y: 1, z: 1 }, { x: 3, y: 4, z: 7 })).toBe(7)
  })

  it('the cross product is right-handed and at right angles to both', () => {
    expect(cross3(x, y)).toEqual(z)
    expect(cross3(y, z)).toEqual(x)
    expect(cross3(z, x)).toEqual(y)
    expect(cross3(a, b)).toEqual({ x: -16, y: 61, z: 43 })
    fc.assert(
      fc.property(point, point, (p, q) => {
        expect(dot3(cross3(p, q), p)).toBeCloseTo(0, 6)
        expect(dot3(cross3(p, q), q)).toBeCloseTo(0, 6)
      }),
    )
  })

  it('the unit vector points the same way with length 1; nothing has none', () => {
    expect(unit3({ x: 0, y: -4, z: 3 })).toEqual({ x: 0, y: -0.8, z: 0.6000000000000001 })
    expect(unit3({ x: 0, y: 0, z: 0 })).toBeNull()
    expect(unit3({ x: Number.POSITIVE_INFINITY, y: 0, z: 0 })).toBeNull()
    expect(unit3({ x: Number.NaN, y: 0, z: 0 })).toBeNull()
  })
})

describe('planes', () => {
  const plane = { at: { x: 1, y: 2, z: 3 }, normal: { x: 0, y: 0.6, z: 0.8 } }

  it('a height is positive on the side of the normal', () => {
    expect(heightOver(plane, plus3(plane.at, times3(plane.normal, 4)))).toBeCloseTo(4, 12)
    expect(heightOver(plane, plus3(plane.at, times3(plane.normal, -4)))).toBeCloseTo(-4, 12)
    expect(heightOver(plane, { x: 50, y: 2, z: 3 })).toBe(0)
  })

  it('what is put onto a plane has no height, and moved along the normal only', () => {
    fc.assert(
      fc.property(point, p => {
        const foot = ontoPlane(plane, p)
        expect(heightOver(plane, foot)).toBeCloseTo(0, 9)
        expect(length3(cross3(minus3(p, foot), plane.normal))).toBeCloseTo(0, 9)
      }),
    )
  })

  it('three points anticlockwise as seen from above have their normal upwards; turned round, downwards', () => {
    const three = [
      { x: 1, y: 1, z: 5 },
      { x: 4, y: 1, z: 5 },
      { x: 1, y: 3, z: 5 },
    ] as const
    expect(normalOf(three[0], three[1], three[2])).toEqual(z)
    expect(normalOf(three[0], three[2], three[1])).toEqual({ x: 0, y: 0, z: -1 })
  })

  it('points on a line have no normal, however far apart they lie', () => {
    for (const long of [1e-3, 1, 1e5]) {
      const on = (by: number) => plus3({ x: 3, y: 0.7, z: -2 }, times3({ x: 0.1, y: 0.2, z: 0.3 }, by * long))
      expect(normalOf(on(0), on(1), on(3))).toBeNull()
    }
    expect(normalOf(a, a, b)).toBeNull()
  })

  it('a narrow triangle still has one', () => {
    expect(normalOf({ x: 0, y: 0, z: 0 }, { x: 10, y: 0, z: 0 }, { x: 5, y: 1e-5, z: 0 })).toEqual(z)
    expect(normalOf({ x: 0, y: 0, z: 0 }, { x: 0.1, y: 0, z: 0 }, { x: 0, y: 1e-10, z: 0 })).toBeNull()
  })
})
