import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import { profileImage, withAlignment } from './alignment'
import { photoScale } from './photo-scale'
import { toStored } from './tracing'

/** The photo half as large on the film, turned by 0.1 rad. */
const alignment: PhotoAlignment = {
  fit: { a: 0.5 * Math.cos(0.1), b: 0.5 * Math.sin(0.1), tx: 120, ty: -14 },
  ...{ mirrored: true, residualMm: 0.8, origin: 'detected', film: 'film', photo: 'side' },
}
const side = { hash: 'side', fileScale: null }
const film = { hash: 'film', fileScale: null }
/** 10 mm over 50 pixels. */
const ends = [
  { x: 100, y: 100 },
  { x: 150, y: 100 },
] as const
const stored = toStored({ ...emptyTracing, ruler: { ends, mm: 10 } })
const ruled = {
  alignment: withAlignment(null, profileImage, alignment),
  ...{ cephPoints: stored.ok ? stored.value : null, film },
}

test('a side photo on a film has the film’s millimetres by as much as it is enlarged there', () => {
  expect(photoScale(profileImage, side, ruled)).toEqual({ mmPerPixel: expect.closeTo(0.1, 9), provenance: 'film' })
  const stated = { ...film, fileScale: { mmPerPixel: 0.3, provenance: 'dicom' } } as const
  const untraced = { ...ruled, cephPoints: null, film: stated }
  expect(photoScale(profileImage, side, untraced)?.mmPerPixel).toBeCloseTo(0.15, 9)
})

test('it has none by a film without a measured scale, off the film, on another film, or as another photo', () => {
  const enlarged = { ...film, fileScale: { mmPerPixel: 0.3, provenance: 'detector' } } as const
  for (const of of [
    { ...ruled, cephPoints: null },
    { ...ruled, cephPoints: '{' },
    { ...ruled, cephPoints: null, film: enlarged },
    { ...ruled, film: null },
    { ...ruled, film: { ...film, hash: 'later' } },
    { ...ruled, alignment: null },
  ])
    expect(photoScale(profileImage, side, of)).toBeNull()
  expect(photoScale(profileImage, { ...side, picture: 'turned' }, ruled)).toBeNull()
  expect(photoScale('Frontal_Photo', side, ruled)).toBeNull()
})

test('its own scale goes before', () => {
  const fileScale = { mmPerPixel: 0.7, provenance: 'dicom' } as const
  expect(photoScale(profileImage, { ...side, fileScale }, ruled)).toBe(fileScale)
})
