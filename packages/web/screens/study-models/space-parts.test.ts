import { describe, expect, it } from 'vitest'
import { spaceParts } from './space-parts'

const segment = (available: number, required: number) =>
  ({
    side: 'right',
    part: 'anterior',
    available,
    required,
    difference: available - required,
    predicted: false,
    borrowed: [],
  }) as const

describe('the bar of an arch’s room', () => {
  it('shows what lacks and what is left over, in shares of the whole', () => {
    const [crowded, spaced] = spaceParts({ segments: [segment(9, 10), segment(10, 8)] })
    expect(crowded).toMatchObject({ filled: 0.45, lacking: 0.05, spare: 0 })
    expect(spaced).toMatchObject({ filled: 0.4, lacking: 0, spare: 0.1 })
  })

  it('is as long as all its parts, whatever the arch', () => {
    const parts = spaceParts({ segments: [segment(21, 21.6), segment(10.4, 11.7), segment(12, 11.7), segment(21.4, 21.5)] })
    expect(parts.reduce((sum, { filled, lacking, spare }) => sum + filled + lacking + spare, 0)).toBeCloseTo(1, 12)
  })

  it('is empty without any length', () => {
    expect(spaceParts({ segments: [segment(0, 0)] })).toEqual([])
  })
})
