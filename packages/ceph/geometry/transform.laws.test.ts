import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenly } from '../testing/evenly'
import { fitRigid, fitSimilarity } from './fit'
import { distance, type Point } from './point'
import {
  apply,
  compose,
  enlargementOf,
  identity,
  inverse,
  mirror,
  type Similarity,
  turnAbout,
  turnOf,
  turnOnto,
} from './transform'

const coordinate = evenly(-5000, 5000)
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
const turn = evenly(-3.1, 3.1)
const similarity: fc.Arbitrary<Similarity> = fc
  .record({ turn, size: evenly(0.05, 20), to: point })
  .map(({ turn, size, to }) => ({ a: size * Math.cos(turn), b: size * Math.sin(turn), tx: to.x, ty: to.y }))
const cloud = fc
  .array(point, { minLength: 2, maxLength: 12 })
  .filter(points => points.some(p => distance(p, points[0] ?? p) > 10))

const near = (a: Point, b: Point, tolerance = 1e-6) => expect(distance(a, b)).toBeLessThan(tolerance)

it('a transform followed by its inverse leaves every point where it was', () => {
  fc.assert(
    fc.property(similarity, point, (t, p) => {
      const back = inverse(t)
      if (back === null) throw new Error('a similarity with size has an inverse')
      near(apply(back, apply(t, p)), p)
      near(apply(compose(back, t), p), p)
    }),
  )
})

it('a composition is its first transform, then its second', () => {
  fc.assert(
    fc.property(similarity, similarity, point, (second, first, p) => {
      near(apply(compose(second, first), p), apply(second, apply(first, p)), 1e-4)
      expect(compose(second, identity)).toEqual(second)
      expect(apply(identity, p)).toEqual(p)
    }),
  )
})

it('a quarter turn clockwise on screen takes right to down, shifts its point onto the other, or leaves its centre', () => {
  near(apply(turnOnto(Math.PI / 2, { x: 3, y: 4 }, { x: 10, y: 20 }), { x: 3, y: 4 }), { x: 10, y: 20 })
  near(apply(turnOnto(Math.PI / 2, { x: 3, y: 4 }, { x: 10, y: 20 }), { x: 5, y: 4 }), { x: 10, y: 22 })
  near(apply(turnAbout(Math.PI / 2, { x: 3, y: 4 }), { x: 3, y: 4 }), { x: 3, y: 4 })
  near(apply(turnAbout(Math.PI / 2, { x: 3, y: 4 }), { x: 3, y: 7 }), { x: 0, y: 4 })
  expect(turnOf(turnAbout(0.3, { x: 3, y: 4 }))).toBeCloseTo(0.3, 12)
  expect(enlargementOf({ a: -3, b: 4, tx: 9, ty: 9 })).toBe(5)
})

it('a turn by any angle puts its point onto the other, and turns every way from it by that angle', () => {
  fc.assert(
    fc.property(turn, point, point, point, (radians, from, to, p) => {
      const t = turnOnto(radians, from, to)
      near(apply(t, from), to)
      const away = { x: p.x - from.x, y: p.y - from.y }
      const turned = {
        x: away.x * Math.cos(radians) - away.y * Math.sin(radians),
        y: away.x * Math.sin(radians) + away.y * Math.cos(radians),
      }
      near(apply(t, p), { x: to.x + turned.x, y: to.y + turned.y })
    }),
  )
})

it('the mirror changes the sides, not the height, and twice it changes nothing', () => {
  expect(mirror({ x: 3, y: 4 })).toEqual({ x: -3, y: 4 })
  expect(mirror(mirror({ x: 3, y: 4 }))).toEqual({ x: 3, y: 4 })
})

it('an enlargement of nothing has no inverse', () => {
  expect(inverse({ a: 0, b: 0, tx: 3, ty: 4 })).toBeNull()
})

it('the fit recovers a known similarity', () => {
  fc.assert(
    fc.property(similarity, cloud, (t, points) => {
      const fitted = fitSimilarity(points.map(from => ({ from, to: apply(t, from) })))
      if (fitted === null) throw new Error('points apart give a fit')
      for (const p of points) near(apply(fitted, p), apply(t, p), 1e-4)
      expect(enlargementOf(fitted)).toBeCloseTo(enlargementOf(t), 6)
    }),
  )
})

it('the rigid fit recovers a known turn and never changes a length, even where the other film is larger', () => {
  fc.assert(
    fc.property(turn, point, cloud, evenly(0.5, 2), (radians, to, points, size) => {
      const origin = points[0] ?? to
      const t = turnOnto(radians, origin, to)
      const fitted = fitRigid(points.map(from => ({ from, to: { x: size * apply(t, from).x, y: size * apply(t, from).y } })))
      if (fitted === null) throw new Error('points apart give a fit')
      expect(enlargementOf(fitted)).toBeCloseTo(1, 9)
      expect(Math.abs(Math.sin((turnOf(fitted) - radians) / 2))).toBeLessThan(1e-6)
    }),
  )
})

it('a point without weight does not move the fit', () => {
  const pairs = [
    { from: { x: 0, y: 0 }, to: { x: 5, y: 5 } },
    { from: { x: 10, y: 0 }, to: { x: 5, y: 15 } },
    { from: { x: 3, y: 3 }, to: { x: 900, y: -40 }, weight: 0 },
  ]
  expect(fitRigid(pairs)).toEqual(fitRigid(pairs.slice(0, 2)))
  expect(fitSimilarity(pairs)).toEqual(fitSimilarity(pairs.slice(0, 2)))
})

it('one point, or several on one spot, give no fit', () => {
  const spot = { from: { x: 7, y: 7 }, to: { x: 1, y: 2 } }
  for (const pairs of [[], [spot], [spot, spot, spot]]) {
    expect(fitSimilarity(pairs)).toBeNull()
    expect(fitRigid(pairs)).toBeNull()
  }
})
