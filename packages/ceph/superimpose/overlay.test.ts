import { describe, expect, it } from 'vitest'
import { apply, type Quarters, turnByQuarters } from '../geometry/transform'
import { emptyTracing, type Tracing } from '../tracing/tracing'
import { displacedOf } from './displaced'
import { inMillimetres } from './film'
import { drawnOf, overlay, overlayFilm, referenceOf, renudged } from './overlay'

const manual = (x: number, y: number) => ({ x, y, origin: 'manual' }) as const
const ruler = {
  ends: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ],
  mm: 10,
} as const

const film = (id: string, points: Tracing['points'], scaled = true) =>
  overlayFilm(id, { ...emptyTracing, points, ruler: scaled ? ruler : null }, null)

const first = { S: manual(100, 200), Na: manual(800, 150), ANS: manual(780, 600), PNS: manual(300, 620) }
const turned = { S: manual(120, 220), Na: manual(810, 240), ANS: manual(740, 690) }

describe('the records of an overlap', () => {
  it('lie with the registration point of every one on that of the reference', () => {
    const overlaid = overlay([film('a', first), film('b', turned)], 'sn')
    const second = drawnOf(overlaid)[1]
    const s = second && inMillimetres(second.film)?.S
    expect(overlaid.entries.map(film => film.status)).toEqual(['reference', 'registered'])
    expect(s && second && apply(second.move, s)).toEqual({ x: expect.closeTo(10, 9), y: expect.closeTo(20, 9) })
    expect(overlaid.registrationPoint).toEqual({ x: 10, y: 20 })
  })

  it('have the residual that is left after the doctor’s correction, beside that of the registration', () => {
    const same = [film('a', first), film('b', first)]
    const secondFilm = (x: number, y: number, turn = 0) => overlay(same, 'sn', { nudges: { b: { x, y, turn } } }).entries[1]
    const [shifted, turned] = [secondFilm(3, 4), secondFilm(0, 0, Math.PI / 180)]
    if (shifted?.status !== 'registered' || turned?.status !== 'registered') throw new Error('both are laid')
    expect([shifted.registered.residualMm, shifted.residualMm]).toEqual([expect.closeTo(0, 9), expect.closeTo(5, 9)])
    // S stays, Na goes by its distance times a degree: half of its square is the mean of the two.
    const sNa = Math.hypot(70, -5)
    expect(turned.residualMm).toBeCloseTo((2 * sNa * Math.sin(Math.PI / 360)) / Math.SQRT2, 6)
    expect(overlay(same, 'sn').entries[1]).toMatchObject({ residualMm: expect.closeTo(0, 9), nudge: undefined })
  })

  it('are laid by a correction in the hand as they are by the same one kept, whatever they were corrected by before', () => {
    const films = [film('a', first), film('b', turned), film('c', turned)]
    const [old, next] = [
      { x: 1, y: -2, turn: 0.05 },
      { x: -3, y: 0.5, turn: -0.02 },
    ]
    const before = overlay(films, 'sn', { nudges: { b: old, c: old } })
    expect(renudged(before, 'b', next)).toEqual(overlay(films, 'sn', { nudges: { b: next, c: old } }))
    expect(renudged(before, 'b', { x: 0, y: 0, turn: 0 })).toEqual(overlay(films, 'sn', { nudges: { c: old } }))
    expect(renudged(before, 'a', next)).toEqual(before)
  })

  it('are skipped for a registration whose points they lack, and only for that one', () => {
    const films = [film('a', first), film('b', turned)]
    const [, second] = overlay(films, 'pp').entries
    expect(second).toMatchObject({ status: 'skipped', why: { why: 'missing-points', needs: ['PNS'] } })
    expect(overlay(films, 'sn').entries[1]?.status).toBe('registered')
  })

  it('never take S-Na as a scale: a film without one is skipped, and the next one is the reference', () => {
    const overlaid = overlay([film('a', first, false), film('b', turned), film('c', first)], 'sn')
    expect(overlaid.entries[0]).toMatchObject({ status: 'skipped', why: { why: 'uncalibrated' } })
    expect(referenceOf(overlaid)?.id).toBe('b')
    expect(overlaid.entries[2]?.status).toBe('registered')
  })

  it('carry the doctor’s correction after the registration', () => {
    const films = [film('a', first), film('b', turned)]
    const plain = drawnOf(overlay(films, 'sn'))[1]
    const moved = drawnOf(overlay(films, 'sn', { nudges: { b: { x: 1.5, y: -0.5, turn: 0 } } }))[1]
    expect(moved?.move.tx).toBeCloseTo((plain?.move.tx ?? 0) + 1.5, 9)
    expect(moved?.move.ty).toBeCloseTo((plain?.move.ty ?? 0) - 0.5, 9)
  })

  it('are held where the doctor has them held, and the reference is the first that can be held there', () => {
    const blind = film('a', { S: first.S, Na: first.Na })
    const overlaid = overlay([blind, film('b', { ...first, Ba: manual(150, 700), Po: manual(130, 500) })], 'sn', { hold: 'fit' })
    expect(overlaid.entries.map(film => film.status)).toEqual(['skipped', 'reference'])
    expect(overlaid.entries[0]).toMatchObject({ why: { why: 'missing-points', needs: ['Ba', 'Po'] } })
    expect(overlaid.from).toEqual(['S', 'Na', 'Ba', 'Po'])
    const other = overlay([film('a', first), film('b', turned)], 'sn', { hold: 'other_end' })
    expect(other.registrationPoint).toEqual({ x: 80, y: 15 })
    const second = drawnOf(other)[1]
    const na = second && inMillimetres(second.film)?.Na
    expect(na && second && apply(second.move, na)).toEqual({ x: expect.closeTo(80, 9), y: expect.closeTo(15, 9) })
  })

  it('have no place to be held when none can be the reference', () => {
    const none = overlay([film('a', {}), film('b', {})], 'mp')
    expect([none.from, referenceOf(none), drawnOf(none)]).toEqual([[], null, []])
    expect(renudged(none, 'b', { x: 1, y: 0, turn: 0 })).toBe(none)
    expect(none).toMatchObject({
      registrationPoint: null,
      entries: [{ status: 'skipped' }, { status: 'skipped' }],
    })
  })

  it.each([1, 2, 3] as const)(
    'move forward and down as the patient stands where a film was filed %s quarter turns round',
    quarters => {
      const filed = (id: string, points: Tracing['points'], by: Quarters) =>
        film(id, Object.fromEntries(Object.entries(points).map(([name, at]) => [name, { ...at, ...turnByQuarters(at, by) }])))
      const faces = [
        { ...first, A: manual(770, 640), Pog: manual(720, 1200), Me: manual(680, 1260) },
        { ...turned, A: manual(765, 700), Pog: manual(700, 1290), Me: manual(660, 1340) },
      ] as const
      const nudges = { b: { x: 3, y: -2, turn: 0.05 } }
      const readings = (a: Quarters, b: Quarters) => {
        const overlaid = overlay([filed('a', faces[0], a), filed('b', faces[1], b)], 'sn', { nudges })
        return displacedOf([overlaid], { doubted: new Set() }, id => (id === 'a' ? '2024' : '2026')).map(row => [
          ...[row.landmark, row.forwardMm.toFixed(6), row.downMm.toFixed(6)],
        ])
      }
      const upright = readings(0, 0)
      expect(upright.length).toBeGreaterThan(0)
      expect([readings(quarters, 0), readings(0, quarters), readings(quarters, quarters)]).toEqual([upright, upright, upright])
    },
  )
})
