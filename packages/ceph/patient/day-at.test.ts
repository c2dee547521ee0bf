import { expect, it } from 'vitest'
import { dayAt } from './day-at'

it('is the day where the reader is, not that of Greenwich', () => {
  expect(dayAt('2026-05-19T17:30:00.000Z', 'Asia/Shanghai')).toBe('2026-05-20')
  expect(dayAt(Date.parse('2026-05-20T02:00:00Z'), 'America/New_York')).toBe('2026-05-19')
  expect(dayAt('2026-01-01T00:00:00Z', 'UTC')).toBe('2026-01-01')
})

it('is by this machine’s zone where none is named', () => {
  const at = new Date(2026, 0, 3, 0, 5)
  expect(dayAt(at.toISOString())).toBe('2026-01-03')
  expect(dayAt(new Date(2026, 0, 3, 23, 55).getTime())).toBe('2026-01-03')
})

it('leaves the beginning of a text that is no instant', () => {
  expect(dayAt('yesterday evening')).toBe('yesterday ')
})
