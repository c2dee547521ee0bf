import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { archViews, standingOf } from './standing'

const orientation = { up: [0, 0, 1], front: [0, 1, 0], middle: [0, 0, 0], spans: [60, 50, 20] } as const
const still = { over: false, round: false }
const place = (
  view: (typeof archViews)[number],
  jaw: 'upper' | 'lower',
  at: readonly [number, number, number],
  turned = still,
) => {
  const where = new Vector3(...at).applyMatrix4(standingOf({ view, jaw, orientation, middle: new Vector3(), turned, apart: 40 }))
  return [where.x, where.y, where.z].map(Math.round)
}
// In this file z is up and y the front: the patient's left is then towards -x... of the right hand, up times front.
const left = [-10, 0, 0] as const
const front = [0, 10, 0] as const
const up = [0, 0, 10] as const

it('the upper arch is looked at from below, its front up, the right of the patient on the left', () => {
  expect([place('upper', 'upper', left), place('upper', 'upper', front), place('upper', 'upper', up)]).toEqual([
    [10, 0, 0],
    [0, 10, 0],
    [0, 0, -10],
  ])
})

it('the lower arch from above, its front down', () => {
  expect([place('lower', 'lower', left), place('lower', 'lower', front), place('lower', 'lower', up)]).toEqual([
    [10, 0, 0],
    [0, -10, 0],
    [0, 0, 10],
  ])
})

it('both stand side by side, each as it stands alone', () => {
  expect([place('both', 'upper', front), place('both', 'lower', front)]).toEqual([
    [-40, 10, 0],
    [40, -10, 0],
  ])
})

it('from the left of the patient the front is on the left of the screen', () => {
  expect([place('left', 'upper', front), place('right', 'upper', front), place('front', 'upper', front)]).toEqual([
    [-10, 0, 0],
    [10, 0, 0],
    [0, 0, 10],
  ])
})

it('a jaw turned by hand is never mirrored', () => {
  for (const view of archViews)
    for (const turned of [still, { over: true, round: false }, { over: false, round: true }, { over: true, round: true }])
      expect(standingOf({ view, jaw: 'upper', orientation, middle: new Vector3(), turned, apart: 0 }).determinant()).toBeCloseTo(
        1,
        9,
      )
})
