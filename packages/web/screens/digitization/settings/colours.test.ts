import { defaultColours } from '@sella/drawing/tracing/colours'
import { describe, expect, it } from 'vitest'
import { readColours, withKeys } from './colours'
import { readDisplay } from './display'

describe('the doctor’s colours', () => {
  it('are kept beside what is drawn, neither changing the other', () => {
    const shown = withKeys(null, { ...readDisplay(null), points: false })
    const both = withKeys(shown, { ...defaultColours, curveColor: '#112233', overlapColors: ['#000001', '#000002'] })
    expect(readDisplay(both).points).toBe(false)
    expect(readColours(both)).toMatchObject({ curveColor: '#112233', overlapColors: ['#000001', '#000002'] })
    expect(readColours(withKeys(both, { points: true })).curveColor).toBe('#112233')
  })

  it('are the default where nothing, or no colour, is kept', () => {
    expect(readColours(null)).toEqual(defaultColours)
    expect(readColours('{"curveColor":"url(#x)","overlapColors":[7]}')).toEqual(defaultColours)
    expect(defaultColours.overlapColors).toHaveLength(10)
  })
})
