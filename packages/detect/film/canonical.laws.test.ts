import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mean } from '../testing/painted-network'
import { apply, compose, distance, inverse, type Matrix, type Point, robustFit } from './canonical'

const number = (min: number, max: number) => evenly(min, max)
const similarity = fc
  .record({ turn: number(-Math.PI, Math.PI), size: number(0.1, 20), x: number(-500, 500), y: number(-500, 500) })
  .map(
    ({ turn, size, x, y }): Matrix => [
      size * Math.cos(turn),
      -size * Math.sin(turn),
      x,
      size * Math.sin(turn),
      size * Math.cos(turn),
      y,
    ],
  )
const point = fc.tuple(number(-60, 60), number(-60, 60))

test('a transform and its inverse bring every point home', () => {
  fc.assert(fc.property(similarity, point, (m, p) => distance(apply(compose(inverse(m), m), p), p) < 1e-6))
})

test('the fit recovers a known similarity', () => {
  fc.assert(
    fc.property(similarity, m => {
      const seen = mean.map(p => apply(inverse(m), p))
      const fitted = robustFit(seen, mean)
      return seen.every((p, i) => distance(apply(fitted, p), mean[i] as Point) < 1e-6)
    }),
  )
})

test('two wild points of nineteen hardly move the robust fit', () => {
  fc.assert(
    fc.property(similarity, point, point, (m, a, b) => {
      const seen = mean.map((p, i) =>
        apply(inverse(m), i === 4 ? [p[0] + a[0], p[1] + a[1]] : i === 9 ? [p[0] + b[0], p[1] + b[1]] : p),
      )
      const fitted = robustFit(seen, mean)
      const off = seen
        .filter((_, i) => i !== 4 && i !== 9)
        .map((p, i) => distance(apply(fitted, p), mean.filter((_, k) => k !== 4 && k !== 9)[i] as Point))
      expect(Math.max(...off)).toBeLessThan(2)
    }),
  )
})
