import { expect, test } from 'vitest'
import type { Point } from '../film/canonical'
import { joinedWithExpected } from './joined'

const LIMIT = 3
const readAt = (at: Point, bound: number) => ({ at, doubt: { bound, log: Math.log(bound) - 0.3, sigma: 0.6 } })
const there = (x: number, y: number, p68: number) => ({ at: [x, y] as const, p68 })

test('a point of bone the network is unsure of lies between there and where it is expected, by both errors', () => {
  const { Ba } = joinedWithExpected({ Ba: readAt([10, 0], 6) }, { Ba: there(0, 0, 3) }, LIMIT)
  // 2 / 36 against 1 / 9.
  expect(Ba?.at[0]).toBeCloseTo(10 / 3, 9)
  expect(Ba?.at[1]).toBe(0)
})

test('its error is that of the mean, its chance falls with it, and it never counts as read', () => {
  const wide = joinedWithExpected({ Co: readAt([10, 0], 12) }, { Co: there(0, 0, 5) }, LIMIT).Co
  expect(wide?.doubt.bound).toBeCloseTo(1 / Math.hypot(1 / 12, 1 / 5), 9)
  expect(wide?.doubt.log).toBeCloseTo(Math.log(wide?.doubt.bound ?? 0) - 0.3, 9)
  const narrow = joinedWithExpected({ Pt: readAt([1, 0], 3.1) }, { Pt: there(0, 0, 3) }, LIMIT).Pt
  expect(narrow?.doubt.bound).toBeGreaterThan(LIMIT)
})

test('sure points, those of the skin and the ends of crowns stay where they were read', () => {
  const read = {
    Ba: readAt([10, 0], 2.9),
    SoftTissueMe: readAt([5, 5], 7),
    U6Mesial: readAt([6, 6], 7),
    C3_IP: readAt([7, 7], 7),
  }
  const expected = Object.fromEntries(Object.keys(read).map(name => [name, there(0, 0, 3)]))
  expect(joinedWithExpected(read, expected, LIMIT)).toEqual(read)
})
