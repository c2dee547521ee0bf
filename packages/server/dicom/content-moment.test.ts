import { expect, test } from 'vitest'
import { contentMoment } from './content-moment'

const valuesOf = (instant: string, ahead: number) => Object.values(contentMoment(instant, ahead)).map(([, value]) => value)

test('is the day and time of the place, with its offset from UTC', () => {
  expect(valuesOf('2026-01-01T16:30:05.123Z', 480)).toEqual(['20260102', '003005', '+0800'])
  expect(valuesOf('2026-01-01T02:30:05.000Z', -210)).toEqual(['20251231', '230005', '-0330'])
  expect(valuesOf('2026-01-01T02:30:05.000Z', 0)).toEqual(['20260101', '023005', '+0000'])
})

test('is the same instant whatever the clock of this machine shows', () => {
  const [day = '', time = '', offset = ''] = Object.values(contentMoment('2026-07-01T22:30:05.000Z')).map(([, value]) =>
    String(value),
  )
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`
  expect(Date.parse(`${iso}${offset.slice(0, 3)}:${offset.slice(3)}`)).toBe(Date.parse('2026-07-01T22:30:05Z'))
})
