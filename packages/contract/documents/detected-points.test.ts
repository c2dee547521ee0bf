import { expect, it } from 'vitest'
import { outlineOf, pointsOf } from './detected-points'

const landmarks = { Po: { x: 1, y: 2, origin: 'estimated' }, Or: { x: 3, y: 4 }, Nowhere: { x: 5, y: 6 } }

it('of what was detected, porion alone carries the definition it was placed by; names nobody knows are left', () => {
  const points = pointsOf({ landmarks, porion: 'machine' })
  expect(points.Po).toMatchObject({ x: 1, y: 2, origin: 'estimated', definition: 'machine' })
  expect(points.Or).not.toHaveProperty('definition')
  expect(Object.keys(points)).toEqual(['Po', 'Or'])
})

it('porion of weights that cannot tell its definition carries none', () => {
  expect(pointsOf({ landmarks, porion: null }).Po).not.toHaveProperty('definition')
  expect(pointsOf({ landmarks }).Po).not.toHaveProperty('definition')
})

it('a point that something covers says so, the others do not', () => {
  const S = { x: 1, y: 2, origin: 'estimated', covered: true }
  const all = pointsOf({ landmarks: { ...landmarks, S } })
  expect(all.S?.covered).toBe(true)
  expect(all.Or).not.toHaveProperty('covered')
})

it('each point says which model found it, where the result does', () => {
  expect(pointsOf({ landmarks, model: 'ceph-1' }).Or?.model).toBe('ceph-1')
  expect(pointsOf({ landmarks }).Or).not.toHaveProperty('model')
})

it('points of outlines come along; landmarks among them, and names nobody knows, are left', () => {
  const place = { x: 1, y: 2 }
  expect(outlineOf({ landmarks, outline: { SE4: place, Na: place, Nowhere: place } })).toEqual({
    SE4: { ...place, origin: 'fitted' },
  })
  expect(outlineOf({ landmarks })).toEqual({})
})

it('what the result does not call estimated was detected', () => {
  const points = pointsOf({
    landmarks: { Or: { x: 3, y: 4 }, Po: { x: 1, y: 2, origin: 'estimated' }, S: { x: 1, y: 1, origin: 'x' } },
  })
  expect([points.Or?.origin, points.Po?.origin, points.S?.origin]).toEqual(['detected', 'estimated', 'detected'])
})
