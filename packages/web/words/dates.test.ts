import { localDay } from '@sella/ceph/patient/local-day'
import { describe, expect, it } from 'vitest'
import { ago, longDay } from './dates'

describe('an instant in a list', () => {
  const now = new Date(2025, 5, 18, 18, 0)
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

  it('is told by distance on the same day, then by day, then by date', () => {
    const times = [
      at(2025, 5, 18, 18, 0),
      at(2025, 5, 18, 17, 48),
      at(2025, 5, 18, 15, 30),
      at(2025, 5, 17, 17, 20),
      at(2025, 5, 14, 9, 0),
      at(2023, 5, 14, 9, 0),
    ]
    expect(times.map(time => ago(time, now, 'zh'))).toEqual([
      '刚刚',
      '12 分钟前',
      '2 小时前',
      '昨天 17:20',
      '6月14日',
      '2023年6月14日',
    ])
    expect(times.map(time => ago(time, now, 'en'))).toEqual([
      'just now',
      '12 min ago',
      '2 h ago',
      'yesterday 17:20',
      '14 Jun',
      '14 Jun 2023',
    ])
  })

  it('says yesterday across midnight, however few hours ago', () => {
    expect(ago(at(2025, 5, 17, 23, 50), new Date(2025, 5, 18, 1, 0), 'zh')).toBe('昨天 23:50')
  })
})

it('writes a birthday in both languages without shifting its day', () => {
  expect([longDay('2009-04-05', 'zh'), longDay('2009-04-05', 'en')]).toEqual(['2009年4月5日', '5 April 2009'])
  expect(localDay(new Date(2025, 0, 3))).toBe('2025-01-03')
})
