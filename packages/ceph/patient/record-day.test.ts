import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn, latestToday, wrongRecordDay } from './record-day'

it('refuses what is after today or before birth, and neither today nor the day of birth', () => {
  const of = (day: string) => wrongRecordDay(day, { birthday: '2012-03-04', today: '2026-11-22' })
  expect(['2026-11-22', '2012-03-04', '2020-02-29'].map(of)).toEqual([null, null, null])
  expect([of('2026-11-23'), of('2012-03-03')]).toEqual(['future', 'before-birth'])
  expect(wrongRecordDay('1900-01-01', { birthday: null, today: '2026-11-22' })).toBeNull()
})

it("never takes a doctor's today for the future, in whatever zone she is", () => {
  const zones = fc.integer({ min: -12 * 60, max: 14 * 60 })
  const instants = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  fc.assert(
    fc.property(instants, zones, (now, minutes) => {
      const today = new Date(now + minutes * 60_000).toISOString().slice(0, 10)
      expect(wrongRecordDay(today, { birthday: null, today: latestToday(now) })).toBeNull()
    }),
  )
})

it('is never more than the day after tomorrow ahead of any zone', () => {
  expect(latestToday(Date.UTC(2026, 10, 22, 9, 59))).toBe('2026-11-22')
  expect(latestToday(Date.UTC(2026, 10, 22, 10, 0))).toBe('2026-11-23')
})

it('reads the day where a moment was written, not in UTC', () => {
  expect(dayIn('2026-02-02T01:30:00+08:00')).toBe('2026-02-02')
})
