import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import { withSnapshot } from '@sella/ceph/superimpose/snapshot'
import { describe, expect, it } from 'vitest'
import { newScheme, nudgeOf, schemeFault, swapped, withHold, withNudge, withScalesStated } from './scheme-edits'

const scheme = newScheme('一', ['a', 'b'])

describe('an overlap scheme in hand', () => {
  it('is not saved without a name, under a name taken, or with one record', () => {
    expect(schemeFault({ ...scheme, name: '  ' }, [])).toBe('OVERLAP_NAME_REQUIRED')
    expect(schemeFault(scheme, ['一'])).toBe('OVERLAP_NAME_TAKEN')
    expect(schemeFault({ ...scheme, name: '\u200b\u200e' }, [])).toBe('OVERLAP_NAME_REQUIRED')
    expect(schemeFault({ ...scheme, name: '一\u200b' }, ['一'])).toBe('OVERLAP_NAME_TAKEN')
    expect(schemeFault({ ...scheme, uuids: ['a'] }, [])).toBe('OVERLAP_RECORDS_REQUIRED')
    expect(schemeFault(scheme, ['二'])).toBeNull()
  })

  it('is changed by a correction and the same again when the correction is taken back', () => {
    const place = { method: 'sn', uuid: 'b' } as const
    const nudged = withNudge(scheme, place, { x: 0.5, y: 0, turn: 0 })
    expect(nudgeOf(nudged, 'sn', 'b').x).toBe(0.5)
    expect(sameScheme(nudged, scheme)).toBe(false)
    expect(sameScheme(withNudge(nudged, place, { x: 0, y: 0, turn: 0 }), scheme)).toBe(true)
  })

  it('is changed by another way of holding it, and the same again when that is taken back', () => {
    const fitted = withHold(scheme, 'sn', 'fit')
    expect(sameScheme(fitted, scheme)).toBe(false)
    const back = withHold(fitted, 'sn', 'point')
    expect(back.registerAt).toEqual({})
    expect(sameScheme(back, scheme)).toBe(true)
  })

  it('is changed by the doctor’s word for its scales, and the same again when she takes it back', () => {
    const stated = withScalesStated(scheme, { a: 0.1, b: 0.12 })
    expect(sameScheme(stated, scheme)).toBe(false)
    expect(withScalesStated(stated, null)).toEqual(scheme)
  })

  it('with the points it stands on written beside it is still the same', () => {
    expect(sameScheme(withSnapshot(scheme, [], '2026-11-20'), scheme)).toBe(true)
  })
})

it('records change places with their neighbours, and none falls off an end', () => {
  expect(swapped(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(swapped(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
  expect(swapped(['a', 'b'], 'a', -1)).toEqual(['a', 'b'])
  expect(swapped(['a', 'b'], 'b', 1)).toEqual(['a', 'b'])
})
