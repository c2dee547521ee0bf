import { expect, it } from 'vitest'
import { daysLeft } from './days-left'

it('a link of seven days has seven left when it was just made, and none on its last day', () => {
  const made = Date.parse('2026-11-29T10:35:00Z')
  const ends = '2026-12-06T10:35:00Z'
  expect([made + 60_000, made + 86_400_000, Date.parse(ends) - 3_600_000].map(now => daysLeft(ends, now))).toEqual([7, 6, 0])
})
