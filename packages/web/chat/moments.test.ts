import { expect, test } from 'vitest'
import { momentText, startsMoment } from './moments'

test('the time stands above the first message and after a pause of five minutes', () => {
  const at = (minute: number) => new Date(2026, 1, 3, 10, minute).toISOString()
  expect([startsMoment(undefined, at(0)), startsMoment(at(0), at(4)), startsMoment(at(0), at(5))]).toEqual([true, false, true])
})

test('it is told by day, in the reader’s words', () => {
  const now = new Date(2026, 1, 3, 18, 0)
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()
  const times = [at(2026, 1, 3, 10, 31), at(2026, 1, 2, 17, 20), at(2026, 0, 14, 9, 5)]
  expect(times.map(time => momentText(time, now, 'zh'))).toEqual(['今天 10:31', '昨天 17:20', '1月14日 09:05'])
  expect(times.map(time => momentText(time, now, 'en'))).toEqual(['today 10:31', 'yesterday 17:20', '14 Jan 09:05'])
})
