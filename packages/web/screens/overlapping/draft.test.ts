import { overlayFilm } from '@sella/ceph/superimpose/overlay'
import { parseSchemes, serialiseSchemes } from '@sella/ceph/superimpose/scheme'
import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { movedSince, newScheme, nudgeOf, sameScheme, schemeFault, withNudge, withSnapshot } from './draft'

const film = (id: string, x = 100) =>
  overlayFilm(id, {
    ...emptyTracing,
    points: { S: { x, y: 200, origin: 'manual' }, Na: { x: 800, y: 150, origin: 'manual' } },
  })

const scheme = newScheme('一', ['a', 'b'])

describe('an overlap scheme in hand', () => {
  it('is not saved without a name, under a name taken, or with one record', () => {
    expect(schemeFault({ ...scheme, name: '  ' }, [])).toBe('OVERLAP_NAME_REQUIRED')
    expect(schemeFault(scheme, ['一'])).toBe('OVERLAP_NAME_TAKEN')
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

  it('keeps the points it stood on, survives storage, and tells when they have moved since', () => {
    const kept = withSnapshot(scheme, [film('a'), film('b')], new Map([['a', 'a.png']]))
    const [read] = parseSchemes(serialiseSchemes([kept])) ?? []
    expect(read).toEqual(kept)
    expect(sameScheme(kept, scheme)).toBe(true)
    expect(movedSince(kept, [film('a'), film('b')])).toEqual([])
    expect(movedSince(kept, [film('a'), film('b', 101)])).toEqual(['b'])
  })
})
