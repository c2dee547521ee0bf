import fc from 'fast-check'
import { expect, it } from 'vitest'
import { monthsBetween, monthsInTurn } from './interval'

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

it('law: as many months later is as many months, a day before it one fewer, and turned over the same below zero', () => {
  const date = (months: number, day: number) =>
    `${2000 + Math.floor(months / 12)}-${`${(months % 12) + 1}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 1, max: 120 }), fc.integer({ min: 2, max: 28 }), (start, months, day) => {
      const [from, to, before] = [date(start, day), date(start + months, day), date(start + months, day - 1)]
      expect([monthsBetween(from, to), monthsBetween(from, before)]).toEqual([months, months - 1])
      expect(monthsBetween(to, from)).toBe(-months)
      expect(monthsBetween(from, from)).toBe(0)
      // Within one month there is none, whichever way.
      expect([monthsBetween(date(start, day - 1), from), monthsBetween(from, date(start, day - 1))]).toEqual([0, 0])
    }),
  )
})

it('law: months in turn add up to those from the first date to the last, each at most one from its own', () => {
  expect(monthsInTurn(['2023-09-12', '2024-11-30', '2026-05-20'])).toEqual([14, 18])
  expect([monthsInTurn(['2023-09-12']), monthsInTurn([])]).toEqual([[], []])
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(day, { minLength: 2, maxLength: 6 }), dates => {
      const days = dates.map(date => date.toISOString().slice(0, 10)).sort()
      const parts = monthsInTurn(days)
      expect(parts.reduce((sum, months) => sum + months, 0)).toBe(monthsBetween(days[0] ?? '', days.at(-1) ?? ''))
      for (const [i, months] of parts.entries())
        expect(Math.abs(months - monthsBetween(days[i] ?? '', days[i + 1] ?? ''))).toBeLessThanOrEqual(1)
    }),
  )
})
