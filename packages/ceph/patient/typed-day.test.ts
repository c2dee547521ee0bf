import { describe, expect, it } from 'vitest'
import { readDay, readTypedDay } from './typed-day'

describe('a day as people type it', () => {
  it('is read with and without separators, and in Chinese', () => {
    expect(['20090405', '2009-4-5', '2009/04/05', '2009.4.5', ' 2009年4月5日 '].map(readDay)).toEqual(Array(5).fill('2009-04-05'))
  })

  it('is refused when the calendar does not have it', () => {
    expect(['2009-02-29', '20091301', '2009-0-5', '09-04-05', '2009-04', 'x', ''].map(readDay)).toEqual(Array(7).fill(null))
    expect(readDay('2008-02-29')).toBe('2008-02-29')
  })
})

describe('a day typed or pasted into a field', () => {
  it('is read in the usual forms of both languages', () => {
    const forms = [
      ...['20120318', '2012-3-18', '2012/03/18', '2012.3.18', '2012年3月18日', '２０１２－０３－１８'],
      ...['18 Mar 2012', '18 March 2012', '18th March, 2012', '18-Mar-2012', 'March 18, 2012', 'Mar 18 2012', 'mar. 18, 2012'],
      ...['18/03/2012', '03/18/2012', '18.3.2012', ' 2012-03-18 '],
    ]
    expect(forms.map(readTypedDay)).toEqual(Array(forms.length).fill('2012-03-18'))
    expect([readTypedDay('4 Sept 2012'), readTypedDay('05/05/2012')]).toEqual(['2012-09-04', '2012-05-05'])
  })

  it('is refused where it may be two, is none of the calendar, or is no date', () => {
    const forms = [
      '05/04/2009',
      '31/02/2012',
      '30 Feb 2012',
      '18 Marc 20',
      '18 Marsh 2012',
      '18 Xyz 2012',
      '2012-13-01',
      '18/03/12',
      'x',
      '',
    ]
    expect(forms.map(readTypedDay)).toEqual(Array(forms.length).fill(null))
  })
})
