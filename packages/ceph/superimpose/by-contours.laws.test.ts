import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, type Point } from '../geometry/point'
import { apply, type Similarity, turnOnto } from '../geometry/transform'
import { evenly } from '../testing/evenly'
import { type Contours, contourResidual, layByContours } from './contours'
import type { Film } from './film'
import { registerBy, residualAfter } from './register'

const still: Similarity = { a: 1, b: 0, tx: 0, ty: 0 }
/** A line from one end to another, mm, with a corner every `step` mm. */
const line = (from: Point, to: Point, step = 1): readonly Point[] => {
  const count = Math.round(distance(from, to) / step)
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }))
}
/** A bow that goes over into a straight line, as sella does into the cranial base: it lies on itself in one way only. */
const bow = [
  ...Array.from({ length: 41 }, (_, i) => ({ x: 6 - 6 * Math.cos((Math.PI * i) / 40), y: 6 * Math.sin((Math.PI * i) / 40) })),
  ...line({ x: 12, y: 0 }, { x: 40, y: -8 }).slice(1),
]
const sella = (...lines: readonly (readonly Point[])[]): Contours => ({ sella_turcica: lines })
const flat = (x0: number, x1: number, y = 0) => line({ x: x0, y }, { x: x1, y })
const residual = (to: Contours, from: Contours, move = still) => contourResidual([to, from], 'sn', move)
const moved = (lines: readonly Point[], move: Similarity) => lines.map(at => apply(move, at))

describe('the distance of two contours', () => {
  it('is that of their lines, and none from 4 mm on', () => {
    for (const apart of [0, 0.3, 2, 3.99]) expect(residual(sella(flat(0, 40)), sella(flat(0, 40, apart)))).toBeCloseTo(apart, 9)
    expect(residual(sella(flat(0, 40)), sella(flat(0, 40, 4)))).toBeNull()
    expect(residual(sella(flat(0, 40)), sella(flat(0, 40, 3)), { ...still, ty: -1 })).toBeCloseTo(2, 9)
  })

  it('is judged only beside each other: beyond its ends a line tells nothing', () => {
    expect(residual(sella(flat(0, 20)), sella(flat(-15, 35, 1)))).toBeCloseTo(1, 9)
    expect(residual(sella(flat(-15, 35)), sella(flat(0, 20, 1)))).toBeCloseTo(1, 9)
    expect(residual(sella(flat(0, 40)), sella(flat(40.5, 80, 1)))).toBeNull()
    expect(residual(sella(flat(0, 40)), sella(flat(-40, -0.5, 1)))).toBeNull()
  })

  it('wants 15 mm of contour, taken every half millimetre however its corners lie', () => {
    const along = (mm: number, step: number) => residual(sella(flat(-5, 40)), sella(line({ x: 0, y: 1 }, { x: mm, y: 1 }, step)))
    for (const step of [14.4, 0.3, 1.7]) {
      expect(along(14.4, step)).toBeNull()
      expect(along(14.9, step)).toBeCloseTo(1, 9)
    }
  })

  it('goes to the nearest stretch of the same contour, and never to another contour', () => {
    const two = sella(flat(0, 40, -2), flat(0, 40, 1.5))
    expect(residual(two, sella(flat(0, 40)))).toBeCloseTo(1.5, 9)
    expect(residual(sella(flat(0, 40, 1.5), flat(0, 40, -2)), sella(flat(0, 40)))).toBeCloseTo(1.5, 9)
    expect(residual({ anterior_cranial_base: [flat(0, 40)] }, sella(flat(0, 40)))).toBeNull()
    // Both contours of the cranial base count together: half of the places 1 mm off, half of them 2.
    const both = residual(
      { sella_turcica: [flat(0, 40)], anterior_cranial_base: [flat(0, 40, 20)] },
      { sella_turcica: [flat(0, 40, 1)], anterior_cranial_base: [flat(0, 40, 22)] },
    )
    expect(both).toBeCloseTo(Math.sqrt((1 + 4) / 2), 9)
    expect(contourResidual([sella(flat(0, 40)), sella(flat(0, 40))], 'mp', still)).toBeNull()
  })

  it('does not fall over a line of one place, or of the same place twice', () => {
    expect(residual(sella([{ x: 0, y: 0 }], flat(0, 40)), sella([{ x: 3, y: 3 }], flat(0, 40, 1)))).toBeCloseTo(1, 9)
    expect(residual(sella([{ x: 0, y: 0 }, ...flat(0, 40)]), sella(flat(0.6, 39.4, 1)))).toBeCloseTo(1, 9)
  })
})

