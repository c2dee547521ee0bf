import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segments } from '../data/planning/segments'
import { readerErrors } from '../data/reader-errors'
import { radians } from '../geometry/angle'
import { type Point, plus } from '../geometry/point'
import { apply, turnAbout } from '../geometry/transform'
import { doubtedScales } from '../superimpose/case-scales'
import { type Face, mirrored, placedFace, templateFace } from '../testing/any-face'
import { evenly } from '../testing/evenly'
import type { Tracing } from '../tracing/tracing'
import { planFrame } from './frame'
import { personalAxis } from './personal-axis'

const film = (face: Face, size = 1): Tracing => ({
  points: Object.fromEntries(Object.entries(face).map(([name, { x, y }]) => [name, { x, y, origin: 'manual' }])),
  ruler: {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 10 * size },
    ],
    mm: 10,
  },
  fileScale: null,
})

const face = templateFace
const closed = film(face)
const frame = planFrame(closed.points, 'FH', 1)

/** The template with its mandible opened about an axis so many mm from Co, along and across FH. */
const opened = (degrees: number, axis: Point): Face => {
  const co = face.Co
  if (!co || !frame) throw new Error('the template has no condylion')
  const turn = turnAbout(radians(degrees), plus(co, frame.shiftToImage(axis)))
  const carried: readonly string[] = segments.MDA.carries.filter(name => name !== 'Ar')
  return Object.fromEntries(Object.entries(face).map(([name, at]) => [name, at && carried.includes(name) ? apply(turn, at) : at]))
}

const patient = { birthday: '1990-01-01', sex: 'female' } as const
const day = '2026-05-20'
const isDoubted = (first: Tracing, second: Tracing): boolean => {
  const films = [first, second].map((tracing, i) => ({ id: String(i), tracing, day }))
  return doubtedScales(films, patient, []).size > 0
}
const of = (first: Tracing, second: Tracing) =>
  personalAxis(
    { tracing: first, day },
    { tracing: second, day },
    { reference: 'FH', doubted: isDoubted(first, second), readers: readerErrors },
  )
const axisOf = (first: Tracing, second: Tracing) => {
  const answer = of(first, second)
  if (answer.status !== 'found') throw new Error(answer.status)
  return answer
}
const anyAxis = fc.record({ x: evenly(-12, 5), y: evenly(5, 30) })

it('is the axis that the mandible was opened about, however the films lie, whatever their size and side', () => {
  fc.assert(
    fc.property(anyAxis, evenly(3, 8), evenly(-25, 25), (axis, turn, lie) => {
      const second = placedFace(opened(turn, axis), { turn: lie, size: 2, by: { x: 40, y: -15 } })
      for (const [from, to] of [
        [closed, film(second, 2)],
        [film(mirrored(face)), film(mirrored(second), 2)],
        [closed, film(mirrored(second), 2)],
      ] as const) {
        const answer = axisOf(from, to)
        expect(answer.axis.x).toBeCloseTo(axis.x, 5)
        expect(answer.axis.y).toBeCloseTo(axis.y, 5)
        expect(answer.turn).toBeCloseTo(turn, 6)
        expect(answer.residual).toBeCloseTo(0, 6)
      }
    }),
    { numRuns: 40 },
  )
})

it('closing instead of opening has the same axis and the other sign', () => {
  const answer = axisOf(film(opened(5, { x: -5, y: 17 })), closed)
  expect(answer.turn).toBeCloseTo(-5, 6)
})

it('is the less sure the less the mandible turned, and none below 2 degrees', () => {
  const at = { x: -5, y: 17 }
  const [small, large] = [axisOf(closed, film(opened(2.5, at))), axisOf(closed, film(opened(6, at)))]
  expect(small.error.x).toBeGreaterThan(1.8 * large.error.x)
  expect(large.error.x).toBeGreaterThan(1)
  expect(of(closed, film(opened(1.9, at)))).toMatchObject({ status: 'too-little' })
})

it('says that more than the first 10 mm of opening are beyond what was studied', () => {
  const at = { x: -5, y: 17 }
  expect(axisOf(closed, film(opened(5, at))).beyondStudy).toBe(false)
  const wide = axisOf(closed, film(opened(9, at)))
  expect(wide.opening).toBeGreaterThan(10)
  expect(wide.beyondStudy).toBe(true)
})

it('is none where a point or a scale is missing, or the scales cannot both be right', () => {
  const open = film(opened(6, { x: -5, y: 17 }))
  const { Co: _, ...without } = open.points
  expect(of(closed, { ...open, points: without })).toMatchObject({ status: 'missing', needs: ['Co'] })
  expect(of(closed, { ...open, ruler: null })).toMatchObject({ status: 'missing', why: 'uncalibrated' })
  expect(of(closed, { ...open, ruler: open.ruler && { ...open.ruler, mm: 13 } })).toEqual({ status: 'doubted' })
})

it('is surer with more of the skull on both films, and says where it is no better than the usual axis', () => {
  const second = film(opened(6, { x: -5, y: 17 }))
  const bare = (tracing: Tracing): Tracing => ({
    ...tracing,
    points: Object.fromEntries(
      Object.entries(tracing.points).filter(([name]) => !/^(U1|U6|A$|ANS|PNS|Or|Ptm|Pt$)/.test(name) || name === 'Or'),
    ),
  })
  const [whole, less] = [axisOf(closed, second), axisOf(bare(closed), bare(second))]
  expect(whole.error.x).toBeLessThan(less.error.x)
  const doubtful = (tracing: Tracing): Tracing => ({
    ...tracing,
    points: Object.fromEntries(
      Object.entries(tracing.points).map(([name, at]) => [name, { ...at, origin: 'detected', errorPx: 6 } as const]),
    ),
  })
  expect(axisOf(doubtful(closed), doubtful(second)).unsure).toEqual(['points'])
})

it('is unsure by films of different sittings: a mandible that growth carried as a whole leaves no residual', () => {
  const second = film(opened(5, { x: 10, y: -40 }))
  const by = (from: string, to: string) => {
    const films = [
      { tracing: closed, day: from },
      { tracing: second, day: to },
    ] as const
    const answer = personalAxis(...films, { reference: 'FH', doubted: false, readers: readerErrors })
    if (answer.status !== 'found') throw new Error(answer.status)
    return answer
  }
  const grown = by('2024-05-20', '2026-05-20')
  expect(grown.residual).toBeCloseTo(0, 6)
  expect(grown.unsure).toContain('apart')
  expect(by('2026-05-20', '2024-05-20').unsure).toContain('apart')
  expect(by('2026-05-20', '').unsure).toContain('apart')
  expect(by('2026-05-01T08:00', '2026-06-01T07:00').unsure).toContain('apart')
  expect(by('2026-05-01T08:00', '2026-05-31T23:00').unsure).not.toContain('apart')
})
