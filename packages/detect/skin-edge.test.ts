import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeAlong } from './skin-edge'

test('a soft step from skin to air is found to a quarter of a millimetre', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 10 }), fc.integer({ min: 30, max: 120 }), (place, height) => {
      const greys = Array.from({ length: 33 }, (_, i) => 20 + height / (1 + Math.exp((i - 16 - place) * 1.5)))
      expect(Math.abs((edgeAlong(greys) as number) - place * 0.25)).toBeLessThanOrEqual(0.26)
    }),
  )
})

test('without an edge the estimate stays', () => {
  expect(edgeAlong(Array(33).fill(40))).toBeNull()
  expect(edgeAlong(Array.from({ length: 33 }, (_, i) => 100 - i))).toBeNull()
})
