import { describe, expect, it } from 'vitest'
import { readDay } from './typed-day'

describe('a day as people type it', () => {
  it('is read with and without separators, and in Chinese', () => {
    expect(['20090405', '2009-4-5', '2009/04/05', '2009.4.5', ' 2009年4月5日 '].map(readDay)).toEqual(Array(5).fill('2009-04-05'))
  })

  it('is refused when the calendar does not have it', () => {
    expect(['2009-02-29', '20091301', '2009-0-5', '09-04-05', '2009-04', 'x', ''].map(readDay)).toEqual(Array(7).fill(null))
    expect(readDay('2008-02-29')).toBe('2008-02-29')
  })
})
