import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../analysis/evaluate'
import { builtInAnalyses } from '../data/analyses'
import { isHandle, type LandmarkName, landmarkNames } from '../data/landmarks'
import { itemNames } from '../data/measurements'
import { readerErrors } from '../data/reader-errors'
import { apply as moved, turnAbout } from '../geometry/transform'
import { evenly } from '../testing/evenly'
import { mapPoints, templateFilm } from '../testing/template-film'
import { apply } from './edit'
import { pixelsPerFaceMm } from './face-size'
import { pointErrors } from './point-error'
import { emptyTracing, type PlacedPoint, type Tracing } from './tracing'

const names = Object.keys(templateFilm()) as readonly LandmarkName[]

const filmOf = (change: (name: LandmarkName) => Partial<PlacedPoint>): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(
    Object.entries(templateFilm()).map(([name, { x, y }]) => [
      name,
      { x, y, origin: 'detected', errorPx: 12, ...change(name as LandmarkName) },
    ]),
  ),
})
const byHand = filmOf(() => ({ origin: 'manual', errorPx: undefined }) as Partial<PlacedPoint>)

const confirmed = (tracing: Tracing, name: LandmarkName): Tracing => {
  const at = tracing.points[name]
  return at ? apply(tracing, { edit: 'move', name, to: { x: at.x, y: at.y } }) : tracing
}

const [first] = builtInAnalyses
if (!first) throw new Error('no analysis')
const errorsOf = (tracing: Tracing): ReadonlyMap<string, number | null> =>
  new Map(
    evaluate(tracing, { ...first, items: itemNames }, { dentition: 'permanent', sex: null }, { assumeScale: true }).rows.map(
      ({ item, reading }) => [item, reading.status === 'read' && reading.unit !== 'mm' ? reading.error : null],
    ),
  )

const detected = fc
  .array(fc.record({ sure: fc.boolean(), errorPx: evenly(1, 80) }), {
    minLength: names.length,
    maxLength: names.length,
  })
  .map(all =>
    filmOf(name => {
      const { sure, errorPx } = all[names.indexOf(name)] ?? { sure: true, errorPx: 1 }
      return sure ? { origin: 'estimated', errorPx } : { errorPx }
    }),
  )

describe('the table of readers', () => {
  it('has a row for every landmark that can be placed', () => {
    const lacking = landmarkNames.filter(name => !isHandle(name) && !(name in readerErrors))
    expect(lacking).toEqual([])
  })

  it('counts a point nobody read twice as worse than every point two doctors read', () => {
    const size = (source: string) =>
      Object.values(readerErrors).flatMap(row => (row.source === source ? [Math.hypot(row.forwardMm, row.downMm)] : []))
    expect(Math.max(...size('readers'))).toBeLessThan(Math.min(...size('unread')))
    for (const row of Object.values(readerErrors)) expect(Math.abs(row.correlation)).toBeLessThan(1)
  })
})

