import { featureNames } from '@sella/ceph/maturation/features'
import { expect, it } from 'vitest'
import { featureScale, limitDoubtful, limitText } from './feature-scale'

it('a feature lies on its scale by its part of the range, its limits and grey zones with it (cvm.md)', () => {
  // Notch: -0.06 to 0.24, limit 0.07, grey from 0.05 to 0.09.
  const notch = featureScale('C3_notch', 0.09, 0.03)
  expect(notch.at).toBeCloseTo(0.5, 9)
  expect(notch.whisker).toEqual([expect.closeTo(0.4, 9), expect.closeTo(0.6, 9)])
  expect(notch.limits).toEqual([expect.closeTo(0.13 / 0.3, 9)])
  expect(notch.grey).toEqual([[expect.closeTo(0.11 / 0.3, 9), expect.closeTo(0.5, 9)]])
  // Taper: 0.90 to 1.45; shape: 0.50 to 1.40 with two limits.
  expect(featureScale('C4_taper', 1.175, 0).at).toBeCloseTo(0.5, 9)
  expect(featureScale('C3_shape', 0.95, 0).at).toBeCloseTo(0.5, 9)
  expect(featureScale('C3_shape', 0.95, 0).limits).toEqual([expect.closeTo(0.4 / 0.9, 9), expect.closeTo(0.6 / 0.9, 9)])
})

it('a value beyond the scale stands at its end, and is near a limit within its grey zone alone', () => {
  expect(featureScale('C2_notch', 9, 1)).toMatchObject({ at: 1, whisker: [1, 1] })
  expect(featureScale('C2_notch', -9, 1)).toMatchObject({ at: 0, whisker: [0, 0] })
  const near = (value: number) => featureScale('C3_shape', value, 0).near
  expect([0.84, 0.85, 0.95, 0.96, 1.04, 1.05, 1.15, 1.16].map(near)).toEqual([false, true, true, false, false, true, true, false])
})

it('the limits are told in hundredths, those of the taper as doubtful', () => {
  expect([limitText('C2_notch'), limitText('C4_taper'), limitText('C3_shape')]).toEqual(['0.07', '1.15', '0.90–1.10'])
  expect(featureNames.filter(limitDoubtful)).toEqual(['C3_taper', 'C4_taper'])
})
