import { evenly } from '@sella/ceph/testing/evenly'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeak } from './from-heatmap'

const number = (min: number, max: number) => evenly(min, max)

test('the peak of a Gaussian map is read to a fiftieth of a pixel, its spread to a twentieth', () => {
  fc.assert(
    fc.property(number(12, 35), number(12, 35), number(1, 2.2), (cx, cy, sigma) => {
      const map = Float32Array.from(
        { length: 48 * 48 },
        (_, i) => -(((i % 48) - cx) ** 2 + (Math.floor(i / 48) - cy) ** 2) / (2 * sigma ** 2),
      )
      const { at, spread, share } = readPeak(map, 48, 9)
      expect(Math.hypot(at[0] - cx, at[1] - cy)).toBeLessThan(0.02)
      expect(Math.abs(spread - sigma * Math.SQRT2)).toBeLessThan(0.05 * spread)
      expect(share).toBeGreaterThan(0.99)
    }),
  )
})

test('a constant added to every logit changes nothing', () => {
  const logits = fc.uniqueArray(fc.integer({ min: -80, max: 80 }), { minLength: 64, maxLength: 64 })
  fc.assert(
    fc.property(logits, fc.integer({ min: -50, max: 50 }), (values, lift) => {
      const a = readPeak(
        Float32Array.from(values, v => v / 8),
        8,
        2,
      )
      const b = readPeak(
        Float32Array.from(values, v => v / 8 + lift),
        8,
        2,
      )
      expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeLessThan(1e-6)
    }),
  )
})
