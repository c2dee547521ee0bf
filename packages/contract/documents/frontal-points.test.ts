import { expect, it } from 'vitest'
import { facePointsDocument } from './face-points'
import { withoutFacePhotos } from './frontal-points'
import { pointsLieOn } from './lies-on'

const list = [{ landmark: 'Cg', x: 10, y: 20, origin: 'manual' }]
const text = JSON.stringify({
  version: 5,
  placedOn: { Frontal_Ceph: 'film', Frontal_Photo: 'photo' },
  Frontal_Ceph: list,
  Frontal_Photo: [{ landmark: 'Prn', x: 1, y: 2 }],
})

it('a malformed point of the frontal film is named', () => {
  expect(facePointsDocument.faultIn(text)).toBeNull()
  expect(
    facePointsDocument.faultIn(
      JSON.stringify({ version: 5, Frontal_Ceph: [{ landmark: 'Cg', x: 1, y: 1, confidence: 'sure' }] }),
    ),
  ).toContain('Frontal_Ceph')
})

it('points of the frontal film hold its pixels where they are, and those of no other image', () => {
  const placed = { cephPoints: null, facePoints: text, alignment: null }
  expect(pointsLieOn(placed, 'Frontal_Ceph')).toBe(true)
  expect(
    pointsLieOn({ ...placed, facePoints: '{"version":5,"Frontal_Photo":[{"landmark":"Prn","x":1,"y":2}]}' }, 'Frontal_Ceph'),
  ).toBe(false)
  expect(pointsLieOn(placed, 'Hand_Wrist')).toBe(false)
})

it('an archive without photos of the face keeps the frontal film’s points and nothing of the photos', () => {
  expect(JSON.parse(withoutFacePhotos(text) ?? '')).toEqual({
    version: 5,
    placedOn: { Frontal_Ceph: 'film' },
    Frontal_Ceph: list,
  })
  expect(withoutFacePhotos('{"version":5,"Frontal_Photo":[]}')).toBeNull()
  expect(withoutFacePhotos('not JSON')).toBeNull()
})
