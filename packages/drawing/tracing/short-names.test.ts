import { faceLandmarkNames, faceViews } from '@sella/ceph/data/face-landmarks'
import type { frontalLandmarkNames } from '@sella/ceph/data/frontal/landmarks'
import { landmarkNames } from '@sella/ceph/data/landmarks'
import { describe, expect, test } from 'vitest'
import { shortLandmarkName } from './short-names'

describe('short names', () => {
  test('of the frontal film lose the letters that keep them apart, the side behind', () => {
    expect(
      ['Co_PA_R', 'Mark_L', 'Ag_R', 'Cg'].map(name => shortLandmarkName(name as (typeof frontalLandmarkNames)[number])),
    ).toEqual(['Co R', 'L', 'Ag R', 'Cg'])
  })

  test('the letters of the frontal film are in no name of another table', () => {
    const others = [...landmarkNames, ...faceViews.flatMap(faceLandmarkNames)]
    expect(others.filter(name => /_PA|^Mark_|_[RL]$/.test(name))).toEqual([])
  })
})
