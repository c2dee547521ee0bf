import { expect, it } from 'vitest'
import { shownValue } from './shown-value'

it('a value bears its unit, a length by an unmeasured scale its mark, and no value neither', () => {
  expect(shownValue({ shown: '82.0', unit: 'degree', approximate: false })).toBe('82.0°')
  expect(shownValue({ shown: '−3.0', unit: 'mm', approximate: true })).toBe('≈ −3.0 mm')
  expect(shownValue({ shown: '–', unit: 'mm', approximate: false })).toBe('–')
})
