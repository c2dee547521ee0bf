import { expect, it } from 'vitest'
import { spanText } from './marks'

it('an arch width is named on its line where the name leaves some of the line to be seen, else it is the length alone', () => {
  expect(spanText('尖牙间宽', 34.98, 150)).toBe('尖牙间宽 35.0 mm')
  expect(spanText('磨牙间宽（中央窝）', 43.2, 400)).toBe('磨牙间宽 43.2 mm')
  expect(spanText('Between molars (fossae)', 43.2, 400)).toBe('Between molars 43.2 mm')
  expect(spanText('Between canines', 27.4, 150)).toBe('27.4 mm')
  // It would fit, but cover the line whole.
  expect(spanText('尖牙间宽', 34.98, 130)).toBe('35.0 mm')
  expect(spanText('尖牙间宽', 34.98, 80)).toBe('35.0 mm')
})
