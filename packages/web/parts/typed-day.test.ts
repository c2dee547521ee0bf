import { describe, expect, it } from 'vitest'
import { typedDay } from './typed-day'

describe('what stands in a date field', () => {
  it('is read, with whether more is to be expected', () => {
    expect(typedDay(' 2024-03-05 ', {})).toEqual({ day: '2024-03-05', fault: null, complete: true })
    expect(typedDay('20240305', {})).toEqual({ day: '2024-03-05', fault: null, complete: true })
    expect(typedDay('2024-3-1', {})).toEqual({ day: '2024-03-01', fault: null, complete: false })
    expect(typedDay('', {})).toEqual({ day: null, fault: null, complete: true })
  })

  it('is wrong where it is no date, and out of bounds on either side of them alone', () => {
    const limits = { min: '2024-03-05', max: '2024-03-07' }
    const faults = ['2024-03-04', '2024-03-05', '2024-03-07', '2024-03-08', '2024-02-30', '03/04/2024'].map(
      text => typedDay(text, limits).fault,
    )
    expect(faults).toEqual(['early', null, null, 'late', 'wrong', 'wrong'])
  })
})
