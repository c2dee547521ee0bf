import { describe, expect, it } from 'vitest'
import { ageAt, ageWords, completedYears } from './age'

const words = (birthday: string, at: string) => {
  const age = ageAt(birthday, at)
  return age === null ? null : ageWords(age)
}

describe('age in words', () => {
  it.each([
    ['2009-04-18', '2025-06-18', '16岁2个月', '16 years 2 months'],
    ['2009-04-18', '2025-04-18', '16岁', '16 years'],
    ['2024-01-10', '2025-02-09', '1岁', '1 year'],
    ['2024-01-10', '2025-02-10', '1岁1个月', '1 year 1 month'],
    ['2025-01-10', '2025-04-12', '3个月2天', '3 months 2 days'],
    ['2025-01-10', '2025-02-10', '1个月', '1 month'],
    ['2025-01-31', '2025-02-28', '1个月', '1 month'],
    ['2025-01-10T10:00', '2025-02-10T09:00', '30天', '30 days'],
    ['2024-02-29', '2025-02-28', '1岁', '1 year'],
    ['2025-06-01', '2025-06-20', '19天', '19 days'],
    ['2025-06-01', '2025-06-04', '3天', '3 days'],
    ['2025-06-01T06:00', '2025-06-04T05:59', '71小时', '71 hours'],
    ['2025-06-01', '2025-06-03', '48小时', '48 hours'],
    ['2025-06-01T23:00', '2025-06-02T00:30', '1小时', '1 hour'],
    ['2025-06-01', '2025-06-01', '0小时', '0 hours'],
  ])('born %s, on %s: %s', (birthday, at, zh, en) => {
    expect(words(birthday, at)).toEqual({ zh, en })
  })

  it.each([
    ['2025-06-02', '2025-06-01'],
    ['2025-02-30', '2025-06-01'],
    ['2025-13-01', '2026-06-01'],
    ['', '2026-06-01'],
    ['yesterday', '2026-06-01'],
  ])('is none for %s on %s', (birthday, at) => {
    expect(ageAt(birthday, at)).toBeNull()
  })

  it('counts completed years', () => {
    const almost = ageAt('2009-06-19', '2025-06-18')
    expect(almost === null ? null : completedYears(almost)).toBe(15)
  })
})
