import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identity } from './canonical'
import { edgeAlong, onSkin } from './skin-edge'

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

test('a point laid on the edge is told surer than its estimate, one without an edge less sure', () => {
  const size = 200
  // Skin up to x = 103, air beyond; one canonical mm is a pixel.
  const edge = Uint8Array.from({ length: size * size }, (_, i) => (i % size < 103 ? 140 : 20))
  const frame = { toCanonical: identity, inverted: false }
  const estimate = { at: [101, 100], p68: 4 } as const
  const on = (pixels: Uint8Array) =>
    onSkin({ Prn: estimate, Ba: estimate }, { ...frame, levels: [{ width: size, height: size, pixels }] })
  const { Prn, Ba } = on(edge)
  expect(Prn?.at[0]).toBeCloseTo(102.5, 0)
  expect(Prn?.p68).toBeCloseTo(3.2, 6)
  expect(on(new Uint8Array(size * size).fill(80)).Prn).toEqual({ at: [101, 100], p68: 7.2 })
  expect(Ba).toEqual(estimate)
})
