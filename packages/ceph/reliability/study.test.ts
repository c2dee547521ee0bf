import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readerErrors } from '../data/reader-errors'
import { even, normal } from '../geometry/random'
import { templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import type { PlacedPoint, Tracing } from '../tracing/tracing'
import { ownError } from './own-error'
import { ownErrors, readersWith } from './own-errors'
import { offsetOf, type Reread } from './points'
import { studyOf } from './study'

/** The template's face, 10 pixels a mm, each point moved by what `by` says, mm. */
const tracing = (by: (name: string) => { readonly x: number; readonly y: number }, side: 1 | -1 = 1): Tracing => ({
  points: Object.fromEntries(
    Object.entries(templateFace).map(([name, { x, y }]): [string, PlacedPoint] => {
      const move = by(name)
      return [name, { x: 1500 + side * 10 * (x + move.x), y: 1500 + 10 * (y + move.y), origin: 'manual' }]
    }),
  ),
  ruler: null,
  fileScale: { mmPerPixel: 0.1, provenance: 'dicom' },
})

const still = () => ({ x: 0, y: 0 })

/** Films read twice: every point but S and Na scatters by `sd` mm each time. */
const rereads = (count: number, sd: number, seed = 5): readonly Reread[] => {
  const next = even(seed)
  const shake = (name: string) =>
    name === 'S' || name === 'Na' ? { x: 0, y: 0 } : { x: sd * normal(next), y: 0.5 * sd * normal(next) }
  return Array.from({ length: count }, (_, i) => ({ film: `${i}`, first: tracing(shake), second: tracing(shake) }))
}

describe('two readings of films', () => {
  test('that are the same have no error, of any item or point', () => {
    const next = even(11)
    const faces = Array.from({ length: 3 }, () => tracing(() => ({ x: normal(next), y: normal(next) })))
    const { items, points, films } = studyOf(faces.map((face, i) => ({ film: `${i}`, first: face, second: face })))
    expect(films).toBe(3)
    expect(items.length).toBeGreaterThan(100)
    expect(items.every(({ agreement }) => agreement.dahlberg === 0 && agreement.icc?.agreement === 1)).toBe(true)
    expect(points.every(({ meanDistance, within }) => meanDistance === 0 && within === 1)).toBe(true)
  })

  test('say of how many films the millimetres go by a length that was only assumed', () => {
    const [measured, bare] = [tracing(still), { ...tracing(still), fileScale: null }]
    const film = (first: Tracing, i: number) => ({ film: `${i}`, first, second: measured })
    expect(studyOf([measured, bare, bare].map(film), []).scaleless).toBe(2)
    expect(studyOf([measured].map(film), []).scaleless).toBe(0)
  })

  test('on films without a scale do not tell the length that was taken for it apart from its error: S-N has no ICC and no share', () => {
    const films = rereads(12, 1.2).map(({ film, first, second }, i): Reread => {
      const size = 1 + i / 50
      const sized = ({ points }: Tracing): Tracing => ({
        points: Object.fromEntries(
          Object.entries(points).flatMap(([name, p]) => (p ? [[name, { ...p, x: p.x * size, y: p.y * size }]] : [])),
        ),
        ruler: null,
        fileScale: null,
      })
      const again = sized(second)
      const { Na } = again.points
      return {
        film,
        first: sized(first),
        second: { ...again, points: { ...again.points, ...(Na ? { Na: { ...Na, x: Na.x + (i % 3) } } : {}) } },
      }
    })
    const { items } = studyOf(films)
    const alone = items.filter(({ agreement: { icc, errorShare } }) => icc === null || errorShare === null)
    expect(alone.map(({ item }) => item)).toEqual(['Anterior cranial base length'])
    const [{ agreement }] = alone as [(typeof alone)[number]]
    expect([agreement.icc, agreement.errorShare]).toEqual([null, null])
    expect(agreement.dahlberg).toBeGreaterThan(0)
    expect(agreement.detectable).toBeGreaterThan(agreement.dahlberg)
    expect(Math.max(...items.map(({ agreement: { errorShare } }) => errorShare ?? 0))).toBeLessThan(1000)
  })

  test('take the first reading’s scale for both: the placing of a ruler is no error of the points', () => {
    const [first, other] = [tracing(still), { ...tracing(still), fileScale: { mmPerPixel: 0.2, provenance: 'dicom' as const } }]
    const { items } = studyOf([0, 1, 2].map(i => ({ film: `${i}`, first, second: other })))
    expect(items.some(({ unit }) => unit === 'mm')).toBe(true)
    expect(items.filter(({ agreement }) => agreement.dahlberg !== 0)).toEqual([])
  })

  test('give each point the scatter it was read with, forward and down apart', () => {
    const a = studyOf(rereads(400, 1.2), []).points.find(({ name }) => name === 'A')
    expect(a?.n).toBe(400)
    expect(a?.forward).toBeGreaterThan(1.05)
    expect(a?.forward).toBeLessThan(1.35)
    expect(a?.down).toBeGreaterThan(0.5)
    expect(a?.down).toBeLessThan(0.7)
  })

  test('a point one reading lacks is no pair, and an item without it none', () => {
    const [reread] = rereads(1, 1)
    if (!reread) return expect.unreachable()
    const { A: _, ...points } = reread.second.points
    const { points: read, items } = studyOf([{ ...reread, second: { ...reread.second, points } }], ['SNA', 'SNB'])
    expect(read.some(({ name }) => name === 'A')).toBe(false)
    expect(items.map(({ item }) => item)).toEqual(['SNB'])
  })
})

test('forward is forward and down is down, whichever way the film faces', () => {
  for (const side of [1, -1] as const) {
    const moved = tracing(name => (name === 'Pog' ? { x: 2, y: 0 } : { x: 0, y: 0 }), side)
    const offset = offsetOf('Pog', { film: '', first: tracing(still, side), second: moved })
    expect(offset?.forward).toBeGreaterThan(1.8)
    expect(Math.abs(offset?.down ?? 9)).toBeLessThan(0.6)
  }
})

describe('a doctor’s own error of placing', () => {
  test('is what her points scatter, bias left out, and takes the place of the table', () => {
    const shifted = rereads(300, 0.8).map(({ film, first, second }) => {
      const A = second.points.A as PlacedPoint
      return { film, first, second: { ...second, points: { ...second.points, A: { ...A, x: A.x + 30 } } } }
    })
    const own = ownErrors(shifted)
    expect(own.A?.films).toBe(300)
    expect(own.A?.forwardMm).toBeGreaterThan(0.65)
    expect(own.A?.forwardMm).toBeLessThan(0.95)
    expect(readersWith(own).A).toEqual({ ...own.A, source: 'own' })
  })

  test('is not told from fewer than ten films', () => {
    expect(ownError('A', rereads(9, 1))).toBeNull()
    expect(ownErrors(rereads(9, 1))).toEqual({})
    expect(ownError('A', rereads(10, 1))).not.toBeNull()
  })

  test('is not told from copies, nor from points that a detector placed in either reading', () => {
    const films = rereads(12, 1)
    expect(
      ownError(
        'A',
        films.map(({ film, first }) => ({ film, first, second: first })),
      ),
    ).toBeNull()
    const detected = (of: Tracing): Tracing => {
      const A = of.points.A as PlacedPoint
      return { ...of, points: { ...of.points, A: { ...A, origin: 'detected' } } }
    }
    const some = films.map((film, i) => (i < 3 ? { ...film, first: detected(film.first) } : film))
    expect(ownError('A', some)).toBeNull()
    expect(ownError('B', some)?.films).toBe(12)
    expect(ownErrors(some).A).toBeUndefined()
    expect(readersWith(ownErrors(some)).A).toEqual(readerErrors.A)
    expect(readersWith(ownErrors(some)).B?.source).toBe('own')
  })

  test('law: is a finite ellipse for any readings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), evenly(0.01, 20), (seed, sd) => {
        const error = ownError('B', rereads(10, sd, seed))
        expect(error && [error.forwardMm, error.downMm, error.correlation].every(Number.isFinite)).toBe(true)
        expect(Math.abs(error?.correlation ?? 2)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 30 },
    )
  })
})
