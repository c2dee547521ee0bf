import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance3, dot3, length3, type Point3, unit3 } from '../geometry/space'
import { evenly } from '../testing/evenly'
import { contactNear, contactWay } from './contact'
import type { SurfacePoint } from './ridge'
import { readTeeth, sideOf } from './tooth'

/** A crown: a ball of `radius` mm about `at`, sampled every few degrees. */
const ball = (at: Point3, radius: number): readonly SurfacePoint[] =>
  Array.from({ length: 61 }, (_, i) => (i / 60 - 0.5) * Math.PI).flatMap(tilt =>
    Array.from({ length: 72 }, (_, j) => {
      const turn = (j / 36) * Math.PI
      const normal = { x: Math.cos(tilt) * Math.cos(turn), y: Math.sin(tilt), z: Math.cos(tilt) * Math.sin(turn) }
      return { at: { x: at.x + radius * normal.x, y: at.y + radius * normal.y, z: at.z + radius * normal.z }, normal }
    }),
  )
const near = (points: readonly SurfacePoint[]) => (at: Point3, reach: number) =>
  points.filter(point => distance3(point.at, at) <= reach)

const up = { x: 0, y: 1, z: 0 }
const toward = { x: 1, y: 0, z: 0 }
const origin = { x: 0, y: 0, z: 0 }
const crown = ball(origin, 3)
/** The place of the crown seen at these angles, radians: turned from its contact along the arch, and up. */
const placeAt = (turn: number, tilt: number): SurfacePoint => {
  const normal = { x: Math.cos(tilt) * Math.cos(turn), y: Math.sin(tilt), z: Math.cos(tilt) * Math.sin(turn) }
  return { at: { x: 3 * normal.x, y: 3 * normal.y, z: 3 * normal.z }, normal }
}
const search = ({ at, normal }: SurfacePoint, surface = crown, way = toward, unit = 1) =>
  contactNear(at, { facing: normal, up, toward: way }, near(surface), unit)

describe('the contact near a click on a crown', () => {
  it('law: is where the crown is widest, at the height of its equator, wherever near it was clicked', () => {
    fc.assert(
      fc.property(evenly(-0.3, 0.3), evenly(-0.45, 0.45), (turn, tilt) => {
        const contact = search(placeAt(turn, tilt))
        expect(Math.abs(contact.y)).toBeLessThan(0.3)
        expect(Math.hypot(contact.x, contact.z)).toBeGreaterThan(2.95)
        // It goes outwards, not along the arch to the front or back of the crown.
        expect(dot3(unit3(contact) ?? origin, placeAt(turn, 0).normal)).toBeGreaterThan(0.99)
      }),
      { numRuns: 20 },
    )
  })

  it('is on the side that was meant: a click on the other side stays where it is', () => {
    const click = placeAt(0.1, 0.3)
    expect(search(click, crown, { x: -1, y: 0, z: 0 })).toBe(click.at)
    expect(search(placeAt(Math.PI, 0.3), crown, { x: -1, y: 0, z: 0 }).x).toBeLessThan(-2.9)
  })

  it('is never on the neighbour’s crown, whose side there faces the other way', () => {
    const beside = [...crown, ...ball({ x: 6.2, y: 0, z: 0 }, 3)]
    const contact = search(placeAt(0.05, 0.4), beside)
    expect(distance3(contact, origin)).toBeCloseTo(3, 6)
    expect(Math.abs(contact.y)).toBeLessThan(0.3)
  })

  it('is at most 2 mm from the click as seen from above, however far below, in the unit of the file', () => {
    const large = ball(origin, 8)
    const aside = (a: Point3, b: Point3): number => Math.hypot(a.x - b.x, a.z - b.z)
    const scaled = (by: number): SurfacePoint => {
      const { at, normal } = placeAt(0, 0.35)
      return { at: { x: at.x * by, y: at.y * by, z: at.z * by }, normal }
    }
    const far = scaled(8 / 3)
    const below = search(far, large)
    expect(aside(below, origin)).toBeGreaterThan(7.95)
    expect(distance3(below, far.at)).toBeGreaterThan(2)
    // 3.8 mm aside of a crown that slopes less than 45 degrees there: not all the way.
    const slope = { at: { x: 4.2, y: 6.81, z: 0 }, normal: { x: 0.525, y: 0.851, z: 0 } }
    const stopped = search(slope, large)
    expect(aside(stopped, slope.at)).toBeGreaterThan(1)
    expect(aside(stopped, slope.at)).toBeLessThanOrEqual(2)
    // The same crown in a file whose unit is a centimetre.
    const small = crown.map(({ at, normal }) => ({ at: { x: at.x / 10, y: at.y / 10, z: at.z / 10 }, normal }))
    const [inMm, inCm] = [search(placeAt(0.1, 0.4)), search(scaled(0.1), small, toward, 10)]
    expect(Math.abs(inCm.y)).toBeLessThan(0.03)
    expect(length3(inCm)).toBeCloseTo(0.3, 6)
    expect(length3(inMm)).toBeCloseTo(3, 6)
  })

  it('is the place itself where there is no surface, or a flat one that has no side', () => {
    const { at, normal } = placeAt(0.1, 0.3)
    expect(contactNear(at, { facing: normal, up, toward }, () => [])).toBe(at)
    const flat = crown.map(point => ({ at: { ...point.at, y: 0 }, normal: up }))
    expect(contactNear(at, { facing: up, up, toward }, near(flat))).toBe(at)
  })
})

it('two clicks 1 mm within the outline of a crown as high as it is wide read its width within 0.1 mm', () => {
  // An incisor of 8.7 mm, 4 mm from its contacts to its edge, and its neighbours; seen from above.
  const shaped = (at: Point3): readonly SurfacePoint[] =>
    ball(origin, 1).map(({ at: p }) => ({
      at: { x: at.x + 4.35 * p.x, y: 4 * p.y, z: 3.6 * p.z },
      normal: unit3({ x: p.x / 4.35, y: p.y / 4, z: p.z / 3.6 }) ?? up,
    }))
  const row = [-8.7, 0, 8.7].flatMap(x => shaped({ x, y: 0, z: 0 }))
  const clicked = (x: number): SurfacePoint => {
    const y = 4 * Math.sqrt(1 - (x / 4.35) ** 2)
    return { at: { x, y, z: 0 }, normal: unit3({ x: x / 4.35 ** 2, y: y / 16, z: 0 }) ?? up }
  }
  const [right, left] = [search(clicked(3.35), row), search(clicked(-3.35), row, { x: -1, y: 0, z: 0 })]
  expect(Math.abs(distance3(right, left) - 8.7)).toBeLessThan(0.1)
})

describe('the way to a neighbour', () => {
  it('is mesial to the front, but across the midline for incisors; distal is the way back; both of unit length', () => {
    for (const tooth of readTeeth) {
      const [mesial, distal] = [contactWay(tooth, 'MC'), contactWay(tooth, 'DC')]
      expect(length3(mesial)).toBeCloseTo(1, 12)
      expect(dot3(mesial, distal)).toBeCloseTo(-1, 12)
      const inward = sideOf(tooth) === 'right' ? 1 : -1
      const place = Number(tooth[1])
      expect(Math.sign(mesial.x) || 0).toBe(place <= 3 ? inward : 0)
      expect(Math.sign(mesial.z) || 0).toBe(place <= 2 ? 0 : 1)
    }
    expect(contactWay('13', 'MC')).toEqual({ x: expect.closeTo(Math.SQRT1_2, 12), y: 0, z: expect.closeTo(Math.SQRT1_2, 12) })
  })
})
