import { expect, test } from 'vitest'
import type { ImageRow } from '../records/rows'
import { tracingText } from '../testing/traced'
import { changeText } from './log-changes'
import { movedPoints } from './moved-points'

interface Stored {
  readonly Lateral_Ceph: readonly { readonly landmark: string; readonly x: number; readonly y: number }[]
}

/** The stored face, its points changed; undefined leaves a point out. */
const changed = (by: Readonly<Record<string, readonly [number, number] | undefined>>, text = tracingText()): string => {
  const stored = JSON.parse(text) as Stored
  const points = stored.Lateral_Ceph.flatMap(point => {
    if (!(point.landmark in by)) return [point]
    const shift = by[point.landmark]
    return shift ? [{ ...point, x: point.x + shift[0], y: point.y + shift[1] }] : []
  })
  return JSON.stringify({ ...stored, Lateral_Ceph: points })
}
const noFilm: ImageRow | null = null
const changeOf = (before: unknown, after: unknown, doubted = false) => movedPoints({ before, after }, noFilm, doubted)
const before = tracingText()

test('a point’s way is in mm of the film’s scale, farthest first, and what stayed within 0.05 mm is not named', () => {
  const { points } = changeOf(before, changed({ A: [3, 4], B: [30, 40], Me: [0.3, 0.3], Pog: [0, 0.6] }))
  expect(points.map(({ name, moved, unit, state }) => [name, moved?.toFixed(2), unit, state])).toEqual([
    ['B', '5.00', 'mm', 'moved'],
    ['A', '0.50', 'mm', 'moved'],
    ['Pog', '0.06', 'mm', 'moved'],
  ])
})

test('without a scale, or by a doubted one, it is in pixels of the film', () => {
  const bare = tracingText({ ruler: false })
  expect(changeOf(bare, changed({ B: [30, 40] }, bare)).points).toMatchObject([
    { name: 'B', moved: expect.closeTo(50, 6), unit: 'px' },
  ])
  const { points, values } = changeOf(before, changed({ B: [30, 40] }), true)
  expect(points).toMatchObject([{ name: 'B', moved: expect.closeTo(50, 6), unit: 'px' }])
  expect([values.some(({ unit }) => unit === 'mm'), values.some(({ item }) => item === 'ANB')]).toEqual([false, true])
})

test('points that came and went say so, a first tracing that all of its were placed', () => {
  const without = changed({ B: undefined })
  expect(changeOf(without, before).points).toEqual([{ name: 'B', moved: null, unit: 'mm', state: 'placed' }])
  expect(changeOf(before, without).points).toEqual([{ name: 'B', moved: null, unit: 'mm', state: 'gone' }])
  const first = changeOf(null, before)
  expect([first.points.length > 40, new Set(first.points.map(({ state }) => state))]).toEqual([true, new Set(['placed'])])
})

test('values are told as they were shown, by the seven measurements of the log, and only those that changed', () => {
  const { values } = changeOf(before, changed({ B: [30, 0] }))
  const items = values.map(({ item }) => item)
  expect(items).toEqual(['ANB', 'SNB', 'Wits appraisal'])
  expect(values.map(({ unit }) => unit)).toEqual(['degree', 'degree', 'mm'])
  expect(values.every(value => value.before !== value.after && value.before !== '–' && value.after !== '–')).toBe(true)
  const first = changeOf(null, before).values
  expect(first.map(({ item }) => item)).toEqual(['ANB', 'SNA', 'SNB', 'Wits appraisal', 'FMA', 'IMPA', 'U1 to SN'])
  expect(first.every(value => value.before === '–')).toBe(true)
  expect(changeOf(before, null).values.every(value => value.after === '–' && value.unit !== ('' as never))).toBe(true)
  expect(changeOf(before, before)).toEqual({ points: [], values: [] })
})

test('a text that cannot be read counts as none', () => {
  expect(changeOf('{', before)).toEqual(changeOf(null, before))
  expect(changeOf(7, 'no tracing')).toEqual({ points: [], values: [] })
})

test('a change stands on one line of a table', () => {
  const points = [
    { name: 'B', moved: 5.04, unit: 'mm', state: 'moved' },
    { name: 'A', moved: null, unit: 'mm', state: 'gone' },
  ] as const
  const values = [
    { item: 'ANB', unit: 'degree', before: '2.1', after: '−1.0' },
    { item: 'Wits appraisal', unit: 'mm', before: '–', after: '3.2' },
  ] as const
  const fields = [
    { field: 'name', before: '甲', after: '乙' },
    { field: 'sex', before: '', after: '' },
    { field: 'notes', before: '', after: '复诊' },
  ]
  expect(changeText({ points: [...points], values: [...values], fields })).toBe(
    'B 5.0 mm; A gone; ANB 2.1° → −1.0°; Wits appraisal – mm → 3.2 mm; name 甲 → 乙; sex; notes  → 复诊',
  )
  expect(changeText(undefined)).toBe('')
})
