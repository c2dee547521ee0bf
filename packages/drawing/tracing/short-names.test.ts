import { faceLandmarkNames, faceViews } from '@sella/ceph/data/face-landmarks'
import { frontalLandmarkNames } from '@sella/ceph/data/frontal/landmarks'
import { landmarkNames } from '@sella/ceph/data/landmarks'
import { describe, expect, test } from 'vitest'
import { calledPoint } from './called'
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

  test('fit beside their points, and no two points of a picture are written alike', () => {
    for (const names of [landmarkNames, frontalLandmarkNames, ...faceViews.map(faceLandmarkNames)]) {
      const short = names.map(shortLandmarkName)
      expect(short.filter(name => !/^\S.{0,8}$/.test(name))).toEqual([])
      expect(short.filter((name, i) => short.indexOf(name) !== i)).toEqual([])
    }
  })

  test('are shorter than the name of the table wherever that has eight letters or more, but on a smile', () => {
    const views = faceViews.filter(view => view !== 'face_smile').flatMap(faceLandmarkNames)
    const long = [...landmarkNames, ...frontalLandmarkNames, ...views].filter(name => name.length >= 8)
    expect(long.filter(name => shortLandmarkName(name).length > 7)).toEqual([])
    const shorter = ['Trichion', 'Alare', 'Tragus', 'Stms', 'UpperLip', 'U6Mesial', 'Glabella'] as const
    expect(shorter.map(shortLandmarkName)).toEqual(['Tr', 'Al', 'Trg', 'Stm s', 'UL', 'U6 M', 'G'])
  })

  test('stand for a point that is missing, unless nobody knows them: those of a smile are written out', () => {
    expect(calledPoint('UpperLip', 'zh')).toBe('UL')
    expect(calledPoint('ANS', 'en')).toBe('ANS')
    expect(calledPoint('Stms', 'en')).toBe('Stm s')
    for (const lang of ['zh', 'en'] as const) {
      const called = calledPoint('U1EdgeR', lang)
      expect(called.length).toBeGreaterThan(4)
      expect(called).not.toBe('U1EdgeR')
    }
  })
})
