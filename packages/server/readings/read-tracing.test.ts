import { readerErrors } from '@sella/ceph/data/reader-errors'
import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { readOwnItems } from '@sella/contract/documents/own-items'
import { expect, test } from 'vitest'
import { exactListOf, listOf, neckList, readTracing, showItems, unitOf } from './read-tracing'

const ends = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
] as const

/** The template's face, 10 pixels a mm, without a scale unless one is given. */
const face = (more: Partial<Tracing> = {}): Tracing => {
  const points = Object.entries(templateLandmarks).map(([name, { x, y }]): [string, PlacedPoint] => [
    name,
    { x: 1000 + 10 * x, y: 1200 + 10 * y, origin: 'manual' },
  ])
  return { ...emptyTracing, points: Object.fromEntries(points), ...more }
}
const ruled = face({ ruler: { ends, mm: 10 } })
const items = readOwnItems(JSON.stringify({ 我的角: { kind: 'angle_vertex', nodes: ['S', 'Na', 'A'] } }))
const hers = { items: {}, readers: readerErrors, doubted: false }

test('values are stored as displayed, times 1000, one list a quantity', () => {
  const { scale, unsure, values } = readTracing(ruled, hers)
  const [shown] = showItems(ruled, ['SNA'], hers)
  expect(values.get(listOf('SNA'))).toBe(Math.round(Number(shown?.shown) * 1000))
  expect([scale, unsure, values.has(neckList)]).toEqual(['measured', 0, false])
  expect([...values.values()].every(Number.isInteger)).toBe(true)
})

test('a negative value is stored as one', () => {
  const { A, B } = ruled.points
  const receding = face({ points: { ...ruled.points, ...(A && B ? { A: B, B: A } : {}) } })
  const [anb] = showItems(receding, ['ANB'], hers)
  expect(anb?.shown[0]).toBe('−')
  expect(readTracing(receding, hers).values.get(listOf('ANB'))).toBe(-1000 * Number(anb?.shown.slice(1)))
})

test('lengths have no value without a scale or by a doubted one; angles stay, and where a scale is from is said', () => {
  const lengths = (tracing: Tracing, doubted = false) => {
    const { scale, values } = readTracing(tracing, { ...hers, doubted })
    return [scale, values.has(listOf('Wits appraisal')), values.has(listOf('SNA'))]
  }
  expect(lengths(ruled)).toEqual(['measured', true, true])
  expect(lengths(face())).toEqual(['none', false, true])
  expect(lengths(ruled, true)).toEqual(['doubted', false, true])
  expect(lengths(face({ fileScale: { mmPerPixel: 0.1, provenance: 'dicom' } }))).toEqual(['measured', true, true])
  expect(lengths(face({ fileScale: { mmPerPixel: 0.1, provenance: 'detector' } as never }))).toEqual(['detector', true, true])
})

test('what is shown of a length says that nobody calibrated it, and nothing of one withheld', () => {
  const show = (tracing: Tracing, doubted = false) =>
    showItems(tracing, ['Wits appraisal', 'SNA', 'no such'], { items: {}, doubted })
  const detected = face({ fileScale: { mmPerPixel: 0.1, provenance: 'detector' } as never })
  const facts = (tracing: Tracing, doubted = false) =>
    show(tracing, doubted).map(({ item, shown, unit, approximate }) => [item, shown === '–', unit, approximate])
  expect(facts(ruled)).toEqual([
    ['Wits appraisal', false, 'mm', false],
    ['SNA', false, 'degree', false],
  ])
  expect(facts(detected)[0]).toEqual(['Wits appraisal', false, 'mm', true])
  expect(facts(face())[0]).toEqual(['Wits appraisal', true, 'mm', false])
  expect(facts(detected, true)).toEqual([
    ['Wits appraisal', true, 'mm', false],
    ['SNA', false, 'degree', false],
  ])
})

test('own measurements have lists of their own', () => {
  expect([listOf('SNA'), listOf('overjet'), exactListOf('overjet'), listOf('我的角')]).toEqual([
    'q:SNA',
    expect.stringMatching(/^[moq]:/),
    's:overjet',
    'o:我的角',
  ])
  expect([unitOf('SNA', {}), unitOf('我的角', items), unitOf('我的角', {}), unitOf('toString', {})]).toEqual([
    'degree',
    items['我的角']?.unit ?? null,
    null,
    null,
  ])
  const { values } = readTracing(ruled, { ...hers, items })
  expect(Object.keys(items).filter(item => values.has(`o:${item}`))).toEqual(Object.keys(items))
  const [sna] = showItems(ruled, ['SNA'], hers)
  expect(values.get('o:我的角')).toBe(Math.round(Number(sna?.shown) * 1000))
})
