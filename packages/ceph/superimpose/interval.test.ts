import { expect, it } from 'vitest'
import { monthsBetween } from './interval'

it('months between two films are whole ones, and the same number backwards', () => {
  expect(monthsBetween('2023-09-12', '2026-05-20')).toBe(32)
  expect(monthsBetween('2023-09-12', '2023-10-11')).toBe(0)
  expect(monthsBetween('2023-09-12T09:30', '2023-10-12T08:00')).toBe(1)
  for (const [a, b] of [
    ['2023-09-12', '2026-05-20'],
    ['2024-01-31', '2024-02-29'],
  ] as const)
    expect(monthsBetween(b, a) + monthsBetween(a, b)).toBe(0)
})
