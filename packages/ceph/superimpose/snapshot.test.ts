import { describe, expect, it } from 'vitest'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { overlayFilm } from './overlay'
import type { OverlapScheme } from './scheme'
import { changedSince, withSnapshot } from './snapshot'

const manual = (x: number, y: number) => ({ x, y, origin: 'manual' }) as const
const points: Tracing['points'] = {
  S: manual(100, 200),
  Na: manual(800, 150),
  A: manual(700, 700),
  Pog: manual(650, 1100),
  Or: manual(690, 480),
}
const film = (id: string, over: Tracing['points'] = {}, mmPerPixel: number | null = 0.1) =>
  overlayFilm(
    id,
    {
      ...emptyTracing,
      points: { ...points, ...over },
      fileScale: mmPerPixel === null ? null : { mmPerPixel, provenance: 'dicom' },
    },
    null,
  )

const scheme: OverlapScheme = { name: '一', uuids: ['a', 'b'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} }
const kept = withSnapshot(scheme, [film('a'), film('b'), film('other')], '2026-11-20')

describe('what a scheme keeps of its records', () => {
  it('is every placed point for the whole face, those of the jaw for a jaw, the scales and the day; and survives storage', () => {
    expect(Object.keys(kept.points.sn?.a ?? {})).toEqual(['S', 'Na', 'A', 'Pog', 'Or'])
    expect(Object.keys(kept.points.mp?.a ?? {})).toEqual(['Pog'])
    expect(kept.scales).toEqual({ a: 0.1, b: 0.1 })
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept)
  })

  it('tells nothing while nothing changed', () => {
    expect(changedSince(kept, [film('a'), film('b')])).toEqual([])
    expect(changedSince(kept, [film('other', { A: manual(1, 1) })])).toEqual([])
    // What storing rounds is no change; a scale that is another by five parts of a million is.
    const shifted = film('a', { A: manual(700 + 1e-7, 700) }, 0.1 * (1 + 1e-9))
    expect(changedSince(kept, [shifted])).toEqual([])
    expect(changedSince(kept, [film('a', {}, 0.1 * (1 + 5e-6))])).toMatchObject([{ scale: true, points: [] }])
  })

  it('tells which point went how far, which came or went, and whose scale is another', () => {
    const moved = film('b', { A: manual(703, 704), B: manual(1, 2) }, 0.2)
    expect(changedSince(kept, [film('a'), moved])).toEqual([
      {
        id: 'b',
        points: [
          { landmark: 'A', mm: expect.closeTo(1, 9) },
          { landmark: 'B', mm: null },
        ],
        scale: true,
      },
    ])
    expect(changedSince(kept, [film('a', {}, null)])).toEqual([{ id: 'a', points: [], scale: true }])
    const unscaled = withSnapshot(scheme, [film('a', {}, null)], '2026-11-20')
    expect(changedSince(unscaled, [film('a', {}, null)])).toEqual([])
    expect(changedSince(unscaled, [film('a')])).toEqual([{ id: 'a', points: [], scale: true }])
    expect(changedSince(kept, [film('b', { Pog: manual(650, 1110) }, null)])).toMatchObject([
      { points: [{ landmark: 'Pog', mm: null }] },
    ])
    const { Pog: _, ...without } = points
    const gone = overlayFilm('b', { ...emptyTracing, points: without, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' } }, null)
    expect(changedSince(kept, [gone])).toEqual([{ id: 'b', points: [{ landmark: 'Pog', mm: null }], scale: false }])
  })

  it('of an older scheme, that kept the lines alone, says nothing of other points', () => {
    const old: OverlapScheme = { ...scheme, points: { sn: { a: { S: { x: 100, y: 200 }, Na: { x: 800, y: 150 } } } } }
    expect(changedSince(old, [film('a')])).toEqual([])
    expect(changedSince(old, [film('a', { Na: manual(810, 150) })])).toMatchObject([{ points: [{ landmark: 'Na' }] }])
  })
})
