import { describe, expect, it } from 'vitest'
import { detectionResultIn } from './detection-result'
import { alignResultIn, profileResultIn } from './profile-result'

describe('the result of a detection', () => {
  const result = {
    model: 'ceph-1',
    porion: 'machine',
    landmarks: { S: { x: 1, y: 2, origin: 'detected', confidence: 0.9, expectedErrorPx: 3, covered: true } },
    outline: { palate1: { x: 5, y: 6 } },
    checks: { isCeph: true, mirrored: false, inverted: false, rotated: 90 },
  }

  it('comes back whole, with what the detector noticed of the film', () => {
    expect(detectionResultIn(JSON.stringify(result))).toEqual(result)
    expect(detectionResultIn('{}')).toEqual({})
    expect(detectionResultIn('{"porion":null}')).toEqual({ porion: null })
  })

  it.each([
    ['no text', null],
    ['no JSON', '{'],
    ['a place that is no number', JSON.stringify({ ...result, landmarks: { S: { x: '1', y: 2 } } })],
    ['a place without a height', JSON.stringify({ ...result, landmarks: { S: { x: 1 } } })],
    ['a definition of porion nobody knows', JSON.stringify({ ...result, porion: 'third' })],
    ['an outline without places', JSON.stringify({ ...result, outline: { palate1: {} } })],
    ['a turn that is no number', JSON.stringify({ ...result, checks: { rotated: 'a little' } })],
  ])('is refused whole with %s', (_, text) => {
    expect(detectionResultIn(text)).toBeNull()
  })
})

describe('the result of a profile', () => {
  const point = { x: 1, y: 2, confidence: 0.5, expectedErrorPx: 4 }
  const result = { photo: 'p', model: 'skin-1', points: { Prn: point, Subnasale: { ...point, origin: 'estimated' } } }

  it('comes back whole, and not at all in part', () => {
    expect(profileResultIn(JSON.stringify(result))).toEqual(result)
    for (const text of [null, '{', '{}', JSON.stringify({ ...result, points: { Prn: { ...point, x: null } } })])
      expect(profileResultIn(text)).toBeNull()
    const { photo: _, ...nameless } = result
    expect(profileResultIn(JSON.stringify(nameless))).toBeNull()
  })
})

describe('where a photo was laid on its film', () => {
  const result = { fit: { a: 1, b: 0, tx: 5, ty: 6 }, mirrored: true, residualMm: null, film: 'f', photo: 'p' }

  it('comes back whole, and not at all in part', () => {
    expect(alignResultIn(JSON.stringify(result))).toEqual(result)
    for (const part of [{ fit: { a: 1, b: 0, tx: 5 } }, { mirrored: 'yes' }, { residualMm: '1' }, { film: null }])
      expect(alignResultIn(JSON.stringify({ ...result, ...part }))).toBeNull()
    expect(alignResultIn(null)).toBeNull()
  })
})
