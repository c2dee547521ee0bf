import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { evenly } from '@sella/ceph/testing/evenly'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedTracing } from './documents/carried'
import { fromStored, toStored } from './documents/tracing'
import { canvasOf, noEdit, type PictureEdit } from './picture-edit'
import { carriedPlace } from './picture-places'
import { mirrored, turned } from './picture-steps'

const size = { width: 1935, height: 2400 }
const share = evenly(0, 0.5)
const edits: fc.Arbitrary<PictureEdit> = fc.record({
  flip: fc.boolean(),
  turn: fc.constantFrom<PictureEdit['turn']>(0, 90, 180, 270),
  tilt: evenly(-45, 45),
  crop: fc.oneof(fc.constant(null), fc.record({ x: share, y: share, width: fc.constant(0.4), height: fc.constant(0.5) })),
  brightness: fc.constant(0),
  contrast: fc.constant(0),
})
/** A face on its head or on its side is taken to look the other way: there signs are those of a mirrored one. */
const upright = edits.map(edit => ({ ...edit, turn: 0 as const }))
const places = fc.record({ x: evenly(0, 1900), y: evenly(0, 2300) })

test('there and back is where it was; lengths stay; by way of another edit is the same as straight', () => {
  fc.assert(
    fc.property(edits, edits, edits, places, places, (a, b, c, p, q) => {
      const [ab, ba] = [carriedPlace(size, { from: a, to: b }), carriedPlace(size, { from: b, to: a })]
      const there = ab(p)
      expect(ba(there).x).toBeCloseTo(p.x, 6)
      expect(ba(there).y).toBeCloseTo(p.y, 6)
      expect(Math.hypot(there.x - ab(q).x, there.y - ab(q).y)).toBeCloseTo(Math.hypot(p.x - q.x, p.y - q.y), 6)
      const [round, straight] = [carriedPlace(size, { from: b, to: c })(there), carriedPlace(size, { from: a, to: c })(p)]
      expect(Math.hypot(round.x - straight.x, round.y - straight.y)).toBeLessThan(1e-6)
    }),
  )
})

test('steps as they are seen: a quarter clockwise takes the upper left corner to the upper right, a mirror to the other side', () => {
  const to = (edit: PictureEdit) => carriedPlace(size, { from: noEdit, to: edit })({ x: 0, y: 0 })
  expect(to(turned(null, 90))).toEqual({ x: 2400, y: 0 })
  expect(to(turned(null, -90))).toEqual({ x: 0, y: 1935 })
  expect(to(mirrored(noEdit, 'sideways'))).toEqual({ x: 1935, y: 0 })
  const tilted = { ...noEdit, tilt: 10 }
  const { height } = canvasOf(size, tilted)
  expect(to(tilted).x).toBeCloseTo(size.height * Math.sin(Math.PI / 18), -0.5)
  expect(to(tilted).y).toBeLessThan(height / 4)
})

const placed: Tracing = {
  ...emptyTracing,
  ruler: {
    ends: [
      { x: 1700, y: 200 },
      { x: 1700, y: 300 },
    ],
    mm: 10,
  },
  points: Object.fromEntries(
    Object.entries({
      S: [800, 900],
      Na: [1450, 800],
      A: [1500, 1300],
      B: [1430, 1700],
      Po: [650, 1100],
      Or: [1330, 1080],
      Go: [780, 1600],
      Me: [1350, 1950],
      Pog: [1440, 1850],
      Gn: [1400, 1920],
      ANS: [1540, 1260],
      PNS: [1050, 1240],
      U1IncisalTip: [1560, 1520],
      U1RootTip: [1470, 1270],
      L1IncisalTip: [1530, 1510],
      L1RootTip: [1400, 1760],
    }).map(([name, [x = 0, y = 0]]) => [name, { x, y, origin: 'manual' }]),
  ),
} as Tracing

test('a tracing that goes along measures as before on a film that stands upright, mirrored and levelled or not; names nobody knows and fields go along', () => {
  const stored = toStored(placed)
  if (!stored.ok) throw new Error('cannot be written')
  const foreign = JSON.parse(stored.value) as { Lateral_Ceph: object[] }
  foreign.Lateral_Ceph.push({ landmark: 'TheirOwn', x: 10, y: 20, colour: 'red' })
  const measured = (tracing: Tracing) =>
    judge({
      ...{ tracing, overrides: {}, customItems: {}, readers: null, patient: { birthday: null, sex: null } },
      ...{ record: { createday: '2026-05-20', ageGroup: null }, analysis: builtInAnalyses.find(({ name }) => name === 'ABO')! },
    }).rows.flatMap(({ item, reading }) => (reading.status === 'read' ? [[item, reading.value] as const] : []))
  const before = measured(placed)
  expect(before.length).toBeGreaterThan(5)
  fc.assert(
    fc.property(upright, to => {
      const move = carriedPlace(size, { from: noEdit, to })
      const text = carriedTracing(JSON.stringify(foreign), move)
      if (!text.ok) throw new Error(text.refusal.code)
      const read = fromStored(text.value)
      if (!read.ok) throw new Error(read.refusal.code)
      for (const [i, [item, value]] of measured(read.value).entries()) {
        expect(item).toBe(before[i]?.[0])
        expect(value).toBeCloseTo(before[i]?.[1] ?? Number.NaN, 6)
      }
      const theirs = (JSON.parse(text.value) as { Lateral_Ceph: { landmark: string }[] }).Lateral_Ceph.find(
        p => p.landmark === 'TheirOwn',
      )
      expect(theirs).toEqual({ landmark: 'TheirOwn', ...move({ x: 10, y: 20 }), colour: 'red' })
    }),
    { numRuns: 60 },
  )
})

test('a text with a place that cannot be read is refused, never carried by half', () => {
  const text = JSON.stringify({
    Lateral_Ceph: [
      { landmark: 'S', x: 1, y: 2 },
      { landmark: 'A', x: 'left', y: 2 },
    ],
  })
  expect(carriedTracing(text, place => place)).toMatchObject({ ok: false, refusal: { code: 'POINT_INVALID', point: 'A' } })
})
