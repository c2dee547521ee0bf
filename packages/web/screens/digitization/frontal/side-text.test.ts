import { expect, it } from 'vitest'
import { apartOf, markedSideOf } from './side-text'

const words = { left: { zh: '左', en: 'left' }, right: { zh: '右', en: 'right' } }
const ruler = { provenance: 'ruler', mmPerPixel: 0.1 } as const
const detector = { provenance: 'detector', mmPerPixel: 0.1 } as const
const lower = { mm: 2.9, error: 1.4, standing: 'beyond' } as const

it('marks heights, midlines and what tells a turned head as approximate by a scale nobody measured, as the paper does', () => {
  expect(markedSideOf(lower, words, 'en', ruler)).toEqual({ side: 'left', mm: '2.9' })
  expect(markedSideOf({ ...lower, mm: -2.9 }, words, 'zh', detector)).toEqual({ side: '右', mm: '≈ 2.9' })
  expect(markedSideOf({ ...lower, mm: -0.04 }, words, 'zh', detector)).toBeNull()
  const turn = { z: 3.2, lo: 2.1, turned: false }
  expect([apartOf(turn, ruler), apartOf(turn, detector)]).toEqual([
    { z: '3.2', lo: '2.1' },
    { z: '≈ 3.2', lo: '≈ 2.1' },
  ])
})