describe('what a point may be off', () => {
  it('is the reader’s error where a hand placed it: 0.78 and 0.72 mm at sella of a face of 71.8 mm, on 10 pixels a mm', () => {
    const { S } = pointErrors(byHand.points)
    expect(S?.source).toBe('readers')
    expect(S?.px).toBeCloseTo(10 * Math.hypot(0.78, 0.72), 1)
    // Its covariance along S-Na and across is the table's, whatever its axes.
    const { S: s, Na } = byHand.points
    const length = Math.hypot((Na?.x ?? 0) - (s?.x ?? 0), (Na?.y ?? 0) - (s?.y ?? 0))
    const [fx, fy] = [((Na?.x ?? 0) - (s?.x ?? 0)) / length, ((Na?.y ?? 0) - (s?.y ?? 0)) / length]
    const [forward, down] = [
      (p: { x: number; y: number }) => p.x * fx + p.y * fy,
      (p: { x: number; y: number }) => p.y * fx - p.x * fy,
    ]
    const shared = (S?.axes ?? []).reduce((sum, axis) => sum + forward(axis) * down(axis), 0)
    expect(shared / 100).toBeCloseTo(-0.34 * 0.78 * 0.72, 2)
    expect((S?.axes ?? []).reduce((sum, axis) => sum + forward(axis) ** 2, 0) / 100).toBeCloseTo(0.78 ** 2, 2)
  })

  it('is the detector’s where that is larger, and never less than the reader’s', () => {
    const of = (errorPx: number) => pointErrors(filmOf(() => ({ errorPx })).points).S
    expect(of(40)).toMatchObject({ px: 40, source: 'stated' })
    expect(of(2)).toEqual(pointErrors(byHand.points).S)
  })

  it('is a doctor’s own where she measured it, and only what the points state where no readers count', () => {
    const own = { ...readerErrors, S: { forwardMm: 0.2, downMm: 0.2, correlation: 0, source: 'own' } } as const
    expect(pointErrors(byHand.points, own).S).toMatchObject({ source: 'own', px: expect.closeTo(2 * Math.SQRT2, 2) })
    expect(pointErrors(byHand.points, null)).toEqual({})
    expect(pointErrors(filmOf(() => ({ errorPx: 7 })).points, null).S).toMatchObject({ px: 7, source: 'stated' })
  })

  it('never makes a detected point surer than the table does, nor than her own confirmed one', () => {
    const size = evenly(0.05, 8)
    const error = fc.record({ forwardMm: size, downMm: size, correlation: evenly(-0.9, 0.9) })
    const along = (axes: readonly { x: number; y: number }[], turn: number) =>
      Math.hypot(...axes.map(({ x, y }) => x * Math.cos(turn) + y * Math.sin(turn)))
    fc.assert(
      fc.property(error, evenly(0, 60), evenly(0, 7), (A, errorPx, turn) => {
        const readers = { ...readerErrors, A: { ...A, source: 'own', films: 12 } } as const
        const error = pointErrors(filmOf(() => ({ errorPx })).points, readers).A
        for (const floor of [pointErrors(byHand.points, readers).A, pointErrors(byHand.points).A])
          expect(along(error?.axes ?? [], turn)).toBeGreaterThanOrEqual(along(floor?.axes ?? [], turn) * (1 - 1e-9))
        expect(error?.px).toBeGreaterThanOrEqual(errorPx)
      }),
    )
  })

  it('turns with the head and turns over with the film', () => {
    const ofTurned = (radians: number, side: 1 | -1) => {
      const points = mapPoints(templateFilm(), p => {
        const { x, y } = moved(turnAbout(radians, { x: 0, y: 0 }), p)
        return { x: side * x, y }
      })
      return errorsOf({
        ...emptyTracing,
        points: Object.fromEntries(Object.entries(points).map(([name, p]) => [name, { ...p, origin: 'manual' }])),
      })
    }
    const here = ofTurned(0, 1)
    for (const [radians, side] of [
      [0.4, 1],
      [-0.3, -1],
    ] as const)
      for (const [item, error] of ofTurned(radians, side)) {
        if (item === 'SNA' || item === 'ANB' || item === 'FMA' || item === 'Facial height ratio')
          expect(error, item).toBeCloseTo(here.get(item) ?? Number.NaN, 4)
      }
  })
})

describe('the error of an angle or a ratio', () => {
  it('does not change when a ruler is laid, taken away or changed, whoever placed the points', () => {
    const ruler = fc.record({ pixels: fc.integer({ min: 20, max: 900 }), mm: fc.integer({ min: 1, max: 100 }) })
    fc.assert(
      fc.property(detected, ruler, fc.subarray([...names]), (film, { pixels, mm }, hands) => {
        const tracing = hands.reduce(confirmed, film)
        const ends = [
          { x: 0, y: 0 },
          { x: pixels, y: 0 },
        ] as const
        expect(errorsOf({ ...tracing, ruler: { ends, mm } })).toEqual(errorsOf(tracing))
      }),
      { numRuns: 12 },
    )
  })

  it('never grows when points are confirmed, one or many, and never vanishes', () => {
    fc.assert(
      fc.property(detected, fc.subarray([...names], { minLength: 1 }), (film, hands) => {
        const [before, after] = [errorsOf(film), errorsOf(hands.reduce(confirmed, film))]
        for (const [item, error] of after) {
          expect(error ?? 0, item).toBeLessThanOrEqual((before.get(item) ?? 0) * (1 + 1e-6) + 1e-9)
          if (before.get(item)) expect(error, item).toBeGreaterThan(0)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('the size of the face', () => {
  it('is by S-Na, else by what is placed, and none for one point', () => {
    const all = templateFilm()
    expect(pixelsPerFaceMm(all)).toBeCloseTo(10, 2)
    const { S: _, ...rest } = all
    expect(pixelsPerFaceMm(rest)).toBeCloseTo(10, 6)
    expect(pixelsPerFaceMm(mapPoints(rest, p => ({ x: -p.x, y: p.y })))).toBeCloseTo(10, 6)
    expect(pixelsPerFaceMm({ A: { x: 1, y: 2 } })).toBeNull()
  })
})
