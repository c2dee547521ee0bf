import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../geometry/point'
import { apply, turnOnto } from '../geometry/transform'
import { evenly } from '../testing/evenly'
import { isNoNudge, noNudge, nudgedMove, nudgeLimits, shiftedNudge, turnedNudge } from './nudge'

const size = evenly(-200, 200)
const point = fc.record({ x: size, y: size })
const turn = evenly(-Math.PI, Math.PI)
const nudge = fc.record({ x: size, y: size, turn })
const move = fc.tuple(turn, point, point).map(([radians, from, to]) => turnOnto(radians, from, to))

describe('the doctor’s own correction of a registration', () => {
  it('keeps every distance: it turns and shifts, it never enlarges', () => {
    fc.assert(
      fc.property(move, nudge, fc.option(point), point, point, (registered, by, registrationPoint, p, q) => {
        const corrected = nudgedMove(registered, by, registrationPoint)
        expect(distance(apply(corrected, p), apply(corrected, q))).toBeCloseTo(distance(p, q), 6)
      }),
    )
  })

  it('moves the registration point by its shift alone, however it turns', () => {
    fc.assert(
      fc.property(point, point, turn, nudge, (pivot, from, radians, by) => {
        const corrected = nudgedMove(turnOnto(radians, from, pivot), by, pivot)
        const at = apply(corrected, from)
        expect(at.x).toBeCloseTo(pivot.x + by.x, 6)
        expect(at.y).toBeCloseTo(pivot.y + by.y, 6)
      }),
    )
  })

  it('changes nothing when it is none', () => {
    fc.assert(
      fc.property(move, point, (registered, pivot) => {
        const corrected = nudgedMove(registered, noNudge, pivot)
        expect(corrected.tx).toBeCloseTo(registered.tx, 9)
        expect(corrected.ty).toBeCloseTo(registered.ty, 9)
        expect(nudgedMove(registered, undefined, pivot)).toBe(registered)
      }),
    )
  })

  it('is none only where nothing of it is left', () => {
    expect(isNoNudge(noNudge)).toBe(true)
    for (const by of [{ x: 1 }, { y: -1 }, { turn: 0.01 }]) expect(isNoNudge({ ...noNudge, ...by })).toBe(false)
  })

  it('grown by hand moves as far as the hand, and never past its limits', () => {
    const small = evenly(-5, 5)
    fc.assert(
      fc.property(point, point, fc.record({ x: small, y: small }), small, (pivot, from, by, degree) => {
        const registered = turnOnto(0.3, from, pivot)
        const [before, after] = [noNudge, shiftedNudge(noNudge, by)].map(step => apply(nudgedMove(registered, step, pivot), from))
        expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(by.x, 6)
        expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(by.y, 6)
        const far = turnedNudge(shiftedNudge(noNudge, { x: by.x * 90, y: by.y * 90 }), degree)
        expect(Math.max(Math.abs(far.x), Math.abs(far.y))).toBeLessThanOrEqual(nudgeLimits.mm)
        expect(Math.abs(far.turn)).toBeLessThanOrEqual(nudgeLimits.turn)
      }),
    )
  })
})
