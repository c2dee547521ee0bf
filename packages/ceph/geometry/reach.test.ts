import { expect, it } from 'vitest'
import { centreOf, reachOf } from './reach'

const corners = [
  { x: 10, y: 20 },
  { x: 16, y: 20 },
  { x: 16, y: 28 },
  { x: 10, y: 28 },
]

it('the centre is the mean of both coordinates', () => {
  expect(centreOf(corners)).toEqual({ x: 13, y: 24 })
  expect(centreOf(corners.slice(0, 1))).toEqual({ x: 10, y: 20 })
})

it('the reach is the root mean square distance from the centre, wherever the points lie', () => {
  expect(reachOf(corners)).toBe(5)
  expect(
    reachOf([
      { x: 0, y: 0 },
      { x: 0, y: 2 },
      { x: 0, y: 7 },
    ]),
  ).toBeCloseTo(Math.sqrt(26 / 3), 12)
})

it('no points have their centre at the origin and no reach; nor has one', () => {
  expect(centreOf([])).toEqual({ x: 0, y: 0 })
  expect(reachOf([])).toBe(0)
  expect(reachOf([{ x: 4, y: 4 }])).toBe(0)
})
