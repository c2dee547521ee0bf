import { expect, it } from 'vitest'
import { aimText } from './aim-text'

const ruler = { provenance: 'ruler', mmPerPixel: 0.1 } as const
const detector = { provenance: 'detector', mmPerPixel: 0.1 } as const

it('marks a length by a scale nobody measured as approximate, as the targets do, but no angle and no space of an arch', () => {
  const overjet = { aim: { aim: 'overjet' }, state: { unit: 'mm', value: 6.3, wanted: 3 } } as const
  expect(aimText(overjet, ruler)).toBe('6.3 mm → 3.0 mm')
  expect(aimText(overjet, detector)).toBe('≈ 6.3 mm → 3.0 mm')
  expect(aimText({ ...overjet, aim: { aim: 'arch' } }, detector)).toBe('6.3 mm → 3.0 mm')
  expect(aimText({ aim: { aim: 'target' }, state: { unit: 'degree', value: 110, wanted: 105 } }, detector)).toBe(
    '110.0° → 105.0°',
  )
  expect(aimText({ ...overjet, state: { ...overjet.state, value: null } }, detector)).toBeNull()
})
