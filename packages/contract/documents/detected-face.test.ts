import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { expect, test } from 'vitest'
import { withDetectedFace, withoutDetectedFace } from './detected-face'
import { holdsFace } from './face-points'

const at = (x: number): PlacedPoint => ({ x, y: 5, origin: 'detected', confidence: 0.8, errorPx: 5.5 })
const photo = { image: 'Lateral_Photo', of: 'hash' }
const pointsIn = (text: string | null) =>
  (JSON.parse(text ?? '{}').Lateral_Photo as readonly Record<string, unknown>[]).map(({ landmark, x, origin }) => [
    landmark,
    x,
    origin,
  ])

test('found points are stored with the fields of the specification, and replaced by the next find', () => {
  const first = withDetectedFace(null, photo, { Prn: at(1), Subnasale: at(2), Nonsense: at(3) })
  expect(JSON.parse(first ?? '').Lateral_Photo[0]).toMatchObject({
    landmark: 'Prn',
    isActive: true,
    type: 'face',
    userSet: false,
    confidence: 0.8,
  })
  expect(pointsIn(first)).toEqual([
    ['Prn', 1, 'detected'],
    ['Subnasale', 2, 'detected'],
  ])
  expect(pointsIn(withDetectedFace(first, photo, { Prn: at(9) }))).toEqual([['Prn', 9, 'detected']])
})

test('a point the doctor set on this photo stays, on another photo it does not', () => {
  const own = { landmark: 'Prn', x: 44, y: 4, userSet: true, origin: 'manual' }
  const before = JSON.stringify({ version: 2, placedOn: { Lateral_Photo: 'hash' }, Lateral_Photo: [own], Smile_Photo: [own] })
  const kept = withDetectedFace(before, photo, { Prn: at(1), Subnasale: at(2) })
  expect(pointsIn(kept)).toEqual([
    ['Prn', 44, 'manual'],
    ['Subnasale', 2, 'detected'],
  ])
  expect(JSON.parse(kept ?? '').Smile_Photo).toEqual([own])
  expect(pointsIn(withDetectedFace(before, { ...photo, of: 'other' }, { Subnasale: at(2) }))).toEqual([
    ['Subnasale', 2, 'detected'],
  ])
  expect(pointsIn(withoutDetectedFace(kept ?? '', 'Lateral_Photo'))).toEqual([['Prn', 44, 'manual']])
})

test('points of an older version come along as the version of now has them', () => {
  const old = (x: unknown) => [
    { landmark: 'Prn', x, y: 40, origin: 'detected', errorMm: 2 },
    { landmark: 'Subnasale', x: 100, y: 160, origin: 'manual' },
  ]
  const text = withDetectedFace(JSON.stringify({ version: 2, Lateral_Photo: [], Smile_Photo: old(160) }), photo, { Prn: at(1) })
  const [prn] = JSON.parse(text ?? '').Smile_Photo
  expect(prn.errorPx).toBeGreaterThan(0)
  expect(prn).not.toHaveProperty('errorMm')
  expect(JSON.parse(withoutDetectedFace(JSON.stringify({ Smile_Photo: old('160') }), 'Lateral_Photo')).Smile_Photo[0].x).toBe(160)
})

test('a text that cannot be read is not written over', () => {
  for (const text of ['x', '{"version":99}', '{"Lateral_Photo":[{"landmark":"Prn","x":"one","y":2}]}']) {
    expect(withDetectedFace(text, photo, { Prn: at(1) })).toBeNull()
    expect(withoutDetectedFace(text, 'Lateral_Photo')).toBe(text)
  }
})

test('points of the side photo say nothing of the other views', () => {
  const text = withDetectedFace(null, photo, { Prn: at(1) })
  expect([holdsFace('face_side', text), holdsFace('face_frontal', text), holdsFace('face_side', null)]).toEqual([
    true,
    false,
    false,
  ])
})
