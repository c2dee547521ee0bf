import { type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { jaws } from '@sella/ceph/study-models/tooth'
import { describe, expect, it } from 'vitest'
import { scaleBars } from './scale-bars'

const ruler = (long: number) => ({ from: { x: 0, y: 0, z: 0 }, to: { x: long, y: 0, z: 0 }, mm: 20 })
const photos: ModelReadings = { ...noReadings, on: { upper: 'photo', lower: 'photo' } }

describe('the bar of 10 mm', () => {
  it('is one for two models in mm, ten units long', () => {
    expect(scaleBars(noReadings, jaws, () => 6)).toEqual([{ jaws: ['upper', 'lower'], px: 60 }])
  })

  it('goes by the unit that the doctor named', () => {
    const inches = { ...noReadings, mmPerUnit: { upper: 25.4, lower: 25.4 } }
    expect(scaleBars(inches, jaws, () => 254)[0]?.px).toBeCloseTo(100, 6)
  })

  it('is one for each photograph whose scale differs, and none without a scale', () => {
    const both = { ...photos, rulers: { upper: ruler(360), lower: ruler(400) } }
    expect(scaleBars(both, jaws, () => 0.5)).toEqual([
      { jaws: ['upper'], px: 90 },
      { jaws: ['lower'], px: 100 },
    ])
    expect(scaleBars({ ...photos, rulers: { upper: ruler(360), lower: null } }, jaws, () => 0.5)).toEqual([
      { jaws: ['upper'], px: 90 },
    ])
    expect(scaleBars(photos, jaws, () => 0.5)).toEqual([])
  })
})
