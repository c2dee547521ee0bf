import { judge } from '@sella/ceph/analysis/judge'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { readerErrors } from '@sella/ceph/data/reader-errors'
import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chiefOfReadings, chiefOfTracing } from './chief'
import { readTracing } from './read-tracing'

/** The template's face, 10 pixels a mm, each point moved by up to 4 mm. */
const faces = fc
  .array(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 })), { minLength: 120, maxLength: 120 })
  .map((moves): Tracing => {
    const points = Object.entries(templateLandmarks).map(([name, { x, y }], i): [string, PlacedPoint] => {
      const [dx, dy] = moves[i] ?? [0, 0]
      return [name, { x: 1000 + 10 * x + dx, y: 1200 + 10 * y + dy, origin: 'manual' }]
    })
    return { ...emptyTracing, points: Object.fromEntries(points), fileScale: { mmPerPixel: 0.1, provenance: 'dicom' } }
  })

const askings = fc.record({
  analysis: fc.constantFrom(...builtInAnalyses),
  ageGroup: fc.constantFrom('primary_mixed' as const, 'early_permanent' as const, 'permanent' as const, null),
  birthday: fc.constantFrom('2014-01-01', '2018-01-01', '1990-01-01', null),
  sex: fc.constantFrom('male' as const, 'female' as const, null),
})

let sure = 0
let all = 0

test('findings from stored readings are those of the tracing itself, value, class and stars, or are left to it', () => {
  fc.assert(
    fc.property(faces, askings, (tracing, { analysis, sex, birthday, ageGroup }) => {
      const judging = { analysis, overrides: {}, customItems: {}, readers: readerErrors }
      const asked = { judging, patient: { sex, birthday }, record: { createday: '2026-03-04T09:30', ageGroup } }
      const chief = chiefOfReadings(readTracing(tracing, { items: {}, readers: readerErrors, doubted: false }), asked)
      all += 1
      if (chief === null) return
      sure += 1
      const { rows } = judge({ ...asked, ...judging, tracing })
      for (const finding of chief) {
        const row = rows.find(({ item }) => item === finding.item)
        expect(finding).toMatchObject({ shown: row?.shown, class: row?.class, stars: row?.stars, unit: row?.unit })
      }
      expect(chief.map(({ stars }) => stars)).toEqual(chiefOfTracing(tracing, asked).map(({ stars }) => stars))
    }),
    { numRuns: 300, seed: 20261121 },
  )
  // The readings must be worth keeping: most films need no second look.
  expect(sure / all).toBeGreaterThan(0.6)
})

test('from stored readings as from the tracing a length says that nobody measured its scale, and has none without or by a doubted one', () => {
  const template = Object.entries(templateLandmarks).map(([name, { x, y }]): [string, PlacedPoint] => [
    name,
    { x: 1000 + 10 * x, y: 1200 + 10 * y, origin: 'manual' },
  ])
  const face: Tracing = { ...emptyTracing, points: Object.fromEntries(template) }
  const ends = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ] as const
  const filed = (provenance: 'dicom' | 'detector') => ({ ...face, fileScale: { mmPerPixel: 0.1, provenance } }) as Tracing
  const steiner = builtInAnalyses.find(({ name }) => name === 'Steiner+Wits')
  if (!steiner) throw new Error('there is Steiner’s analysis')
  const judging = { overrides: {}, customItems: {}, readers: readerErrors }
  const asked = {
    patient: { sex: null, birthday: null },
    record: { createday: '2026-03-04T09:30', ageGroup: 'permanent' as const },
  }
  const approximations = (tracing: Tracing, item: 'Wits appraisal' | 'SNA', doubted = false) => {
    const of = { ...asked, judging: { ...judging, analysis: { ...steiner, items: [item] } }, doubted }
    const stored = chiefOfReadings(readTracing(tracing, { items: {}, readers: readerErrors, doubted }), of)
    const own = chiefOfTracing(tracing, of)
    if (stored !== null) expect(stored).toEqual(own)
    return own.map(({ approximate }) => approximate)
  }
  for (const measured of [{ ...face, ruler: { ends, mm: 10 } }, filed('dicom')])
    expect([approximations(measured, 'Wits appraisal'), approximations(measured, 'SNA')]).toEqual([[false], [false]])
  expect([approximations(filed('detector'), 'Wits appraisal'), approximations(filed('detector'), 'SNA')]).toEqual([
    [true],
    [false],
  ])
  expect([approximations(face, 'Wits appraisal'), approximations(face, 'SNA')]).toEqual([[], [false]])
  expect([approximations(filed('dicom'), 'Wits appraisal', true), approximations(filed('dicom'), 'SNA', true)]).toEqual([
    [],
    [false],
  ])
})
