import { expect, it } from 'vitest'
import { knotsOf } from './knots'

const looks = (rows: Readonly<Record<string, string>>) =>
  new Map(Object.entries(rows).map(([room, others]) => [room, new Set(others.split(' ').filter(Boolean))]))

it('finds the folders that reach each other, on whatever way, and no others', () => {
  expect(knotsOf(looks({ roof: 'a b core', a: 'core', b: 'a core', core: '' }))).toEqual([])
  expect(knotsOf(looks({ roof: 'a', a: 'b', b: 'c core', c: 'a', core: '' }))).toEqual([['a', 'b', 'c']])
  expect(knotsOf(looks({ a: 'b', b: 'a', c: 'd a', d: 'c' }))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
