import { expect, it } from 'vitest'
import { knownPointsOnly } from './known-only'
import { STORED_VERSION } from './stored'

const own = {
  landmark: 'S',
  x: 1,
  y: 2,
  isActive: true,
  type: 'ct',
  fillColor: '',
  distance: 10,
  userSet: true,
  rulerexist: false,
}
const kept = (point: object): unknown => {
  const text = knownPointsOnly(JSON.stringify({ version: STORED_VERSION, Lateral_Ceph: [point] }))
  return text === null ? null : JSON.parse(text).Lateral_Ceph[0]
}

it('keeps what the product writes, numbers in text too', () => {
  const point = { ...own, origin: 'detected', confidence: 0.7, errorPx: 3, model: 'ceph-2026.11j', x: '1.5' }
  expect(kept(point)).toEqual(point)
})

it('keeps nothing in words where the product writes none, nor in fields of others', () => {
  const words = 'Li Ming'
  const point = {
    ...own,
    fillColor: words,
    type: words,
    origin: words,
    model: words,
    distance: words,
    isActive: words,
    who: words,
  }
  expect(kept({ ...point, userSet: { of: words }, errorPx: [words] })).toEqual({
    landmark: 'S',
    x: 1,
    y: 2,
    fillColor: '',
    rulerexist: false,
  })
  expect(kept({ ...own, landmark: words })).toBeNull()
})