describe('a film laid by its contours', () => {
  it('law: comes back from wherever it was moved, and holds at the middle of what was matched', () => {
    fc.assert(
      fc.property(evenly(-0.1, 0.1), evenly(-1.5, 1.5), evenly(-1.5, 1.5), (turn, x, y) => {
        const away = turnOnto(turn, { x: 0, y: 3 }, { x, y: 3 + y })
        const fit = layByContours([sella(bow), sella(moved(bow, away))], 'sn', still)
        if (!fit) return expect.unreachable()
        for (const at of bow) expect(distance(apply(fit.move, apply(away, at)), at)).toBeLessThan(0.05)
        expect(fit.residualMm).toBeLessThan(0.02)
        // Of 18.8 mm about (6, 3.8) and 29.1 mm about (26, -4).
        expect(fit.middle.x).toBeCloseTo(18.2, 0)
        expect(fit.middle.y).toBeCloseTo(-0.9, 0)
      }),
      { numRuns: 15 },
    )
  })

  it('is none where less than 15 mm lie close, at the start or in the end', () => {
    expect(layByContours([sella(bow), sella(moved(bow, { ...still, tx: 60 }))], 'sn', still)).toBeNull()
    expect(layByContours([sella(bow), {}], 'sn', still)).toBeNull()
    expect(layByContours([{}, sella(bow)], 'sn', still)).toBeNull()
    expect(layByContours([sella(bow), sella(moved(bow, { ...still, tx: 60 }))], 'sn', { ...still, tx: -60 })).not.toBeNull()
  })
})

describe('films with contours', () => {
  const film = (by: Similarity, na: Point, mmPerPixel = 0.5): Film => ({
    points: { S: apply(by, { x: 0, y: 0 }), Na: apply(by, na) },
    ...{ facing: 'right', mmPerPixel, contours: sella(moved(bow, by)) },
  })
  const pixels = (turn: number): Similarity => {
    const { a, b } = turnOnto(turn, { x: 0, y: 0 }, { x: 0, y: 0 })
    return { a: 2 * a, b: 2 * b, tx: 300, ty: 200 }
  }
  const [first, second] = [film(pixels(0), { x: 70, y: -10 }), film(pixels(0.05), { x: 69, y: -12 })]
  const registered = registerBy([first, second], 'sn', 'contours')

  it('are registered by them, not by the line, though it starts from there', () => {
    if (registered.status !== 'registered') return expect.unreachable()
    expect(registered).toMatchObject({ name: 'sn', hold: 'contours', registrationKind: 'centre', from: ['S', 'Na'] })
    expect(registered.rotationDegrees).toBeCloseTo((-0.05 * 180) / Math.PI, 1)
    expect(registered.translationMm).toEqual({ x: registered.move.tx, y: registered.move.ty })
    expect(registered.residualMm).toBeLessThan(0.02)
    const byLine = registerBy([first, second], 'sn', 'point')
    expect(byLine.status === 'registered' && Math.abs(byLine.rotationDegrees - registered.rotationDegrees)).toBeGreaterThan(1)
  })

  it('say what a correction by hand leaves between the contours, and nothing where it takes them apart', () => {
    if (registered.status !== 'registered') return expect.unreachable()
    const { move } = registered
    expect(residualAfter([first, second], registered, move)).toBeCloseTo(registered.residualMm, 9)
    const off = residualAfter([first, second], registered, { ...move, ty: move.ty + 1 })
    if (off === null) return expect.unreachable()
    expect(off).toBeGreaterThan(0.3)
    expect(off).toBeLessThan(1)
    expect(residualAfter([first, second], registered, { ...move, ty: move.ty + 60 })).toBeNull()
    // Held by a landmark, it is that of the landmarks, though there are contours.
    const byLine = registerBy([first, second], 'sn', 'point')
    if (byLine.status !== 'registered') return expect.unreachable()
    const shifted = { ...byLine.move, tx: byLine.move.tx + 3, ty: byLine.move.ty + 4 }
    const same = registerBy([first, first], 'sn', 'point')
    if (same.status !== 'registered') return expect.unreachable()
    expect(residualAfter([first, first], same, { ...same.move, tx: 3, ty: 4 })).toBeCloseTo(5, 9)
    expect(residualAfter([first, second], byLine, shifted)).not.toBe(byLine.residualMm)
  })

  it('without them, or without the line they start from, say which is missing', () => {
    const { contours: _, ...bare } = second
    expect(registerBy([first, bare], 'sn', 'contours')).toEqual({ status: 'missing', why: 'no-contour', needs: [] })
    const blind = { ...second, points: { S: second.points.S } }
    expect(registerBy([first, blind], 'sn', 'contours')).toEqual({ status: 'missing', why: 'missing-points', needs: ['Na'] })
  })
})
