import { expect, it } from 'vitest'
import { addMonths, dayByKey, isWithin, nearestWithin, weeksAround, yearsOffered } from './day-grid'

it('a month has six weeks from Monday to Sunday, with the days around it', () => {
  const weeks = weeksAround('2024-02-10')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.[0]).toBe('2024-01-29')
  expect(weeks[4]?.slice(2, 5)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(weeks.flat().every(day => weeksAround(day).flat().includes(day))).toBe(true)
  // A month that begins on a Monday begins the first row, one that begins on a Sunday ends it.
  expect(weeksAround('2024-01-15')[0]?.[0]).toBe('2024-01-01')
  expect(weeksAround('2023-10-15')[0]?.[6]).toBe('2023-10-01')
})

it('keys go by day, week, month and year, to the ends of a week, over the ends of months', () => {
  const from = (key: string, shiftKey = false) => dayByKey('2024-02-29', { key, shiftKey })
  expect([from('ArrowLeft'), from('ArrowRight'), from('ArrowUp'), from('ArrowDown')]).toEqual([
    '2024-02-28',
    '2024-03-01',
    '2024-02-22',
    '2024-03-07',
  ])
  expect([from('Home'), from('End')]).toEqual(['2024-02-26', '2024-03-03'])
  expect([from('PageUp'), from('PageDown')]).toEqual(['2024-01-29', '2024-03-29'])
  expect([from('PageUp', true), from('PageDown', true)]).toEqual(['2023-02-28', '2025-02-28'])
  expect(from('a')).toBe(null)
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  expect(addMonths('2024-01-31', 11)).toBe('2024-12-31')
})

it('a day is within limits that hold their own days, and is brought to the nearest', () => {
  const limits = { min: '2024-02-05', max: '2024-03-01' }
  expect(['2024-02-04', '2024-02-05', '2024-03-01', '2024-03-02'].map(day => isWithin(day, limits))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(['2020-01-01', '2024-02-10', '2030-01-01'].map(day => nearestWithin(day, limits))).toEqual([
    '2024-02-05',
    '2024-02-10',
    '2024-03-01',
  ])
  expect(isWithin('1900-01-01', {})).toBe(true)
  expect(nearestWithin('1900-01-01', {})).toBe('1900-01-01')
})

it('the years offered reach to the limits, or a life back and a treatment on, and hold the one shown', () => {
  const limited = yearsOffered('2024-05-05', '2026-01-01', { min: '2012-03-04', max: '2026-01-01' })
  expect([limited[0], limited.at(-1), limited.length]).toEqual([2012, 2026, 15])
  const free = yearsOffered('2024-05-05', '2026-01-01', {})
  expect([free[0], free.at(-1)]).toEqual([1916, 2046])
  expect(yearsOffered('1890-05-05', '2026-01-01', { min: '2012-03-04' })[0]).toBe(1890)
  expect(yearsOffered('2090-05-05', '2026-01-01', { max: '2012-03-04' }).at(-1)).toBe(2090)
})
