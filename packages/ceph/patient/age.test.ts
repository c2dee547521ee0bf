import { describe, expect, it } from 'vitest'
import { ageAt, ageWords } from './age'

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
    expect(ageAt('2009-06-19', '2025-06-18')?.years).toBe(15)
  })

  it.each([
    ['to the minute', '2025-01-01T10:00', '2025-01-01T10:00'],
    ['with seconds', '2025-01-01T10:00:59', '2025-01-01 10:00:00.123Z'],
    ['Z, which is read as it stands', '2025-01-01T10:00Z', '2025-01-01T10:00'],
  ])('takes a moment %s', (_, birthday, at) => {
    expect(ageAt(birthday, at)).toEqual({ years: 0, months: 0, days: 0, hours: 0 })
  })

  it.each([
    '2025-00-10',
    '2025-01-00',
    '2025-01-32',
    '2025-04-31',
    '2025-06-31',
    '2025-09-31',
    '2025-11-31',
    '2023-02-29',
    '1900-02-29',
    '2025-01-01T24:00',
    '2025-01-01T10:60',
    '2025-01-01T10',
    ' 2025-01-01',
    '2025-01-01 ',
    '2025-1-01',
    '2025-01-01T10:00+08:00',
  ])('“%s” is no date', text => {
    expect(ageAt(text, '2026-06-01')).toBeNull()
    expect(ageAt('1890-01-01', text)).toBeNull()
  })

  it.each([
    ['2000-02-29', '2001-02-28', { years: 1, months: 0, days: 0 }],
    ['2024-02-29', '2024-03-28', { years: 0, months: 0, days: 28 }],
    ['2024-02-29', '2024-03-29', { years: 0, months: 1, days: 0 }],
    ['2024-12-31', '2025-01-31', { years: 0, months: 1, days: 0 }],
    ['2025-03-31', '2025-04-30', { years: 0, months: 1, days: 0 }],
    ['2025-03-31', '2025-04-29', { years: 0, months: 0, days: 29 }],
    ['2025-03-15', '2026-02-14', { years: 0, months: 10, days: 30 }],
    ['2025-01-15', '2026-12-15', { years: 1, months: 11, days: 0 }],
    ['2025-01-10T10:30', '2025-02-10T10:30', { years: 0, months: 1, days: 0 }],
    ['2025-01-10T10:30', '2025-02-10T10:29', { years: 0, months: 0, days: 30 }],
    ['2025-01-10T10:30', '2025-02-12T10:29', { years: 0, months: 1, days: 1 }],
  ])('from %s to %s', (birthday, at, age) => {
    expect(ageAt(birthday, at)).toMatchObject(age)
  })

  it('counts full hours since birth', () => {
    expect(ageAt('2025-06-01T06:30', '2025-06-02T07:29')?.hours).toBe(24)
    expect(ageAt('2025-06-01T06:30', '2025-06-02T07:30')?.hours).toBe(25)
  })

  it('says only what is there, in the singular where there is one', () => {
    expect(ageWords({ years: 0, months: 2, days: 0, hours: 1440 })).toEqual({ zh: '2个月', en: '2 months' })
    expect(ageWords({ years: 0, months: 0, days: 0, hours: 1 })).toEqual({ zh: '1小时', en: '1 hour' })
    expect(ageWords({ years: 0, months: 2, days: 1, hours: 1440 })).toEqual({ zh: '2个月1天', en: '2 months 1 day' })
  })
})
