import { type Point, times } from '@sella/ceph/geometry/point'
import { evenly } from '@sella/ceph/testing/evenly'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enlarged, firstPlace, flipped, matrixOn, middleOf, residualText, shifted, turned } from './placing'

const coordinate = evenly(-2000, 2000)
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
const alignment: fc.Arbitrary<PhotoAlignment> = fc
  .record({ angle: evenly(-3, 3), size: evenly(0.2, 5), to: point, mirrored: fc.boolean() })
  .map(({ angle, size, to, mirrored }) => ({
    fit: { a: size * Math.cos(angle), b: size * Math.sin(angle), tx: to.x, ty: to.y },
    ...{ mirrored, residualMm: 0.4, origin: 'detected', film: 'f', photo: 'p' },
  }))

/** Where a place on the photo lies on the film. */
const on = (of: PhotoAlignment, { x, y }: Point): Point => {
  const [a, b, c, d, e, f] = matrixOn(of)
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}
const near = (a: Point, b: Point) => {
  expect(a.x).toBeCloseTo(b.x, 6)
  expect(a.y).toBeCloseTo(b.y, 6)
}
const isByHand = ({ origin, residualMm, film, photo }: PhotoAlignment) =>
  expect([origin, residualMm, film, photo]).toEqual(['manual', null, 'f', 'p'])

it('a shift moves every place of the photo by as much', () => {
  fc.assert(
    fc.property(alignment, point, point, (of, by, at) => {
      const moved = shifted(of, by)
      near(on(moved, at), { x: on(of, at).x + by.x, y: on(of, at).y + by.y })
      isByHand(moved)
    }),
  )
})

it('a turn leaves its place, and is clockwise on screen, mirrored or not', () => {
  fc.assert(
    fc.property(alignment, point, point, (of, about, at) => {
      const moved = turned(of, Math.PI / 2, about)
      const before = on(of, at)
      near(on(moved, at), { x: about.x - (before.y - about.y), y: about.y + (before.x - about.x) })
      isByHand(moved)
    }),
  )
})

it('an enlargement leaves its place, and takes every other as much farther from it', () => {
  fc.assert(
    fc.property(alignment, evenly(0.5, 2), point, point, (of, factor, about, at) => {
      const moved = enlarged(of, factor, about)
      const away = times({ x: on(of, at).x - about.x, y: on(of, at).y - about.y }, factor)
      near(on(moved, at), { x: about.x + away.x, y: about.y + away.y })
      isByHand(moved)
    }),
  )
})

it('a mirrored photo lies as far on the other side of the vertical, as high; mirrored again, as before', () => {
  fc.assert(
    fc.property(alignment, point, point, (of, about, at) => {
      const moved = flipped(of, about)
      near(on(moved, at), { x: 2 * about.x - on(of, at).x, y: on(of, at).y })
      near(on(flipped(moved, about), at), on(of, at))
      expect(moved.mirrored).toBe(!of.mirrored)
      isByHand(moved)
    }),
  )
})

it('the middle of a photo lies where its middle is drawn', () => {
  fc.assert(fc.property(alignment, of => near(middleOf(of, { width: 600, height: 800 }), on(of, { x: 300, y: 400 }))))
})

it('a photo laid first is as high as the film and as far from its left as from its right', () => {
  const fit = firstPlace({ width: 1000, height: 1600 }, { width: 600, height: 800 })
  const first = { fit, mirrored: false, residualMm: null, origin: 'manual', film: 'f', photo: 'p' } as const
  near(on(first, { x: 0, y: 0 }), { x: -100, y: 0 })
  near(on(first, { x: 600, y: 800 }), { x: 1100, y: 1600 })
})

it('a distance below a tenth of a millimetre is said to be below it', () => {
  expect([residualText(0), residualText(0.099), residualText(0.1), residualText(1.26)]).toEqual(['< 0.1', '< 0.1', '0.1', '1.3'])
})
