import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { movement } from './movement'

const t = ((key: string, values: object = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ')) as unknown as TFunction
const calibration = { mmPerPixel: 0.1, provenance: 'ruler' } as const
const from = { x: 100, y: 100 }
const to = { x: 130, y: 60 }

it('tells front from back by the side the face looks to, and a face seen from before by the sides of its picture', () => {
  const wordsOf = (facing: 'left' | 'right', view: 'film' | 'face_frontal') =>
    movement({ from, to, view }, { calibration, facing }, t)
  expect(wordsOf('right', 'film')).toBe('by 5.0 mm front 3.0 up 4.0')
  expect(wordsOf('left', 'film')).toBe('by 5.0 mm back 3.0 up 4.0')
  expect(wordsOf('right', 'face_frontal')).toBe('by 5.0 mm imageRight 3.0 up 4.0')
  expect(movement({ from: to, to: from, view: 'film' }, { calibration, facing: 'right' }, t)).toBe('by 5.0 mm back 3.0 down 4.0')
})

it('marks a length by a scale that nobody measured once, and knows a point that did not move', () => {
  const guessed = { mmPerPixel: 0.1, provenance: 'detector' } as const
  expect(movement({ from, to, view: 'film' }, { calibration: guessed, facing: 'right' }, t)).toBe('by ≈ 5.0 mm front 3.0 up 4.0')
  expect(movement({ from, to: from, view: 'film' }, { calibration, facing: 'right' }, t)).toBe('still')
})
